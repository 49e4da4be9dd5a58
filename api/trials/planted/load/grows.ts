// A megabyte that nobody gives back, each second.
const kept: Buffer[] = [];
setInterval(() => kept.push(Buffer.alloc(1024 * 1024, 1)), 1000).unref();
