import type * as Fs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistentSecret } from './secrets.ts';

/** What a kill at each write leaves of a file: its name, and nothing in it. */
const cut = vi.hoisted(() => ({ seen: (_file: string): void => undefined }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof Fs>();
  return {
    ...real,
    writeFileSync(...args: Parameters<typeof real.writeFileSync>) {
      const [file, , options] = args;
      real.writeFileSync(file, '', options);
      cut.seen(String(file));
      real.writeFileSync(file, args[1], { mode: 0o600 });
    },
  };
});

describe('a secret that is made', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'experiencia-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const names = (): string[] => readdirSync(join(folder, 'secrets')).sort();

  it('is never an empty one, where the process is killed in the midst', () => {
    cut.seen = () => {
      throw new Error('killed');
    };
    expect(() => persistentSecret(folder, 'a')).toThrow('killed');
    cut.seen = () => undefined;
    expect(persistentSecret(folder, 'a')).toHaveLength(64);
  });

  it('is one for all that start together', () => {
    cut.seen = () => {
      cut.seen = () => undefined;
      persistentSecret(folder, 'a');
    };
    const secret = persistentSecret(folder, 'a');
    expect(secret).toBe(readFileSync(join(folder, 'secrets/a'), 'utf8'));
    expect(persistentSecret(folder, 'a')).toBe(secret);
    expect(names()).toEqual(['a']);
  });
});
