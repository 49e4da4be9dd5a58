import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '@/testing/open';
import { openAddPost, press, put, type } from '@/testing/writing';
import { draftTexts } from '@schema/rules/posts-texts';
import AddPostPage from '../pages/AddPostPage';

const minute = 60_000;
const key = 'add-post:me:zoho:fulltime';
const at = (ago: number) => new Date(Date.now() - ago).toISOString();

const nothing = Object.fromEntries(
  [
    'companyName',
    'role',
    'logo',
    'experienceType',
    'interviewYear',
    'oneLiner',
    'eligibleBranches',
    'cgpaRequired',
    'campusType',
    'resumeLink',
    'numberOfRounds',
    'offerStatus',
    'package',
    'mode',
    'level',
    'location',
    'finalPlacementCount',
    'atCompany',
    'onlineAssessment',
    'rounds',
    'storyRounds',
    'preparationTips',
    'preparationTime',
    'topicsWeightage',
    'finalNotes',
    'hashtags',
    'additionalQuestions',
    'materialLinks',
    'postType',
  ].map((field) => [field, null]),
);
const draft = (savedAt: string, form: object = {}, files: object = {}) => ({
  draft: {
    __typename: 'PostDraft',
    id: 'd1',
    savedAt,
    resume: null,
    materialFiles: [],
    form: {
      __typename: 'DraftForm',
      ...nothing,
      companyName: 'Zoho',
      role: 'MTS',
      experienceType: 'fulltime',
      ...form,
    },
    ...files,
  },
});
const saves = (savedAt = at(0)) => ({
  SaveDraft: () => ({ saveDraft: { __typename: 'PostDraft', id: 'd1', savedAt } }),
});
/** As another tab, or this one before it was closed, has kept it. */
const keepHere = (location: string, ago: number, base: string | null = null) => {
  const kept = JSON.stringify({
    at: Date.now() - ago,
    base,
    values: { companyName: 'Zoho', role: 'MTS', experienceType: 'fulltime', location },
  });
  localStorage.setItem(key, kept);
  return kept;
};
const location = () => screen.getByLabelText(/Job location/);

afterEach(() => {
  vi.useRealTimers();
});

test('a closed tab loses nothing: what was typed stands there again, not added hashtags included', async () => {
  await openAddPost(AddPostPage);
  await type(/Job location/, 'Pune');
  await press(/^Hashtags Optional/);
  await type('Add hashtags', '#half');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await openAddPost(AddPostPage);
  expect(location()).toHaveValue('Pune');
  expect(screen.getByLabelText('Add hashtags')).toHaveValue('#half');
  expect(screen.getByText(/^Saved on this device/)).toBeInTheDocument();
});

test('who leaves leaves nothing on the device alone, and comes back to the part one was in', async () => {
  const { sent } = await openAddPost(AddPostPage, { answers: saves() });
  await type(/Job location/, 'Pune');
  await userEvent.tab();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() =>
    expect(sent('SaveDraft')).toMatchObject([{ basedOn: null, input: { location: 'Pune' } }]),
  );
  cleanup();
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await openAddPost(AddPostPage);
  await waitFor(() =>
    expect((moved.mock.contexts.at(-1) as Element | undefined)?.contains(location())).toBe(true),
  );
  moved.mockRestore();
});

test('the draft of the account is loaded into the form, both templates and the files', async () => {
  const file = {
    __typename: 'PostFile',
    id: 'f1',
    name: 'notes.pdf',
    size: 2048,
    contentType: 'application/pdf',
  };
  const round = {
    __typename: 'DraftStoryRound',
    name: 'HR',
    description: null,
    questionLinks: null,
  };
  await openAddPost(AddPostPage, {
    answers: {
      PostDraft: () =>
        draft(
          at(minute),
          { postType: 'story', location: 'Chennai', storyRounds: [round] },
          { materialFiles: [file] },
        ),
    },
  });
  expect(screen.getByLabelText('Story Experience')).toBeChecked();
  expect(screen.getByLabelText(/Round name/)).toHaveValue('HR');
  expect(screen.getByText('notes.pdf')).toBeInTheDocument();
  expect(screen.getByText(/^Saved \d+ (s|min) ago/)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Crisp Details'));
  expect(location()).toHaveValue('Chennai');
});

test('some seconds after the last word the account has it, and the form says when', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const { sent } = await openAddPost(AddPostPage, { answers: saves() });
  await put(location(), 'Pune');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(sent('SaveDraft')).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(sent('SaveDraft')).toMatchObject([
    {
      input: {
        companyName: 'Zoho',
        experienceType: 'fulltime',
        location: 'Pune',
        campusType: null,
        cgpaRequired: null,
      },
    },
  ]);
  expect(await screen.findByText(/^Saved (just now|\d+ s ago)/)).toBeInTheDocument();
});

test('while the account cannot be reached this device keeps it, and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  let answer: () => object = () => {
    throw new Error('offline');
  };
  const { sent } = await openAddPost(AddPostPage, { answers: { SaveDraft: () => answer() } });
  await put(location(), 'Pune');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByText(/^Saved on this device/)).toBeInTheDocument();
  answer = saves().SaveDraft;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(sent('SaveDraft')).toHaveLength(2);
  expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument();
});

test('the newer of two versions is offered: the one in the account', async () => {
  keepHere('Pune', 60 * minute);
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: () => draft(at(minute), { location: 'Chennai' }), ...saves() },
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
  keepHere('Pune', minute);
  const inAccount = draft(at(60 * minute), { location: 'Chennai' });
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: () => inAccount, ...saves() },
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
  const savedAt = at(5 * minute);
  keepHere('Pune', minute, savedAt);
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: () => draft(savedAt, { location: 'Chennai' }), ...saves() },
  });
  expect(location()).toHaveValue('Pune');
  expect(screen.queryByRole('button', { name: /version|saved draft/ })).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(sent('SaveDraft')).toMatchObject([{ basedOn: savedAt, input: { location: 'Pune' } }]);
});

