import { draftTexts } from '@schema/rules/posts/posts-texts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { accountDraft, ago, draftKey, saveDraft } from '@/testing/drafts';
import { refusal } from '@/testing/open';
import { experience, openAddPost, press, type } from '@/testing/writing';
import AddPostPage from '../../pages/AddPostPage';

const minute = 60_000;
afterEach(() => {
  vi.useRealTimers();
});

test('Save as Draft: the documented words, then the feed', async () => {
  const { sent } = await openAddPost(AddPostPage, { answers: saveDraft() });
  await type(/Job location/, 'Pune');
  await press('Save as Draft');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(screen.getByText(draftTexts.savedInList('Zoho'))).toBeInTheDocument();
  expect(sent('SaveDraft')).toMatchObject([{ input: { location: 'Pune' } }]);
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test('of an entry of the timeline the words name its icon, which leads back to the draft', async () => {
  await openAddPost(AddPostPage, {
    answers: saveDraft(),
    state: { subject: { ...experience, fromYear: 2021 } },
  });
  await type(/Job location/, 'Pune');
  await press('Save as Draft');
  expect(await screen.findByText(draftTexts.saved('Zoho'))).toBeInTheDocument();
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
  expect(localStorage.getItem(draftKey)).toContain('Pune');
});

test('going elsewhere with words the account does not have asks first, and goes on to where one was going', async () => {
  const { router, sent } = await openAddPost(AddPostPage, { answers: saveDraft() });
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

test('a draft is thrown away from the question that Back asks, after a second one', async () => {
  const { sent } = await openAddPost(AddPostPage, {
    answers: {
      ...saveDraft(),
      PostDraft: () => accountDraft(ago(minute), { location: 'Chennai' }),
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
  expect(localStorage.getItem(draftKey)).toBeNull();
});
