import { askedTexts } from '@schema/rules/asked-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { companyAnswers, part } from '@/testing/companies';
import { open } from '@/testing/open';
import CompanyPage from './pages/CompanyPage';

const texts = askedTexts.correct;
const place = (postId: string, mayCorrect: boolean) => ({
  __typename: 'AskedPlace',
  postId,
  place: 1,
  round: 'DSA',
  role: 'SDE',
  year: mayCorrect ? 2024 : 2025,
  mayCorrect,
});
const question = {
  __typename: 'AskedQuestion',
  id: 'g1',
  text: 'Reverse a linked list',
  topic: 'algorithms',
  experiences: 2,
  lastYear: 2025,
  places: [place('p1', false), place('p2', true)],
};
const start = (isAdmin = false) =>
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    me: { ...viewer(), isAdmin },
    answers: {
      ...companyAnswers,
      CompanyAsked: () => part('asked', [question], { totalCount: 1 }),
      SetQuestionApart: () => ({
        setQuestionApart: { __typename: 'QuestionCorrection', id: 'c1' },
      }),
      JoinQuestions: () => ({ joinQuestions: { __typename: 'QuestionCorrection', id: 'c2' } }),
      UndoQuestionCorrection: () => ({
        undoQuestionCorrection: { __typename: 'QuestionCorrection', id: 'c1' },
      }),
      QuestionBank: () => ({
        questionBank: {
          __typename: 'QuestionBankConnection',
          totalCount: 2,
          pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
          nodes: [
            ['g1', 'Reverse a linked list'],
            ['g7', 'Turn a list round'],
          ].map(([id, text]) => ({
            __typename: 'BankQuestion',
            id,
            text,
            topic: 'algorithms',
            experiences: 1,
            lastYear: 2025,
            companyCount: 0,
            companies: [],
          })),
        },
      }),
    },
  });

test('who told of a question says that it is another one, and takes it back', async () => {
  const { sent } = start();
  const asked = within(await screen.findByRole('region', { name: askedTexts.title }));
  await userEvent.click(await asked.findByText('Where it stands: 2 places'));
  await userEvent.click(asked.getByRole('button', { name: texts.apartLabel('2024 · SDE · DSA') }));
  await waitFor(() => expect(sent('SetQuestionApart')).toEqual([{ id: 'g1', postId: 'p2' }]));
  expect(asked.queryByRole('button', { name: texts.apartLabel('2025 · SDE · DSA') })).toBeNull();
  expect(screen.queryByRole('button', { name: texts.one })).toBeNull();
  await screen.findByText(texts.apartDone);
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent('UndoQuestionCorrection')).toEqual([{ id: 'c1' }]));
  await waitFor(() => expect(sent('CompanyAsked').length).toBeGreaterThan(2));
});

test('an admin finds the question that is the same, itself not among them', async () => {
  const { sent } = start(true);
  await userEvent.click(await screen.findByRole('button', { name: texts.one }));
  const dialog = within(await screen.findByRole('dialog'));
  const other = await dialog.findByRole('button', { name: texts.choose('Turn a list round') });
  expect(dialog.queryByRole('button', { name: texts.choose('Reverse a linked list') })).toBeNull();
  await userEvent.click(other);
  await waitFor(() => expect(sent('JoinQuestions')).toEqual([{ id: 'g1', otherId: 'g7' }]));
  expect(await screen.findByText(texts.oneDone)).toBeInTheDocument();
});
