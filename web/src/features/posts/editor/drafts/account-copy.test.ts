import { expect, test, vi } from 'vitest';
import { refusal } from '@/testing/open';
import { emptyPost } from '../form/post-values';
import { AccountCopy, type DraftAccount } from './account-copy';

const empty = emptyPost({
  companyName: 'Zoho',
  role: 'MTS',
  companyLogo: null,
  experienceType: 'fulltime',
});
const words = { ...empty, location: 'Chennai' };
const others = { ...empty, location: 'Pune' };
const conflict = refusal('CONFLICT', 'Changed elsewhere');
const monday = '2026-01-05T10:00:00.000Z';
const tuesday = '2026-01-06T10:00:00.000Z';

function copyOf(account: Partial<DraftAccount>, base: string | null | undefined) {
  const load = vi.fn<DraftAccount['load']>(account.load ?? (() => Promise.resolve(null)));
  const save = vi.fn<DraftAccount['save']>(account.save ?? (() => Promise.resolve(tuesday)));
  return { copy: new AccountCopy({ account: { load, save }, base, empty }), load, save };
}

test('a save goes on from the version that is known, and knows the new one', async () => {
  const { copy, save } = copyOf({}, monday);
  expect(await copy.save(words)).toBeNull();
  expect(save).toHaveBeenCalledExactlyOnceWith(words, monday, false);
  expect(copy.base).toBe(tuesday);
  expect(copy.savedAt).toBeGreaterThan(0);
});

test('a version that came between is a conflict, and nothing is saved', async () => {
  const { copy } = copyOf(
    {
      load: () => Promise.resolve({ values: others, at: tuesday }),
      save: () => Promise.reject(conflict),
    },
    monday,
  );
  expect(await copy.save(words)).toEqual({
    kind: 'account-newer',
    values: others,
    at: Date.parse(tuesday),
    base: tuesday,
  });
  expect(copy.savedAt).toBe(0);
});

test('a conflict over the same words is an answer that was lost: it is saved once more', async () => {
  const { copy, save } = copyOf(
    { load: () => Promise.resolve({ values: words, at: tuesday }) },
    monday,
  );
  save.mockRejectedValueOnce(conflict);
  expect(await copy.save(words)).toBeNull();
  expect(save).toHaveBeenLastCalledWith(words, tuesday);
});

test('another refusal is thrown', async () => {
  const { copy } = copyOf({ save: () => Promise.reject(new Error('offline')) }, null);
  await expect(copy.save(words)).rejects.toThrow('offline');
});

test('a draft that was there and is not any more is gone', async () => {
  const { copy } = copyOf({}, monday);
  expect(await copy.findConflict(words)).toMatchObject({ kind: 'gone', values: empty, base: null });
});

test('the version that the words go on from is none, and so is no version', async () => {
  const same = copyOf({ load: () => Promise.resolve({ values: others, at: monday }) }, monday);
  expect(await same.copy.findConflict(words)).toBeNull();
  const none = copyOf({}, undefined);
  expect(await none.copy.findConflict(words)).toBeNull();
  expect(none.copy.base).toBeNull();
});

test('without an account nothing is asked and nothing is saved', async () => {
  const copy = new AccountCopy({ account: null, base: monday, empty });
  expect(copy.exists).toBe(false);
  expect(await copy.save(words)).toBeNull();
  expect(await copy.findConflict(words)).toBeNull();
  expect(copy.base).toBe(monday);
});
