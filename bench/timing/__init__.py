"""How samples are taken, and what their ratios say."""
