import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { EmbeddedCopy } from '../database/embedded/embedded-copy.ts';
import type { Log } from '../log.ts';
import { BackupError } from './bytes.ts';

/** The system takes no longer names of sockets. */
const mostPathBytes = 100;

/**
 * Where a server that holds the embedded database is asked: by whoever may use its folder.
 * @param name of what is asked for there
 */
export function socketOf(dataDir: string, name: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\experiencia-${name}-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`;
  const path = join(resolve(dataDir), `${name}.socket`);
  const shorter = relative('', path);
  return shorter.length < path.length ? shorter : path;
}

/** Whether the system takes the path of a socket. */
export const fitsSocket = (path: string): boolean => Buffer.byteLength(path) <= mostPathBytes;

/** Listens at a path where only whoever owns the process may ask, from its first moment. */
export function listenAlone(server: Server, path: string): void {
  if (process.platform === 'win32') {
    server.listen({ path });
    return;
  }
  rmSync(path, { force: true });
  const usual = process.umask(0o177);
  try {
    // The socket is made by the call itself, not later.
    server.listen({ path });
  } finally {
    process.umask(usual);
  }
}

const doorOf = (dataDir: string): string => socketOf(dataDir, 'backup');

type Answer = { copy: string } | { error: string };

async function serve(copy: EmbeddedCopy, socket: Socket, log: Log): Promise<void> {
  const tell = (answer: Answer): void => {
    socket.write(`${JSON.stringify(answer)}\n`);
  };
  if (copy.isUsed) {
    tell({ error: 'Another backup is being made.' });
    socket.end();
    return;
  }
  const givenBack = new Promise((resolved) => {
    socket.once('end', resolved).once('close', resolved).resume();
  });
  try {
    tell({ copy: await copy.begin() });
  } catch (error) {
    log.error({ err: error }, 'the embedded database could not be copied for a backup');
    tell({ error: error instanceof Error ? error.message : String(error) });
    socket.end();
  }
  await givenBack;
  await copy.end();
  socket.end();
}

/**
 * Lets another program of this machine, `npm run backup`, have a copy of the embedded database that
 * this process holds. The copy is there until that program ends its side, or is gone; it hears that
 * the copy is removed by the end of this side.
 * @returns closes the door
 */
export function openDoor(dataDir: string, copy: EmbeddedCopy, log: Log): () => void {
  const path = doorOf(dataDir);
  if (!fitsSocket(path)) {
    log.warn('DATA_DIR: its path is too long for backups while the server runs');
    return () => undefined;
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    void serve(copy, socket, log).catch((error: unknown) => {
      log.error({ err: error }, 'the copy of the embedded database could not be removed');
    });
  });
  server.on('error', (error) => {
    log.warn({ err: error }, 'backups can be made only while the server is stopped');
  });
  listenAlone(server, path);
  server.unref();
  return () => {
    server.close();
  };
}

/** Ends one side. @returns when the other has ended too */
const end = (socket: Socket): Promise<void> =>
  new Promise((resolved) => {
    if (socket.destroyed) resolved();
    else
      socket
        .once('close', () => resolved())
        .resume()
        .end();
  });

/**
 * Asks the server that holds the embedded database for a copy of it.
 * @returns the copy's folder, and what gives it back and waits until it is gone; null where no
 *   server runs
 * @throws BackupError with what the server says
 */
export async function askForCopy(
  dataDir: string,
): Promise<{ copy: string; giveBack(): Promise<void> } | null> {
  const path = doorOf(dataDir);
  // No server has one; the system may cut the path off, and lead to that of another folder.
  if (!fitsSocket(path)) return null;
  const socket = connect({ path });
  const isConnected = await new Promise<boolean>((resolved) => {
    socket.once('connect', () => resolved(true)).once('error', () => resolved(false));
  });
  if (!isConnected) return null;
  socket.on('error', () => undefined);
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as Answer;
    if ('error' in answer) {
      socket.destroy();
      throw new BackupError(answer.error);
    }
    return { copy: answer.copy, giveBack: () => end(socket) };
  }
  throw new BackupError('The server was stopped before it had answered.');
}
