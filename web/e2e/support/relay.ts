import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** coturn, where it is installed. */
const findProgram = (): string | null => {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter))
    try {
      const program = join(folder, 'turnserver');
      accessSync(program, constants.X_OK);
      return program;
    } catch {
      // The next folder may have it.
    }
  return null;
};

/** Browsers look for ways on interfaces that lead out of the machine alone. */
const ownAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;

/** How the product is told of the TURN server that a test starts, or why there can be none. */
export type Relay =
  | { program: string; address: string; port: number; secret: string }
  | { missing: string };

/** @param port where it is going to listen */
export function findRelay(port: number): Relay {
  const program = findProgram();
  if (!program) return { missing: 'turnserver (coturn) is not installed' };
  const address = ownAddress();
  if (!address) return { missing: 'this machine has no network address of its own' };
  return { program, address, port, secret: 'a secret of the browser tests' };
}

/** Waits until something listens there: it does by TCP as well. */
async function isListening({ address, port }: { address: string; port: number }): Promise<void> {
  for (;;) {
    const socket = connect(port, address);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => {
        resolve(true);
      });
      socket.once('error', () => {
        resolve(false);
      });
    });
    socket.destroy();
    if (isOpen) return;
    await sleep(100);
  }
}

/** Starts the TURN server. @returns what stops it at once, as a cable that is pulled */
export async function startRelay(relay: Exclude<Relay, { missing: string }>): Promise<() => void> {
  const { program, address, port, secret } = relay;
  const server: ChildProcess = spawn(
    program,
    [
      '-n',
      `--listening-ip=${address}`,
      `--relay-ip=${address}`,
      `--listening-port=${port}`,
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=experiencia.example',
      '--no-tls',
      '--no-dtls',
      '--no-cli',
      '--log-file=stdout',
      '--simple-log',
      '--pidfile=/dev/null',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<never>((_, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => {
      reject(new Error(`turnserver ended with exit code ${code}`));
    });
  });
  await Promise.race([isListening(relay), ended]);
  return () => {
    ended.catch(() => undefined);
    server.kill('SIGKILL');
  };
}
