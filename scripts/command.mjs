// npm run backup, npm run restore: a command of the built product, with the settings of a start.
import { ensureBuilt } from './build.mjs';
import { ensure, envFile, fail, inRoot, run } from './ensure.mjs';

const [name, ...rest] = process.argv.slice(2);
if (!name) fail('Usage: node scripts/command.mjs <name> [arguments]');
const node = ensure();
await ensureBuilt(node, ['server']);
const { code } = await run(node, [...envFile(), inRoot('dist', 'server', `${name}.js`), ...rest]);
process.exitCode = code;
