import { basename, dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { disk } from '../../program/disk.ts';
import { LogSync } from './log-sync.ts';

/** A file or folder in the file system of the database. */
interface Node {
  name: string;
}

interface Stream {
  node: Node;
  /** The descriptor of the real file. */
  nfd: number;
}

interface Attributes {
  /** In bytes: the file is cut, or made longer. */
  size?: number;
}

/** What is used of Emscripten's NODEFS, which has no types. */
interface NodeFileSystem {
  realPath(node: Node): string;
  /** Turns errors of the system into those of the database's own file system. */
  tryFSOperation<T>(work: () => T): T;
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write(stream: Stream, ...rest: unknown[]): number;
    setattr(stream: Stream, attributes: Attributes): void;
  };
  node_ops: {
    setattr(node: Node, attributes: Attributes): void;
    mknod(parent: Node, name: string, ...rest: unknown[]): Node;
    symlink(parent: Node, name: string, ...rest: unknown[]): void;
    rename(node: Node, parent: Node, name: string): void;
    unlink(parent: Node, name: string): void;
    rmdir(parent: Node, name: string): void;
  };
}

type FileSystemOptions = Parameters<NodeFS['init']>[1];
type PostgresModule = Parameters<NonNullable<FileSystemOptions['preRun']>[number]>[0];

/** A file of the write-ahead log; one that is being made has another name. */
const isLogFile = (path: string): boolean => /[/\\]pg_wal[/\\][0-9A-F]{24}$/.test(path);

/**
 * The folder of an embedded database, whose syncs reach the disk: NODEFS by itself knows none.
 * Those of the log are taken by `log`, all others are made at once.
 */
export class SyncedFolder extends NodeFS {
  readonly log = new LogSync();
  /** Folders in which names have changed since they were synced. */
  readonly #changed = new Set<string>();
  /** Files and folders that are on the disk as they are. */
  readonly #unchanged: Set<string>;

  /**
   * @param synced files and folders that are on the disk: after a crash PostgreSQL asks once more
   *   that each of them be, a thousand syncs during which nobody is answered
   */
  constructor(folder: string, synced: ReadonlySet<string> = new Set()) {
    super(folder);
    this.#unchanged = new Set(synced);
  }

  /** From now on each wish for a sync is followed. */
  endStart(): void {
    this.#unchanged.clear();
  }

  override async init(pg: PGlite, options: FileSystemOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSyncs = (module: PostgresModule): void => {
      this.#addSyncs((module as unknown as { NODEFS: NodeFileSystem }).NODEFS);
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addSyncs],
      },
    };
  }

  override async closeFs(): Promise<void> {
    this.log.close();
    await super.closeFs();
  }

  #addSyncs(files: NodeFileSystem): void {
    const syncLog = (): void => {
      files.tryFSOperation(() => {
        this.log.syncNow();
      });
    };
    this.#watchBytes(files, syncLog);
    this.#watchNames(files, syncLog);
  }

  /** What is written, cut and synced of files. */
  #watchBytes(files: NodeFileSystem, syncLog: () => void): void {
    const { stream_ops: streams, node_ops: nodes } = files;
    const before = { ...streams };
    const written = (node: Node): void => {
      if (this.#unchanged.size > 0) this.#unchanged.delete(files.realPath(node));
    };
    streams.fsync = (stream) => {
      files.tryFSOperation(() => {
        this.#sync(files.realPath(stream.node), stream.nfd);
      });
      return 0;
    };
    streams.write = (stream, ...rest) => {
      written(stream.node);
      if (this.log.isBehind && !isLogFile(files.realPath(stream.node))) syncLog();
      return before.write(stream, ...rest);
    };
    streams.setattr = (stream, attributes) => {
      written(stream.node);
      if (attributes.size !== undefined) syncLog();
      before.setattr(stream, attributes);
    };
    const cutByName = nodes.setattr;
    nodes.setattr = (node, attributes) => {
      written(node);
      if (attributes.size !== undefined) syncLog();
      cutByName(node, attributes);
    };
  }

  /** Names of files and folders that come and go. */
  #watchNames(files: NodeFileSystem, syncLog: () => void): void {
    const { node_ops: nodes } = files;
    const before = { ...nodes };
    const changedIn = (folder: string, name: string): void => {
      this.#changed.add(folder);
      this.#unchanged.delete(folder);
      this.#unchanged.delete(join(folder, name));
    };
    const changed = (parent: Node, name: string): void => {
      changedIn(files.realPath(parent), name);
    };
    nodes.mknod = (parent, name, ...rest) => {
      const node = before.mknod(parent, name, ...rest);
      changed(parent, name);
      return node;
    };
    nodes.symlink = (parent, name, ...rest) => {
      before.symlink(parent, name, ...rest);
      changed(parent, name);
    };
    nodes.rename = (node, parent, name) => {
      syncLog();
      const from = files.realPath(node);
      before.rename(node, parent, name);
      changedIn(dirname(from), basename(from));
      changed(parent, name);
    };
    nodes.unlink = (parent, name) => {
      syncLog();
      before.unlink(parent, name);
      changed(parent, name);
    };
    nodes.rmdir = (parent, name) => {
      syncLog();
      before.rmdir(parent, name);
      changed(parent, name);
    };
  }

  /** A file that is on the disk is found there only if its name is too. */
  #sync(path: string, descriptor: number): void {
    if (this.#unchanged.has(path)) return;
    if (isLogFile(path)) this.log.ask(path);
    else {
      this.log.syncNow();
      disk.syncFile({ path, descriptor });
    }
    const folder = dirname(path);
    if (this.#changed.delete(folder)) disk.syncFolder(folder);
  }
}
