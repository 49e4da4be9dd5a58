import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DocumentKind } from '../../../../schema/rules/files/files.ts';
import type { DocumentLook } from './document-content.ts';

/** A document that is looked into. */
export interface DocumentTask {
  kind: DocumentKind;
  bytes: Uint8Array;
}

/** What one look may take. One into a file of 10 MB takes a fraction of a second. */
const lookLimits = { milliseconds: 10_000, heapMegabytes: 256 } as const;
/** Starting a process takes longer than looking: it stays for the next document. */
const idleMilliseconds = 30_000;

/** What is answered to a document that ended its process, or took too long. */
const refused: DocumentLook = { content: 'mixed', pages: null };

/** The program, which is compiled as this file is. */
const program = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './documents.child.ts' : './documents.child.js',
    import.meta.url,
  ),
);

/**
 * Starts a process that may read files and do nothing else with them: it writes none, starts no
 * programs and knows none of the server's settings.
 * @throws unless it starts
 */
async function startProcess(heapMegabytes: number): Promise<ChildProcess> {
  const child = fork(program, {
    env: {},
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--permission',
      '--allow-fs-read=*',
      '--no-warnings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It keeps no server from ending.
  child.unref();
  child.channel?.unref();
  const gone = once(child, 'exit').then(() => {
    throw new Error('The process that looks into documents did not start');
  });
  const tooLate = setTimeout(() => child.kill('SIGKILL'), lookLimits.milliseconds);
  try {
    // An `error` rejects both.
    await Promise.race([once(child, 'message'), gone]);
  } finally {
    clearTimeout(tooLate);
    gone.catch(() => undefined);
  }
  // What fails later (sending, killing) shows in its end.
  child.on('error', () => undefined);
  return child;
}

/**
 * Sends a document and waits for what was seen.
 * @returns null where the process ended instead
 */
function lookWith(
  child: ChildProcess,
  task: DocumentTask,
  milliseconds: number,
): Promise<DocumentLook | null> {
  return new Promise((resolve) => {
    const finish = (look: DocumentLook | null): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd);
      if (!look) child.kill('SIGKILL');
      resolve(look);
    };
    const onMessage = (look: unknown): void => finish(look as DocumentLook);
    const onEnd = (): void => finish(null);
    const timer = setTimeout(onEnd, milliseconds);
    child.once('message', onMessage).once('exit', onEnd);
    child.send(task, (error) => {
      if (error) finish(null);
    });
  });
}

/**
 * A process that looks into documents one after another, started when the first one comes. Whatever
 * a document does to it, the server goes on: V8 ends a whole process whose memory is used up, not
 * one of its threads.
 */
export class DocumentProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly heapMegabytes: number;
  private readonly milliseconds: number;

  /** @param milliseconds for one look, from its start */
  constructor(
    heapMegabytes: number = lookLimits.heapMegabytes,
    milliseconds: number = lookLimits.milliseconds,
  ) {
    this.heapMegabytes = heapMegabytes;
    this.milliseconds = milliseconds;
  }

  /**
   * Looks into one document, while no other is looked into here.
   * @returns `mixed` too for what takes more than its time or memory
   * @throws when no process can be started
   */
  async look(task: DocumentTask): Promise<DocumentLook> {
    clearTimeout(this.idle);
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null)
      this.child = await startProcess(this.heapMegabytes);
    const { child } = this;
    const look = await lookWith(child, task, this.milliseconds);
    if (look) this.idle = setTimeout(() => this.end(), idleMilliseconds).unref();
    else this.child = null;
    return look ?? refused;
  }

  /** Ends the process; the next document starts another one. */
  private end(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}
