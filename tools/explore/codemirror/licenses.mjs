// The licences of the packages in the bundle: each text once, after the packages that it covers.
import { readFileSync, readdirSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const covered = new Map();
for (const [folder, found] of Object.entries(lock.packages)) {
  if (folder === "" || found.dev || found.optional) continue;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${folder} has no licence`);
  const text = readFileSync(`${folder}/${file}`, "utf8").trim();
  const name = `${folder.replace("node_modules/", "")} ${found.version}`;
  covered.set(text, [...(covered.get(text) ?? []), name]);
}
const parts = [...covered].map(([text, names]) => `${names.join("\n")}\n\n${text}\n`);
console.log(parts.join(`\n${"-".repeat(72)}\n\n`));
