import { askedTexts } from '@schema/rules/asked-texts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import QuestionBankPage from './pages/QuestionBankPage';

const texts = askedTexts.bank;
const question = (id: string, over: object = {}) => ({
  __typename: 'BankQuestion',
  id,
  text: `Question ${id}`,
  topic: 'algorithms',
  experiences: 3,
  lastYear: 2025,
  companyCount: 7,
  companies: [{ __typename: 'AskingCompany', slug: 'zoho', name: 'Zoho', experiences: 2 }],
  ...over,
});
const list = (questions: object[], endCursor: string | null = null) => ({
  questionBank: {
    ...connection('QuestionBankConnection', questions, endCursor),
    totalCount: questions.length,
  },
});
const openBank = (answer: (variables: Record<string, unknown>) => object, at = '/questions') =>
  open(QuestionBankPage, { path: '/questions', at, answers: { QuestionBank: answer } });

test('each question says how often and when it was asked, and leads to who asks it', async () => {
  openBank(() =>
    list([question('1'), question('2', { experiences: 1, lastYear: 2023, companyCount: 1 })]),
  );
  expect(
    await screen.findByText('Algorithms · Asked in 3 experiences, last in 2025'),
  ).toBeVisible();
  expect(screen.getByText('Algorithms · One experience, 2023')).toBeVisible();
  expect(screen.getByText('and 6 other companies')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Zoho' })[0]).toHaveAttribute(
    'href',
    '/company/zoho?topic=algorithms#asked',
  );
  expect(screen.getByText('2 questions')).toBeVisible();
});

test('what it is narrowed by stands in the address, and an empty answer says what to leave out', async () => {
  const { router, sent } = openBank(
    ({ filter }) => list((filter as { role: string | null }).role ? [] : [question('1')]),
    '/questions?topic=databases&role=Plumber&since=2024&sort=lastAsked',
  );
  expect(await screen.findByText(texts.noneFit)).toBeInTheDocument();
  expect(sent('QuestionBank')).toEqual([
    {
      filter: { search: null, topic: 'databases', role: 'Plumber', since: 2024 },
      sort: 'lastAsked',
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: texts.drop('Plumber') }));
  expect(await screen.findByText('Question 1')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?topic=databases&since=2024&sort=lastAsked');
  await userEvent.selectOptions(screen.getByLabelText(askedTexts.topic), 'Networks');
  await userEvent.type(screen.getByLabelText(texts.search), 'dns');
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?topic=networks&since=2024&sort=lastAsked&search=dns',
    ),
  );
});

test('what an address makes up is not asked for', async () => {
  const { sent } = openBank(() => list([]), '/questions?topic=magic&since=never&sort=up');
  expect(await screen.findByText(askedTexts.empty)).toBeInTheDocument();
  expect(sent('QuestionBank')).toEqual([
    { filter: { search: null, topic: null, role: null, since: null }, sort: 'mostAsked' },
  ]);
});

test('a list that can not be had says so, and is tried again', async () => {
  let fails = true;
  openBank(() => {
    if (fails) throw refusal('INTERNAL_SERVER_ERROR', 'Something broke');
    return list([question('1')]);
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('Question 1')).toBeInTheDocument();
});
