// Runs one TypeScript file of the api on the project's own Node: node scripts/ts.mjs
// api/src/commands/seed.ts …
import { ensure, fail, run } from './ensure.mjs';

const [file, ...rest] = process.argv.slice(2);
if (!file) fail('Usage: node scripts/ts.mjs <file.ts> [arguments]');
const { code } = await run(ensure(), ['--import', '@oxc-node/core/register', file, ...rest]);
process.exitCode = code;
