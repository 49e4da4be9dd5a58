// A file gets its name only a second after it was said to have it.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { rename } = fs;
fs.rename = (from, to) => {
  setTimeout(() => {
    rename(from, to).catch(() => undefined);
  }, 1000);
  return Promise.resolve();
};
syncBuiltinESMExports();
