import { collegeYear } from '@schema/rules/text/days';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import { beAPhone } from '@/testing/phone';
import { experience, fillGeneral, lastLabelled, openAddPost, press, type } from '@/testing/writing';
import AddPostPage from '../../pages/AddPostPage';

const add = () => press('Add Experience');
const story = async () => userEvent.click(screen.getByLabelText('Story Experience'));

test('the crisp form says what is missing, in the documented words, and takes one to the first', async () => {
  await openAddPost(AddPostPage);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `My Zoho interview ${collegeYear(new Date())}`,
  );
  expect(screen.getByText('12 required fields left')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^General Details 4 left/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await add();
  for (const text of [
    'Campus type is required',
    'One-liner is required',
    'Minimum CGPA is required',
    'Offer status is required',
    'Round 1 name is required',
    'Round 1 questions are required',
    'Round 1 duration is required',
    'Job location is required',
    'Total students placed is required',
  ]) {
    expect(screen.getAllByText(text)).not.toHaveLength(0);
  }
  await waitFor(() => expect(screen.getByLabelText('On-Campus')).toHaveFocus());
  expect(screen.queryByText('Post Preview')).not.toBeInTheDocument();
});

test('an error leads to its field, and opens the part it stands in', async () => {
  await openAddPost(AddPostPage);
  const rounds = screen.getByRole('button', { name: /^Rounds/, expanded: true });
  await userEvent.click(rounds);
  expect(rounds).toHaveAttribute('aria-expanded', 'false');
  await add();
  await press('Round 1 duration is required');
  await waitFor(() => expect(lastLabelled(/Duration/)).toHaveFocus());
  expect(rounds).toHaveAttribute('aria-expanded', 'true');
});

test('folded parts stay folded on the next visit', async () => {
  await openAddPost(AddPostPage);
  await userEvent.click(screen.getByRole('button', { name: /^Rounds/, expanded: true }));
  cleanup();
  await openAddPost(AddPostPage);
  expect(screen.getByRole('button', { name: /^Rounds .*left/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('switching the template keeps what was typed in both, and asks what the story asks', async () => {
  await openAddPost(AddPostPage);
  await type(/Job location/, 'Chennai');
  await story();
  expect(screen.queryByLabelText(/Job location/)).not.toBeInTheDocument();
  for (const title of [
    'General Details',
    'Preparation',
    'Online Assessment',
    'Rounds',
    'Final Notes',
    'Study Materials',
    'Hashtags',
    'Additional Questions',
  ]) {
    expect(
      screen.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) }),
    ).toBeInTheDocument();
  }
  await type('Preparation tips', 'Solve old papers');
  await fillGeneral();
  await add();
  expect(screen.getAllByText('Round 1 description is required')).not.toHaveLength(0);
  await userEvent.click(screen.getByLabelText('Crisp Details'));
  expect(screen.getByLabelText(/Job location/)).toHaveValue('Chennai');
  await story();
  expect(screen.getByLabelText('Preparation tips')).toHaveValue('Solve old papers');
});

test('on a phone: who comes back to what is ready can send it from every part, and the press that leads to the last one sends nothing', async () => {
  const putBack = beAPhone();
  const kept = {
    at: Date.now(),
    base: null,
    values: {
      companyName: 'Zoho',
      role: 'MTS',
      experienceType: 'fulltime',
      postType: 'story',
      oneLiner: 'Kind.',
      campusType: 'onCampus',
      cgpaRequired: 0,
      numberOfRounds: 1,
      offerStatus: 'pending',
      storyRounds: [{ name: 'HR', description: 'Trains.', questionLinks: [] }],
    },
  };
  localStorage.setItem('add-post:me:zoho:fulltime', JSON.stringify(kept));
  open(AddPostPage, {
    path: '/add-post',
    state: { subject: experience },
    answers: { PostDraft: () => ({ draft: null }) },
  });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Additional Questions' }),
  ).toBeInTheDocument();
  await press('Previous part');
  expect(screen.getByText(/^Part 7 of 11|Next: Additional Questions/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Experience' })).toBeInTheDocument();
  await press('Next');
  expect(
    screen.getByRole('heading', { level: 2, name: 'Additional Questions' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Experience' })).toBeInTheDocument();
  expect(screen.queryByText('Post Preview')).not.toBeInTheDocument();
  putBack();
});
