// npm run dev: the api on PORT (4000), restarted on every change; the web on 5173 with hot reload,
// passing calls to it.
import { spawn } from 'node:child_process';
import { ensure, envFile, root, tool, toolEnv } from './ensure.mjs';

const node = ensure();
const port = process.env.PORT ?? '4000';
const env = toolEnv({ API_URL: process.env.API_URL ?? `http://localhost:${port}` });
const start = (args) => spawn(node, args, { cwd: root, env, stdio: 'inherit' });

const children = [
  start([
    ...envFile(),
    '--watch',
    '--watch-preserve-output',
    '--import',
    '@oxc-node/core/register',
    'api/src/main.ts',
  ]),
  start([tool('vite'), '--config', 'web/vite.config.ts']),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
