// Something is looked for again and again, although nobody asks.
setInterval(() => {
  const end = performance.now() + 5;
  while (performance.now() < end);
}, 100).unref();
