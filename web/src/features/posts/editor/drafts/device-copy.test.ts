import { beforeEach, expect, test, vi } from 'vitest';
import type { DeviceDraft } from '@/core/drafts/device-draft';
import type { Persisted } from '@/core/drafts/persisted';
import { DeviceCopy } from './device-copy';

const draft = { at: 1, base: null, values: { role: 'MTS' } };

function fakeStore() {
  let notify: (draft: DeviceDraft | null) => void = () => undefined;
  const write = vi.fn<(value: DeviceDraft) => boolean>(() => true);
  const remove = vi.fn<() => void>();
  const store: Persisted<DeviceDraft> = {
    owner: () => 'me',
    read: () => null,
    write,
    remove,
    subscribe: (listener) => {
      notify = listener;
      return () => undefined;
    },
  };
  return { store, write, remove, fromOtherTab: (value: DeviceDraft | null) => notify(value) };
}

let fake: ReturnType<typeof fakeStore>;
let copy: DeviceCopy;
beforeEach(() => {
  fake = fakeStore();
  copy = new DeviceCopy(fake.store);
});

test('it is written once for each news', () => {
  expect(copy.update(draft)).toBe(false);
  copy.markOutdated();
  expect(copy.update(draft)).toBe(true);
  expect(copy.update(draft)).toBe(false);
  expect(fake.write).toHaveBeenCalledTimes(1);
});

test('what could not be stored is tried again', () => {
  fake.write.mockReturnValueOnce(false);
  copy.markOutdated();
  expect(copy.update(draft)).toBe(false);
  expect(copy.update(draft)).toBe(true);
});

test('a closed copy is not written, a reopened one is', () => {
  copy.markOutdated();
  copy.close();
  expect(copy.update(draft)).toBe(false);
  copy.replace(draft);
  expect(fake.write).not.toHaveBeenCalled();
  copy.reopen();
  expect(copy.update(draft)).toBe(true);
});

test('a cleared copy is gone until there is something new', () => {
  copy.markOutdated();
  copy.clear();
  expect(fake.remove).toHaveBeenCalledTimes(1);
  expect(copy.update(draft)).toBe(false);
});

test('what another tab writes is heard of, not what it removes, and nothing once it is closed', () => {
  const heard = vi.fn<(value: DeviceDraft) => void>();
  copy.onOtherTab(heard);
  fake.fromOtherTab(draft);
  fake.fromOtherTab(null);
  copy.close();
  fake.fromOtherTab(draft);
  expect(heard.mock.calls).toEqual([[draft]]);
});
