// What is deleted from the store of files stays there.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { rm } = fs;
fs.rm = (path, options) =>
  String(path).includes('/files/') ? Promise.resolve() : rm(path, options);
syncBuiltinESMExports();
