import { postTexts } from '@schema/rules/posts/posts-texts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAddPost, press, put, type } from '@/testing/writing';
import AddPostPage from '../../pages/AddPostPage';

const add = () => press('Add Experience');

test('a round folds away under its name, stays so on the next visit, and opens for what is wrong in it', async () => {
  await openAddPost(AddPostPage);
  await press('Add Round');
  await put(screen.getAllByLabelText(/Round name/)[0], 'Machine round');
  await press('Round 1 Machine round');
  expect(screen.getAllByLabelText(/Round name/)).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await openAddPost(AddPostPage);
  expect(screen.getByRole('button', { name: 'Round 1 Machine round' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.getByRole('button', { name: 'Round 2' })).toHaveAttribute('aria-expanded', 'true');
  await add();
  expect(
    screen.getByRole('button', { name: 'Round 1 Machine round To correct' }),
  ).toBeInTheDocument();
  await press('Round 1 duration is required');
  await waitFor(() =>
    expect(
      within(screen.getByRole('listitem', { name: 'Round 1' })).getByLabelText(/Duration/),
    ).toHaveFocus(),
  );
  // The second moves up as it was, open.
  await press('Round 1 Machine round');
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete Round' })[0] as HTMLElement);
  expect(screen.getByRole('button', { name: 'Round 1' })).toHaveAttribute('aria-expanded', 'true');
});

test('an online assessment that has questions needs its figures', async () => {
  await openAddPost(AddPostPage);
  await press(/^Online Assessment Optional/);
  await put(screen.getAllByLabelText(/Questions asked/)[0], 'Two DSA problems');
  await add();
  expect(screen.getAllByText('Online assessment duration is required')).not.toHaveLength(0);
  expect(screen.getAllByText('Online assessment shortlisted count is required')).not.toHaveLength(
    0,
  );
  expect(screen.getAllByText('Online assessment mode is required')).not.toHaveLength(0);
});

const leaveSomeOut = () =>
  userEvent.click(screen.getByRole('checkbox', { name: postTexts.roundsLeftOut }));

test('rounds are counted by themselves, and never none; each wrong one is told by its number', async () => {
  await openAddPost(AddPostPage);
  expect(screen.queryByRole('button', { name: 'Delete Round' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/Number of rounds/)).not.toBeInTheDocument();
  await press('Add Round');
  await waitFor(() => expect(screen.getAllByLabelText(/Round name/)[1]).toHaveFocus());
  await add();
  expect(screen.getAllByText('Round 2 name is required')).not.toHaveLength(0);
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete Round' })[0] as HTMLElement);
  expect(screen.queryByText('Round 2')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Round' })).not.toBeInTheDocument();
});

test('where some are left out, never more than were named', async () => {
  await openAddPost(AddPostPage);
  await leaveSomeOut();
  expect(screen.getByLabelText(/Number of rounds/)).toHaveValue('2');
  await press('Add Round');
  await press('Add Round');
  expect(screen.getByText(postTexts.roundBeyond)).toBeInTheDocument();
  expect(screen.queryByText('Round 3')).not.toBeInTheDocument();
  await press('Make it 3 rounds');
  expect(screen.getByLabelText(/Number of rounds/)).toHaveValue('3');
  await userEvent.clear(screen.getByLabelText(/Number of rounds/));
  await add();
  expect(screen.getAllByText('Number of rounds is required')).not.toHaveLength(0);
  await leaveSomeOut();
  expect(screen.queryByText('Number of rounds is required')).not.toBeInTheDocument();
});

test('fewer rounds named than told: the one too many is told', async () => {
  await openAddPost(AddPostPage);
  await press('Add Round');
  await leaveSomeOut();
  await userEvent.clear(screen.getByLabelText(/Number of rounds/));
  await type(/Number of rounds/, '1');
  await add();
  expect(
    within(screen.getByRole('listitem', { name: 'Round 2' })).getByText(postTexts.roundBeyond),
  ).toBeInTheDocument();
});

test('links are checked when they are left, and an empty row goes away', async () => {
  await openAddPost(AddPostPage);
  const round = within(screen.getByRole('listitem', { name: 'Round 1' }));
  await userEvent.click(round.getByRole('button', { name: 'Add link' }));
  await waitFor(() => expect(round.getByLabelText('Question links: 1')).toHaveFocus());
  await userEvent.keyboard('not a link');
  await userEvent.tab();
  expect(await round.findByText('Please enter a valid URL')).toBeInTheDocument();
  await userEvent.clear(round.getByLabelText('Question links: 1'));
  await userEvent.tab();
  await waitFor(() => expect(round.queryByLabelText('Question links: 1')).not.toBeInTheDocument());
});

test('hashtags are added on their own, split on spaces, and told when wrong', async () => {
  await openAddPost(AddPostPage);
  await press(/^Hashtags Optional/);
  const box = screen.getByLabelText('Add hashtags');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await userEvent.type(box, 'dsa{Enter}');
  expect(screen.getByText(postTexts.hashtagInvalid)).toBeInTheDocument();
  await userEvent.clear(box);
  await userEvent.type(box, '   {Enter}');
  expect(screen.getByText(postTexts.hashtagEmpty)).toBeInTheDocument();
  await userEvent.clear(box);
  await userEvent.type(box, '#dsa #c++ #dsa{Enter}');
  await press('#dsa remove');
  expect(screen.getByRole('button', { name: '#c++ remove' })).toBeInTheDocument();
});

test('suggested questions wait for their answers; one of your own needs both; what was not added is not lost in silence', async () => {
  await openAddPost(AddPostPage);
  await press(/^Additional Questions Optional/);
  expect(screen.getAllByRole('checkbox', { name: /\?$/ })).toHaveLength(5);
  const selected = screen.getByRole('button', { name: 'Add Selected' });
  expect(selected).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /do differently/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /tell a junior/ }));
  await type(/^Answer: .*differently/, 'Start earlier');
  expect(selected).toBeDisabled();
  await type(/^Answer: .*junior/, 'Be kind');
  await userEvent.click(selected);
  expect(
    within(screen.getByRole('list', { name: 'Added questions' }))
      .getAllByRole('textbox')
      .map((box) => (box as HTMLTextAreaElement).value),
  ).toEqual(['Start earlier', 'Be kind']);
  expect(screen.getAllByRole('checkbox', { name: /\?$/ })).toHaveLength(3);
  await type('A question of your own', 'Is there a bond?');
  expect(screen.getByRole('button', { name: 'Add Question' })).toBeDisabled();
  await add();
  expect(screen.getAllByText('Add this, or clear it')).not.toHaveLength(0);
});

test('what is removed with its words comes back by Undo: a round in its place, a question, an answer', async () => {
  const undo = async () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await openAddPost(AddPostPage);
  await press('Add Round');
  await put(screen.getAllByLabelText(/Round name/)[0], 'Machine round');
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete Round' })[0] as HTMLElement);
  expect(screen.queryByDisplayValue('Machine round')).not.toBeInTheDocument();
  await undo();
  expect(screen.getAllByLabelText(/Round name/)[0]).toHaveValue('Machine round');

  await press(/^Additional Questions Optional/);
  const box = screen.getByRole('checkbox', { name: /do differently/ });
  await userEvent.click(box);
  await type(/^Answer: .*differently/, 'Start earlier');
  await userEvent.click(box);
  await undo();
  expect(screen.getByLabelText(/^Answer: .*differently/)).toHaveValue('Start earlier');
  await press('Add Selected');
  await press('Remove question 1');
  expect(screen.queryByRole('list', { name: 'Added questions' })).not.toBeInTheDocument();
  await undo();
  expect(
    within(screen.getByRole('list', { name: 'Added questions' })).getByRole('textbox'),
  ).toHaveValue('Start earlier');
});

const undoOf = async (words: string) => {
  const toast = screen.getAllByText(words).at(-1)?.closest('li') as HTMLElement;
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
};
const roundNames = () =>
  screen.getAllByLabelText<HTMLInputElement>(/Round name/).map(({ value }) => value);

test('rounds that Undo puts back stand in their order, folded as they were, and are counted', async () => {
  await openAddPost(AddPostPage);
  await press('Add Round');
  await press('Add Round');
  await leaveSomeOut();
  await userEvent.clear(screen.getByLabelText(/Number of rounds/));
  await type(/Number of rounds/, '3');
  for (const [index, name] of ['Test', 'Coding', 'HR'].entries())
    await put(screen.getAllByLabelText(/Round name/)[index], name);
  const deleteFirst = () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Delete Round' })[0] as HTMLElement);
  await deleteFirst();
  await deleteFirst();
  expect(roundNames()).toEqual(['HR']);
  await undoOf(postTexts.roundRemoved('Test'));
  await undoOf(postTexts.roundRemoved('Coding'));
  expect(roundNames()).toEqual(['Test', 'Coding', 'HR']);

  await press('Round 1 Test');
  await deleteFirst();
  await press('Add Round');
  await press('Round 2 HR');
  await undoOf(postTexts.roundRemoved('Test'));
  const isOpen = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-expanded');
  expect(['Round 1 Test', 'Round 2 Coding', 'Round 3 HR', 'Round 4'].map(isOpen)).toEqual([
    'false',
    'true',
    'false',
    'true',
  ]);
  expect(screen.getByLabelText(/Number of rounds/)).toHaveValue('4');
});

test('a question that was answered anew is not put back beside itself', async () => {
  await openAddPost(AddPostPage);
  await press(/^Additional Questions Optional/);
  const answer = async (words: string) => {
    await userEvent.click(screen.getByRole('checkbox', { name: /do differently/ }));
    await type(/^Answer: .*differently/, words);
    await press('Add Selected');
  };
  await answer('Start earlier');
  await press('Remove question 1');
  await answer('Sleep more');
  await undoOf(postTexts.questionRemoved);
  expect(
    within(screen.getByRole('list', { name: 'Added questions' })).getByRole('textbox'),
  ).toHaveValue('Sleep more');
});

test('a suggested question that was added anew is not chosen again by Undo, where nobody sees it', async () => {
  await openAddPost(AddPostPage);
  await press(/^Additional Questions Optional/);
  const choose = async (words: string) => {
    await userEvent.click(screen.getByRole('checkbox', { name: /do differently/ }));
    await type(/^Answer: .*differently/, words);
  };
  await choose('Start earlier');
  await userEvent.click(screen.getByRole('checkbox', { name: /do differently/ }));
  await choose('Sleep more');
  await press('Add Selected');
  await undoOf(postTexts.questionRemoved);
  await add();
  expect(screen.queryByText('Add this, or clear it')).not.toBeInTheDocument();
});

test('a résumé link is checked when it is left', async () => {
  await openAddPost(AddPostPage);
  await type('Link to your résumé', 'my resume');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid URL')).toBeInTheDocument();
});
