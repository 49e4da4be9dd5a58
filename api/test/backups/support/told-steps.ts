import type * as Fs from 'node:fs';
import type * as FsPromises from 'node:fs/promises';

/** What is done to names and files, each told before it is done. */
export const steps = { before: (_what: string, _path: string): void => undefined };

/** A function of the file system whose calls are told. */
export const told =
  <Args extends [path: unknown, ...unknown[]], Result>(
    what: string,
    real: (...args: Args) => Result,
  ) =>
  (...args: Args): Result => {
    steps.before(what, String(args[0]));
    return real(...args);
  };

type Write = (...args: [unknown, ...unknown[]]) => unknown;

/** What replaces the two modules in a test: renaming, removing and writing are told. */
export const toldPromises = (real: typeof FsPromises) => ({
  ...real,
  rename: told('rename', real.rename),
  rm: told('rm', real.rm),
  writeFile: told('write', real.writeFile as Write),
});
export const toldFs = (real: typeof Fs) => ({
  ...real,
  renameSync: told('rename', real.renameSync),
  writeFileSync: told('write', real.writeFileSync as Write),
});
