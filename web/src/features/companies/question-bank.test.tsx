import { askedTexts } from '@schema/rules/companies/asked-texts';
import { filterTexts } from '@schema/rules/lists/filter-texts';
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
  questionBank: connection('QuestionBankConnection', questions, endCursor),
});
type Value = [value: string, count: number, label?: string];
const facet = (name: string, count: number, values: Value[] = []) => ({
  name,
  count,
  values: values.map(([value, of, label = null]) => ({ value, label, count: of })),
});
const counts = (count: number, ...facets: ReturnType<typeof facet>[]) => ({
  questionBankFacets: { count, facets },
});
const usual = counts(
  2,
  facet('topic', 2, [
    ['algorithms', 1],
    ['networks', 1],
  ]),
  facet('role', 2, [['software engineer', 2, 'Software Engineer']]),
  facet('since', 2, [
    ['2025', 1],
    ['2023', 2],
  ]),
);
const openBank = (
  answer: (variables: Record<string, unknown>) => object,
  at = '/questions',
  more: Parameters<typeof open>[1]['answers'] = {},
) =>
  open(QuestionBankPage, {
    path: '/questions',
    at,
    answers: { QuestionBank: answer, QuestionBankFacets: () => usual, ...more },
  });

test('a role is suggested while one types in its chip, and taken by a press', async () => {
  const roles = Array.from({ length: 9 }, (_, n): Value => [`role ${n}`, 1, `Role ${n}`]);
  const { router, sent } = openBank(() => list([question('1')]), '/questions', {
    QuestionBankFacets: () => counts(9, facet('role', 9, roles)),
    Suggestions: () => ({
      suggestions: [
        {
          __typename: 'Suggestion',
          kind: 'role',
          text: 'Plant Engineer',
          target: 'Plant Engineer',
          companyName: null,
          experienceCount: 0,
          user: null,
        },
      ],
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.labels.role }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a role' }), 'plant');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Plant Engineer' }));
  await waitFor(() => expect(router.state.location.search).toBe('?role=plant+engineer'));
  expect(sent('QuestionBank').at(-1)).toMatchObject({ filter: { role: ['plant engineer'] } });
  expect(sent('Suggestions')).toContainEqual({ search: 'plant', kinds: ['role'] });
});

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
  expect(await screen.findByText('2 questions')).toBeVisible();
});

test('chips say how many there are of each topic and since each year, and the address keeps them', async () => {
  const { router, sent } = openBank(() => list([question('1')]));
  await userEvent.click(await screen.findByRole('button', { name: texts.labels.topic }));
  expect(await screen.findByRole('checkbox', { name: /^Web\s*0$/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Networks\s*1$/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: texts.labels.since }));
  expect(
    (await screen.findAllByRole('checkbox', { name: /^20/ })).map(
      (box) => box.closest('li')?.textContent,
    ),
  ).toEqual(['20251', '20232']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^2023/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^2025/ }));
  expect(router.state.location.search).toBe('?topic=networks&since=2025');
  expect(sent('QuestionBank').at(-1)).toMatchObject({
    filter: { topic: ['networks'], since: 2025 },
  });
});

test('an empty answer says which filter to drop, and what that would give', async () => {
  const { router, sent } = openBank(
    ({ filter }) => list((filter as { role?: string[] }).role ? [] : [question('1')]),
    '/questions?topic=databases&role=Plumber&since=2024&sort=lastAsked',
    {
      QuestionBankFacets: () =>
        counts(0, facet('topic', 0), facet('role', 1001), facet('since', 2, [['2021', 2]])),
    },
  );
  expect(await screen.findByText(texts.noneFit)).toBeInTheDocument();
  expect(sent('QuestionBank')).toEqual([
    { filter: { topic: ['databases'], role: ['Plumber'], since: 2024 }, sort: 'lastAsked' },
  ]);
  const ways = await screen.findAllByRole('button', { name: /^Without/ });
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    filterTexts.without('“Plumber”', '1,000+'),
    filterTexts.without('“2024”', '2'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: /Plumber”: 1,000/ }));
  expect(await screen.findByText('Question 1')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?sort=lastAsked&topic=databases&since=2024');
  await userEvent.type(screen.getByLabelText(texts.search), 'dns');
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?sort=lastAsked&topic=databases&since=2024&search=dns',
    ),
  );
});

test('words that no question has are told, with the way to all of them', async () => {
  const { router } = openBank(() => list([]), '/questions?search=zzz');
  expect(await screen.findByText(texts.noneFit)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: texts.showAll }));
  expect(router.state.location.search).toBe('');
});

test('what an address makes up is not asked for', async () => {
  const { sent } = openBank(() => list([]), '/questions?topic=magic&since=never&sort=up');
  expect(await screen.findByText(askedTexts.empty)).toBeInTheDocument();
  expect(sent('QuestionBank')).toEqual([{ filter: null, sort: 'mostAsked' }]);
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
