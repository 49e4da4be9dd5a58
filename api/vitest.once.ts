import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What a module of the api asks for that is another thing where the tests have servers. */
export const askedOfServers = /\bTEST_(?:DATABASE_URL|REDIS_URL|TRUSTED_DOCUMENTS)\b/;
/** Given by global-setup.ts: of an embedded database or of one on the server. */
const given = /'migratedDatabase'/;

/** Also what is imported while it runs; types alone load nothing. */
const imported =
  /(?:^(?:import|export) (?!type )[^'"]*?|\bimport\()'(\.{1,2}\/[^']+\.(?:tsx?|mjs))'/gm;
/** Nobody can tell beforehand what it loads. */
const madeUp = /\bimport\((?!')/;

/** The modules that each module of the api names, by their paths. */
const read = new Map<string, { names: string[]; isOther: boolean }>();
function look(path: string): { names: string[]; isOther: boolean } {
  const known = read.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const found = {
    names: [...text.matchAll(imported)].map(([, name = '']) => resolve(dirname(path), name)),
    isOther: askedOfServers.test(text) || given.test(text),
  };
  read.set(path, found);
  return found;
}

function reachesOther(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const { names, isOther } = look(path);
  return isOther || names.some((name) => reachesOther(name, seen));
}

/**
 * Tests of which a run on servers says what the embedded one has said: neither they nor what they
 * load asks whether there are any.
 * @returns their paths in this folder
 */
export const toldOnce = (): string[] =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => {
      const whole = join(import.meta.dirname, path);
      return !reachesOther(whole) && !madeUp.test(readFileSync(whole, 'utf8'));
    })
    .map((path) => path.replaceAll('\\', '/'));

/**
 * They start the product on an embedded database, in processes of their own, whichever servers a
 * run has. They are not found out as the others are told once: the client of tests that they sign
 * in with knows the documents by hash, which no process of the product does.
 */
export const embeddedAlways = [
  'backups/backups',
  'backups/backups-by-hand',
  'backups/backups-restored',
  'process/embedded-full',
  'process/process',
].map((name) => `test/${name}.test.ts`);
