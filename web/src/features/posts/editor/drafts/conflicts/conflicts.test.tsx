import { draftTexts } from '@schema/rules/posts/posts-texts';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { post } from '@/testing/builders';
import { accountDraft, ago, draftKey, saveDraft, storeDraft } from '@/testing/drafts';
import { refusal } from '@/testing/open';
import { fillCrisp, openAddPost, press, put, type } from '@/testing/writing';
import AddPostPage from '../../../pages/AddPostPage';

const minute = 60_000;
const location = () => screen.getByLabelText(/Job location/);
afterEach(() => {
  vi.useRealTimers();
});

test('the newer of two versions is offered: the one in the account', async () => {
  storeDraft('Pune', 60 * minute);
  const { sent } = await openAddPost(AddPostPage, {
    answers: {
      PostDraft: () => accountDraft(ago(minute), { location: 'Chennai' }),
      ...saveDraft(),
    },
  });
  expect(screen.getByText('A newer version of this draft is in your account')).toBeInTheDocument();
  expect(location()).toHaveValue('Pune');
  await press('Use the newer version');
  expect(location()).toHaveValue('Chennai');
  expect(
    screen.queryByText('A newer version of this draft is in your account'),
  ).not.toBeInTheDocument();
  expect(sent('SaveDraft')).toHaveLength(0);
});

test('the newer of two versions is offered: the one on this device, and nothing is overwritten before one has chosen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  storeDraft('Pune', minute);
  const inAccount = accountDraft(ago(60 * minute), { location: 'Chennai' });
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: () => inAccount, ...saveDraft() },
  });
  expect(
    screen.getByText('What is here is newer than the draft in your account'),
  ).toBeInTheDocument();
  await put(location(), ' and Goa');
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(sent('SaveDraft')).toHaveLength(0);
  await press('Keep the newer version');
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(sent('SaveDraft')).toMatchObject([{ input: { location: 'Pune and Goa' } }]);
});

test('words that go on from the saved draft are no second version, and the account gets them without another key pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const savedAt = ago(5 * minute);
  storeDraft('Pune', minute, savedAt);
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: () => accountDraft(savedAt, { location: 'Chennai' }), ...saveDraft() },
  });
  expect(location()).toHaveValue('Pune');
  expect(screen.queryByRole('button', { name: /version|saved draft/ })).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(sent('SaveDraft')).toMatchObject([{ basedOn: savedAt, input: { location: 'Pune' } }]);
});

test('two tabs: the words of the other are offered, and neither is overwritten in silence', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const { sent } = await openAddPost(AddPostPage, { answers: saveDraft() });
  await put(location(), 'Pune');
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: draftKey, newValue: storeDraft('Chennai', 0) }),
    );
  });
  expect(await screen.findByText('This draft was changed in another tab')).toBeInTheDocument();
  await put(location(), ' and Goa');
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(sent('SaveDraft')).toHaveLength(0);
  expect(localStorage.getItem(draftKey)).toContain('"Chennai"');
  await press('Use the words of that tab');
  expect(location()).toHaveValue('Chennai');
});

test('who publishes beside another tab leaves its words where they are', async () => {
  await openAddPost(AddPostPage, {
    answers: { ...saveDraft(), PublishPost: () => ({ publishPost: post('new') }) },
  });
  await fillCrisp();
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: draftKey, newValue: storeDraft('Goa', 0) }),
    );
  });
  expect(await screen.findByText('This draft was changed in another tab')).toBeInTheDocument();
  await press('Add Experience');
  await press('Submit Post');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(localStorage.getItem(draftKey)).toContain('"Goa"');
  localStorage.clear();
});

test('another device went on meanwhile: neither a save by itself nor Save as Draft goes over its words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  let found: object = { draft: null };
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: () => found, ...saveDraft() },
  });
  found = accountDraft(ago(0), { location: 'Chennai' });
  await put(location(), 'Pune');
  await press('Save as Draft');
  expect(
    await screen.findByText('A newer version of this draft is in your account'),
  ).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(sent('SaveDraft')).toHaveLength(0);
  await press('Keep what is here');
  await press('Save as Draft');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(sent('SaveDraft')).toMatchObject([{ input: { location: 'Pune' } }]);
});

test('another device saved in the same instant: its words are offered, and not gone over before one has chosen', async () => {
  let found: object = { draft: null };
  const theirs = accountDraft(ago(0), { location: 'Chennai' });
  const { sent } = await openAddPost(AddPostPage, {
    answers: {
      PostDraft: () => found,
      SaveDraft: ({ basedOn }) => {
        if (basedOn === theirs.draft.savedAt) return saveDraft().SaveDraft();
        found = theirs;
        throw refusal('CONFLICT', draftTexts.changedElsewhere);
      },
    },
  });
  await type(/Job location/, 'Pune');
  await press('Save as Draft');
  expect(
    await screen.findByText('A newer version of this draft is in your account'),
  ).toBeInTheDocument();
  expect(location()).toHaveValue('Pune');
  await press('Keep what is here');
  await press('Save as Draft');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(sent('SaveDraft')).toMatchObject([
    { basedOn: null, input: { location: 'Pune' } },
    { basedOn: theirs.draft.savedAt, input: { location: 'Pune' } },
  ]);
});

test('a draft that was published elsewhere does not come back with what this device holds, unless one wants it', async () => {
  storeDraft('Pune', minute, ago(5 * minute));
  const { sent } = await openAddPost(AddPostPage, { answers: saveDraft() });
  expect(
    screen.getByText('This draft was published or removed on another device'),
  ).toBeInTheDocument();
  expect(location()).toHaveValue('Pune');
  await press('Keep it as a new draft');
  await press('Save as Draft');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(sent('SaveDraft')).toMatchObject([{ basedOn: null, input: { location: 'Pune' } }]);
});

test('a draft that was published elsewhere while the form stood open is told before it is saved, and can be let go', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  let found: object = accountDraft(ago(minute), { location: 'Chennai' });
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: () => found, ...saveDraft() },
  });
  found = { draft: null };
  await put(location(), ' and Goa');
  await press('Save as Draft');
  expect(
    await screen.findByText('This draft was published or removed on another device'),
  ).toBeInTheDocument();
  await press('Discard what is here');
  expect(location()).toHaveValue('');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(sent('SaveDraft')).toHaveLength(0);
  expect(localStorage.getItem(draftKey)).toBeNull();
});