test('two tabs: the words of the other are offered, and neither is overwritten in silence', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const { sent } = await openAddPost(AddPostPage, { answers: saves() });
  await put(location(), 'Pune');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: keepHere('Chennai', 0) }));
  });
  expect(await screen.findByText('This draft was changed in another tab')).toBeInTheDocument();
  await put(location(), ' and Goa');
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(sent('SaveDraft')).toHaveLength(0);
  expect(localStorage.getItem(key)).toContain('"Chennai"');
  await press('Use the words of that tab');
  expect(location()).toHaveValue('Chennai');
});

test('another device went on meanwhile: neither a save by itself nor Save as Draft goes over its words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  let found: object = { draft: null };
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: () => found, ...saves() },
  });
  found = draft(at(0), { location: 'Chennai' });
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
  const theirs = draft(at(0), { location: 'Chennai' });
  const { sent } = await openAddPost(AddPostPage, {
    answers: {
      PostDraft: () => found,
      SaveDraft: ({ basedOn }) => {
        if (basedOn === theirs.draft.savedAt) return saves().SaveDraft();
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
  keepHere('Pune', minute, at(5 * minute));
  const { sent } = await openAddPost(AddPostPage, { answers: saves() });
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
  let found: object = draft(at(minute), { location: 'Chennai' });
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: () => found, ...saves() },
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
  expect(localStorage.getItem(key)).toBeNull();
});

test('Save as Draft: the documented words, then the feed', async () => {
  const { sent } = await openAddPost(AddPostPage, { answers: saves() });
  await type(/Job location/, 'Pune');
  await press('Save as Draft');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(screen.getByText(draftTexts.saved('Zoho'))).toBeInTheDocument();
  expect(sent('SaveDraft')).toMatchObject([{ input: { location: 'Pune' } }]);
  expect(localStorage.getItem(key)).toBeNull();
});

test('a draft that cannot be saved is told, and the form stays', async () => {
  const answers = {
    SaveDraft: () => {
      throw new Error('offline');
    },
  };
  await openAddPost(AddPostPage, { answers });
  await press('Save as Draft');
  expect(await screen.findByText(draftTexts.saveFailed)).toBeInTheDocument();
  expect(screen.getByLabelText(/in one line/)).toBeInTheDocument();
  cleanup();
  await openAddPost(AddPostPage, {
    answers: {
      SaveDraft: () => {
        throw refusal('TOO_LARGE', 'This experience is too long. Please shorten it.');
      },
    },
  });
  await press('Save as Draft');
  expect(
    await screen.findByText('This experience is too long. Please shorten it.'),
  ).toBeInTheDocument();
});

test('Back asks: Cancel stays, Exit goes to the career path, and this device keeps the words', async () => {
  await openAddPost(AddPostPage);
  await type(/Job location/, 'Pune');
  await press('Back');
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(screen.getByRole('dialog', { name: 'Save as Draft?' })).toBeInTheDocument();
  await userEvent.click(cancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Back');
  await userEvent.click(await screen.findByRole('button', { name: 'Exit' }));
  expect(await screen.findByText('At /career-path')).toBeInTheDocument();
  expect(localStorage.getItem(key)).toContain('Pune');
});

test('going elsewhere with words the account does not have asks first, and goes on to where one was going', async () => {
  const { router, sent } = await openAddPost(AddPostPage, { answers: saves() });
  await type(/Job location/, 'Pune');
  await act(() => router.navigate('/signin'));
  expect(await screen.findByRole('dialog', { name: 'Save as Draft?' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/add-post');
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Save as Draft' }).at(-1) as HTMLElement,
  );
  expect(await screen.findByText('At /signin')).toBeInTheDocument();
  expect(sent('SaveDraft')).toHaveLength(1);
});

test('the browser asks too, while words are unsaved; an untouched form lets go', async () => {
  await openAddPost(AddPostPage);
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await type(/Job location/, 'Pune');
  expect(leave()).toBe(true);
});

test('another template alone is no draft, nor are words that were taken back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const { sent } = await openAddPost(AddPostPage, { answers: saves() });
  await userEvent.click(screen.getByLabelText('Story Experience'));
  await act(() => vi.advanceTimersByTimeAsync(8000));
  await userEvent.click(screen.getByLabelText('Crisp Details'));
  await put(location(), 'P');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(localStorage.getItem(key)).not.toBeNull();
  await userEvent.clear(location());
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(localStorage.getItem(key)).toBeNull();
  expect(sent('SaveDraft')).toEqual([]);
});

test('a draft is thrown away from the question that Back asks, after a second one', async () => {
  const { sent } = await openAddPost(AddPostPage, {
    answers: {
      ...saves(),
      PostDraft: () => draft(at(minute), { location: 'Chennai' }),
      DiscardDraft: () => ({ deleteDraft: true }),
    },
  });
  await press('Back');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
  expect(screen.getByText(draftTexts.discardText)).toBeInTheDocument();
  expect(sent('DiscardDraft')).toEqual([]);
  await press('Discard draft');
  expect(await screen.findByText('At /career-path')).toBeInTheDocument();
  expect(sent('DiscardDraft')).toEqual([{ companyName: 'Zoho', experienceType: 'fulltime' }]);
  expect(localStorage.getItem(key)).toBeNull();
});
