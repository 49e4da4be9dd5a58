import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Log } from '../log.ts';
import { fitsSocket, listenAlone, socketOf } from './door.ts';

const name = 'command';

type Answer = { said: string } | { error: string };

/** What another program of this machine may have a running server do, by name. */
export type Commands = Readonly<Record<string, () => Promise<string>>>;

async function answerTo(commands: Commands, command: string, log: Log): Promise<Answer> {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) return { error: `The server that runs does not know ${command}.` };
  try {
    return { said: await run() };
  } catch (error) {
    log.error({ err: error }, `${command} did not end well`);
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** A command is a word: who sends more, or nothing, sends none. */
const mostBytes = 200;
const lineMilliseconds = 5000;

/** Hears the one command of a connection; one that is too long, or does not come, ends it. */
function hear(socket: Socket, obey: (command: string) => void): void {
  const late = setTimeout(() => socket.destroy(), lineMilliseconds);
  late.unref();
  let bytes = 0;
  socket
    .on('error', () => undefined)
    .once('close', () => {
      clearTimeout(late);
    })
    .on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) socket.destroy();
    });
  createInterface({ input: socket }).once('line', (command) => {
    clearTimeout(late);
    if (!socket.destroyed) obey(command);
  });
}

/**
 * Lets another program of this machine, started by whoever may use the folder, have this process do
 * what needs the embedded database, which one process alone holds.
 * @returns closes the door
 */
export function openCommandDoor(dataDir: string, commands: Commands, log: Log): () => void {
  const path = socketOf(dataDir, name);
  if (!fitsSocket(path)) {
    log.warn('DATA_DIR: its path is too long for commands while the server runs');
    return () => undefined;
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    hear(socket, (command) => {
      void answerTo(commands, command, log).then((answer) => {
        socket.end(`${JSON.stringify(answer)}\n`);
      });
    });
  });
  server.on('error', (error) => {
    log.warn({ err: error }, 'commands can be given only while the server is stopped');
  });
  listenAlone(server, path);
  server.unref();
  return () => {
    server.close();
  };
}

/**
 * Has the server that holds the embedded database do something.
 * @returns what it says once that is done; null where no server runs that takes commands
 * @throws Error with what the server says
 */
export async function haveServerDo(dataDir: string, command: string): Promise<string | null> {
  const path = socketOf(dataDir, name);
  // No server has one; the system may cut the path off, and lead to that of another folder.
  if (!fitsSocket(path)) return null;
  const socket = connect({ path });
  const isConnected = await new Promise<boolean>((resolved) => {
    socket.once('connect', () => resolved(true)).once('error', () => resolved(false));
  });
  if (!isConnected) return null;
  socket.on('error', () => undefined);
  socket.write(`${command}\n`);
  for await (const line of createInterface({ input: socket })) {
    socket.end();
    const answer = JSON.parse(line) as Answer;
    if ('error' in answer) throw new Error(answer.error);
    return answer.said;
  }
  throw new Error('The server was stopped before it had answered.');
}
