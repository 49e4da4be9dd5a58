import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken } from '@/core/auth';
import { deviceDraft } from '@/core/drafts/device-draft';
import { draftKey } from '@/testing/drafts';
import { refusal } from '@/testing/open';
import { signIn } from '@/testing/sign-in';
import { emptyPost, type PostValues } from '../form/post-values';
import type { DraftAccount } from './account-copy';
import { chooseStart, type Version } from './conflicts/versions';
import { DraftAutosave } from './draft-autosave';

const empty = emptyPost({
  companyName: 'Zoho',
  role: 'MTS',
  companyLogo: null,
  experienceType: 'fulltime',
});
const typed = (location: string): PostValues => ({ ...empty, location });
const monday = Date.parse('2026-01-05T10:00:00.000Z');
const store = deviceDraft({ kind: 'add-post', of: 'me', name: 'zoho:fulltime' });
const stored = () => (store.read()?.values as PostValues | undefined)?.location;

/** An account that holds one draft, and refuses to save over a version that it was not told of. */
function fakeAccount(first: Version | null = null) {
  let held = first;
  const load = vi.fn<DraftAccount['load']>(() => Promise.resolve(held));
  const save = vi.fn<DraftAccount['save']>((values, basedOn) => {
    if (basedOn !== (held?.at ?? null))
      return Promise.reject(refusal('CONFLICT', 'Changed elsewhere'));
    held = { values, at: new Date().toISOString() };
    return Promise.resolve(held.at);
  });
  return { load, save, saveElsewhere: (version: Version | null) => (held = version) };
}

let stop: (() => void) | undefined;
function begin(account: DraftAccount | null, remote: Version | null | 'unknown' = null) {
  const start = chooseStart(empty, store.read(), remote === 'unknown' ? undefined : remote);
  const autosave = new DraftAutosave({ store, start, empty, account });
  stop = autosave.start();
  return autosave;
}

beforeEach(() => {
  signIn('me');
  vi.useFakeTimers({ now: monday });
});
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
  clearToken();
});

test('what is typed is on this device soon, and in the account some seconds later', async () => {
  const account = fakeAccount();
  const autosave = begin(account);
  autosave.change(typed('Chennai'));
  expect(autosave.get()).toMatchObject({ saved: null, hasUnsaved: true });
  await vi.advanceTimersByTimeAsync(600);
  expect(stored()).toBe('Chennai');
  expect(autosave.get().saved).toEqual({ at: monday + 600, where: 'device' });
  await vi.advanceTimersByTimeAsync(3400);
  expect(account.save).toHaveBeenCalledTimes(1);
  expect(autosave.get()).toMatchObject({ saved: { where: 'account' }, hasUnsaved: false });
  expect(store.read()?.base).toBe(new Date(monday + 4000).toISOString());
});

test('the account is asked once in fifteen seconds, however fast one types', async () => {
  const account = fakeAccount();
  const autosave = begin(account);
  autosave.change(typed('C'));
  await vi.advanceTimersByTimeAsync(4000);
  autosave.change(typed('Ch'));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(account.save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(account.save).toHaveBeenCalledTimes(2);
});

test('words that were typed while others are saved are still unsaved', async () => {
  const account = fakeAccount();
  const autosave = begin(account);
  let answer: (version: string) => void = () => undefined;
  account.save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  autosave.change(typed('C'));
  const saving = autosave.saveNow();
  await vi.advanceTimersByTimeAsync(0);
  autosave.change(typed('Ch'));
  answer(new Date().toISOString());
  expect(await saving).toBe(true);
  expect(autosave.get().hasUnsaved).toBe(true);
  expect(stored()).toBe('Ch');
});

test('an untouched form is no draft, in whichever template', async () => {
  const autosave = begin(fakeAccount());
  autosave.change(typed('Chennai'));
  await vi.advanceTimersByTimeAsync(600);
  autosave.change({ ...empty, postType: 'story' });
  expect(autosave.get()).toMatchObject({ saved: null, hasUnsaved: false });
  expect(store.read()).toBeNull();
});

test('words of the last visit are saved in the account as if they were typed now', async () => {
  store.write({ at: monday - 1000, base: null, values: typed('Chennai') });
  const account = fakeAccount();
  const autosave = begin(account);
  expect(autosave.get().saved).toEqual({ at: monday - 1000, where: 'device' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(account.save).toHaveBeenCalledTimes(1);
});

test('another version in the account stops all saving until the person has chosen', async () => {
  const account = fakeAccount();
  const autosave = begin(account);
  const other = { values: typed('Pune'), at: new Date(monday + 1000).toISOString() };
  account.saveElsewhere(other);
  autosave.change(typed('Chennai'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(account.save).not.toHaveBeenCalled();
  expect(autosave.get().conflict).toMatchObject({ kind: 'account-newer', values: typed('Pune') });
  autosave.resolveConflict(false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(account.save).toHaveBeenCalledExactlyOnceWith(typed('Chennai'), other.at, false);
});

test('saving at once says so when another version came between, and saves after the choice was seen', async () => {
  const account = fakeAccount();
  const autosave = begin(account);
  autosave.change(typed('Chennai'));
  account.saveElsewhere({ values: typed('Pune'), at: new Date(monday).toISOString() });
  expect(await autosave.saveNow()).toBe(false);
  expect(await autosave.saveNow()).toBe(true);
  expect(autosave.get()).toMatchObject({ conflict: null, hasUnsaved: false });
});

test('leaving saves at once, also in the account', async () => {
  const account = fakeAccount();
  const autosave = begin(account);
  autosave.change(typed('Chennai'));
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toBe('Chennai');
  await vi.advanceTimersByTimeAsync(0);
  expect(account.save).toHaveBeenCalledExactlyOnceWith(typed('Chennai'), null, true);
});

test('where the account could not be asked, leaving sends nothing over what may stand there', async () => {
  const account = fakeAccount();
  const autosave = begin(account, 'unknown');
  autosave.change(typed('Chennai'));
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(stored()).toBe('Chennai');
  expect(account.save).not.toHaveBeenCalled();
});

test('what could not be sent is saved here, and sent when the network is back', async () => {
  const account = fakeAccount();
  const autosave = begin(account);
  account.load.mockRejectedValueOnce(new Error('offline'));
  autosave.change(typed('Chennai'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(autosave.get()).toMatchObject({ saved: { where: 'device' }, hasUnsaved: true });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.get()).toMatchObject({ saved: { where: 'account' }, hasUnsaved: false });
});

test('what another tab writes is offered, and nothing is written over it', async () => {
  const autosave = begin(null);
  autosave.change(typed('Chennai'));
  const theirs = { at: monday, base: null, values: typed('Pune') };
  store.write(theirs);
  window.dispatchEvent(
    new StorageEvent('storage', { key: draftKey, newValue: JSON.stringify(theirs) }),
  );
  expect(autosave.get().conflict).toMatchObject({ kind: 'other-tab', values: typed('Pune') });
  await vi.advanceTimersByTimeAsync(600);
  expect(stored()).toBe('Pune');
});

test('what is published leaves nothing behind; what was refused is saved again', async () => {
  const autosave = begin(fakeAccount());
  autosave.change(typed('Chennai'));
  await autosave.stop();
  await vi.advanceTimersByTimeAsync(600);
  expect(store.read()).toBeNull();
  autosave.resume();
  autosave.change(typed('Chennai, on site'));
  await vi.advanceTimersByTimeAsync(600);
  expect(stored()).toBe('Chennai, on site');
  autosave.forget();
  stop?.();
  expect(store.read()).toBeNull();
});
