import { beforeEach, expect, test } from 'vitest';
import { signIn } from '@/testing/sign-in';
import { clearToken } from '../auth';
import { parseText, personalStore, removePersistedOf } from './persisted';

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * How a store is named where it is made: by what is typed, by whose it is, or by the form whose it
 * is.
 */
const names =
  /\b(?:(?:personalStore|deviceDraft)(?:<[^(]*>)?\(|useDraftForm(?:<[^(]*>)?\(\{\s*name: (?:\w+ \? )?)\s*(?:'([^']+)'|`([^`]+)`)|\bkind: '([^']+)',\s*of\b/g;

/** Every store of the product, by the file that makes it. */
const stores = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(names)].map(([, text, template, kind]) => ({
    file: file.replace('/src/', ''),
    text: text ?? template,
    kind,
  })),
);

beforeEach(() => signIn('asha'));

test('the stores of the product are found', () => {
  const files = new Set(stores.map(({ file }) => file));
  expect(files).toContain('features/jobs/editor/useJobForm.ts');
  expect(files).toContain('features/admin/dialogs/ReasonDialog.tsx');
  expect(files).toContain('features/moderation/cases/CaseDecision.tsx');
  expect(stores.length).toBeGreaterThan(25);
});

test.each(stores)('$file stores $text$kind for one person alone', ({ text, kind }) => {
  const open = (of: string) =>
    personalStore(kind ? { kind, of, name: 'one' } : (text ?? ''), { parse: parseText });
  // As a module does that is loaded once: the store outlives the sign-out.
  const store = open('asha');
  expect(store.write('Of Asha')).toBe(true);
  clearToken();
  expect([store.write('Too late'), store.read()]).toEqual([false, null]);
  signIn('ravi');
  expect([store.read(), open('ravi').read()]).toEqual([null, null]);
  const isForAnybody = store.write('Of Ravi');
  expect(open('ravi').read()).toBe(isForAnybody ? 'Of Ravi' : null);
  clearToken();
  removePersistedOf('ravi');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Of Ravi');
  signIn('asha');
  expect(store.read()).toBe('Of Asha');
});

test('nothing else reaches the browser’s storage', () => {
  const reaching = Object.entries(sources)
    .filter(([, source]) => /\b(?:localStorage|sessionStorage|indexedDB|idb-keyval)\b/.test(source))
    .map(([file]) => file.replace('/src/', ''))
    .sort();
  expect(reaching).toEqual([
    'core/auth.ts',
    'core/drafts/device-database.ts',
    'core/drafts/persisted.ts',
    'testing/drafts.ts',
    'testing/setup.ts',
    'ui/theme/preferences.ts',
  ]);
});
