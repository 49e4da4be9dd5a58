// npm start: packages, build, then the server in this very place.
// Its line in package.json begins with `exec`: without, a signal ends the shell between npm and us
// and never arrives here. Windows has no `exec` and takes the second half of the line.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureBuilt } from './build.mjs';
import { ensure, envFile, fail, inRoot, root, toolEnv } from './ensure.mjs';

const node = ensure();
await ensureBuilt(node);

const args = [
  ...envFile(),
  // What a start needs of the young generation, a server that nobody uses would keep.
  '--max-semi-space-size=8',
  inRoot('dist', 'server', 'main.js'),
  ...process.argv.slice(2),
];
// What libraries free goes back to the system: glibc keeps it, a heap for each thread, 100 MB.
const env = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...toolEnv() };

if (process.execve && process.platform !== 'win32') {
  // Becomes the server: signals and exit code need no one to carry them.
  process.removeAllListeners('warning');
  process.chdir(root);
  process.execve(node, [node, ...args], env);
}

// A Node without execve (the machine's own, on the first start) stays as a messenger.
const server = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  // Ctrl-C in a terminal reaches the server by itself: twice would mean "now".
  process.on(signal, () =>
    signal === 'SIGINT' && process.stdin.isTTY ? undefined : server.kill(signal),
  );
}
server.on('error', (error) => fail(`The server could not be started: ${error.message}`));
server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
