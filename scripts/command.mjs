// npm run backup, npm run restore: a command of the built product, with the settings of a start.
import { ensureBuilt } from './build.mjs';
import { ensure, envFile, fail, inRoot, run, toolEnv } from './ensure.mjs';

const [name, ...rest] = process.argv.slice(2);
if (!name) fail('Usage: node scripts/command.mjs <name> [arguments]');
const node = ensure();
await ensureBuilt(node, ['server']);
// Compiling its modules is a sixth of a short command's work: what the server has compiled serves
// it, and the other way round (api/src/start.ts).
const { NODE_COMPILE_CACHE = inRoot('dist', 'server', '.compiled') } = process.env;
const args = [...envFile(), inRoot('dist', 'server', `${name}.js`), ...rest];
const { code } = await run(node, args, { env: toolEnv({ NODE_COMPILE_CACHE }) });
process.exitCode = code;
