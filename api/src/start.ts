// Where the built program begins (`dist/server/main.js`). Compiling its modules is a good part of a
// start: what was compiled is kept for the next one, also of a process that will be killed.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Beside the build, with which it goes, or where NODE_COMPILE_CACHE says. Where that can't be
// written, all is compiled anew.
enableCompileCache(join(import.meta.dirname, '.compiled'));
// It returns once the port is open.
await import('./main.ts');
flushCompileCache();
