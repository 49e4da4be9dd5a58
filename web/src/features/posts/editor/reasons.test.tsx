import { postTexts } from '@schema/rules/posts/posts-texts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import { experience, lastLabelled, openAddPost, press, put, type } from '@/testing/writing';
import AddPostPage from '../pages/AddPostPage';

const add = () => press('Add Experience');

test('a number that is wrong says so as its field is left; one that is empty only after one has tried to send', async () => {
  await openAddPost(AddPostPage);
  const duration = lastLabelled(/Duration/) as HTMLElement;
  await put(duration, '0');
  await userEvent.tab();
  expect(await screen.findByText('Round 1 duration must be at least 1')).toBeInTheDocument();
  await userEvent.clear(duration);
  await userEvent.tab();
  expect(screen.queryByText(/^Round 1 duration/)).not.toBeInTheDocument();
  await add();
  await put(duration, '30');
  await userEvent.clear(duration);
  await userEvent.tab();
  expect(screen.getAllByText('Round 1 duration is required')).toHaveLength(2);
});

test('the summary says which field each reason is about', async () => {
  await openAddPost(AddPostPage);
  await type('Logo URL', 'x');
  await type('Link to your résumé', 'y');
  await add();
  for (const name of [
    'Logo URL: Please enter a valid URL',
    'Résumé link: Please enter a valid URL',
  ])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(screen.getByText('12 required fields left, 2 to correct')).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: /^General Details 4 left, 2 to correct/ }),
  ).toBeInTheDocument();
});

test('the year is that of the entry in the career path', async () => {
  open(AddPostPage, {
    path: '/add-post',
    state: { subject: { ...experience, fromYear: 2016 } },
    answers: { PostDraft: () => ({ draft: null }) },
  });
  expect(await screen.findByLabelText(/Interview year/)).toHaveValue('2016');
});

test('a hashtag in other letters is the same one; what was said of a round too many goes with the next word', async () => {
  await openAddPost(AddPostPage);
  await press(/^Hashtags Optional/);
  await type('Add hashtags', '#dsa #dsa #DSA #sql');
  await press('Add');
  expect(
    within(screen.getByRole('list', { name: 'Added hashtags' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['#dsa  remove', '#sql  remove']);
  await userEvent.click(screen.getByLabelText(postTexts.roundsLeftOut));
  await press('Add Round');
  await press('Add Round');
  expect(screen.getByText(postTexts.roundBeyond)).toBeInTheDocument();
  await type(/Job location/, 'P');
  expect(screen.queryByText(postTexts.roundBeyond)).not.toBeInTheDocument();
});
