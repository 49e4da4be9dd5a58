import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { accountDraft, ago, draftKey, saveDraft } from '@/testing/drafts';
import { openAddPost, press, put, type } from '@/testing/writing';
import AddPostPage from '../../pages/AddPostPage';

const minute = 60_000;
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
  const { sent } = await openAddPost(AddPostPage, { answers: saveDraft() });
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
        accountDraft(
          ago(minute),
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
  const { sent } = await openAddPost(AddPostPage, { answers: saveDraft() });
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
  answer = saveDraft().SaveDraft;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(sent('SaveDraft')).toHaveLength(2);
  expect(screen.queryByText(/^Saved on this device/)).not.toBeInTheDocument();
});

test('another template alone is no draft, nor are words that were taken back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  const { sent } = await openAddPost(AddPostPage, { answers: saveDraft() });
  await userEvent.click(screen.getByLabelText('Story Experience'));
  await act(() => vi.advanceTimersByTimeAsync(8000));
  await userEvent.click(screen.getByLabelText('Crisp Details'));
  await put(location(), 'P');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(localStorage.getItem(draftKey)).not.toBeNull();
  await userEvent.clear(location());
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(localStorage.getItem(draftKey)).toBeNull();
  expect(sent('SaveDraft')).toEqual([]);
});
