"""What distribute-parallel and interchange-parallel share: values kept between thread loops."""
