import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { eventually } from '../../src/testing/eventually.ts';
import { buildServer, dataFolder, freePort, start } from './process.ts';

const waitingSeconds = 240;

/**
 * Does something once for all files of a run, which begin in any order and side by side; who comes
 * while it is done waits for it.
 * @param work is given a path of the run that is its own
 * @returns that path
 * @throws for each of them when it failed, or did not end within some minutes
 */
async function oncePerRun(name: string, work: (path: string) => Promise<void>): Promise<string> {
  const path = join(inject('runFolder'), name);
  const ended = `${path}.ended`;
  const isFirst = mkdirSync(`${path}.begun`, { recursive: true }) !== undefined;
  if (isFirst) {
    writeFileSync(`${ended}.new`, await work(path).then(() => '', String));
    renameSync(`${ended}.new`, ended);
  }
  await eventually(() => existsSync(ended), name, waitingSeconds);
  const failure = readFileSync(ended, 'utf8');
  if (failure) throw new Error(`${name}: ${failure}`);
  return path;
}

/** Builds the server as `buildServer` does: two at a time would write over one another. */
export async function builtServer(): Promise<void> {
  await oncePerRun('server', () => Promise.resolve(buildServer()));
}

/** Starts the built product in a folder, and ends it in order. */
async function startOnce(env: Record<string, string>): Promise<void> {
  const college = await start({ ...env, PORT: String(await freePort()) }).ready();
  if ((await college.end('SIGTERM')) !== 0) throw new Error(college.output());
}

/** A copy, as programs write into what they are started in. */
function copyOf(made: string): string {
  const folder = dataFolder();
  cpSync(made, folder, { recursive: true });
  return folder;
}

async function makeDemo(path: string): Promise<void> {
  const making = dataFolder();
  await startOnce({ DATA_DIR: making, DEMO_DATA: 'on' });
  renameSync(making, path);
}

/**
 * A data folder in which the built product has made its demo college, and ended. Making it takes
 * longer than most stories of it, so each gets a copy.
 */
export async function demoFolder(): Promise<string> {
  await builtServer();
  return copyOf(await oncePerRun('demo-college', makeDemo));
}
