import { openSync } from 'node:fs';

/** A file is left open each second. */
setInterval(() => {
  openSync('/dev/null', 'r');
}, 1000).unref();
