import { moreTexts } from '@schema/rules/common-texts';
import { askedTexts } from '@schema/rules/companies/asked-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { company, companyAnswers, part } from '@/testing/rooms/companies';
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
const start = (
  isAdmin = false,
  answers: NonNullable<Parameters<typeof open>[1]['answers']> = {},
  also: Partial<ReturnType<typeof viewer>> = {},
) =>
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    me: { ...viewer(), isAdmin, ...also },
    answers: {
      ...companyAnswers,
      CompanyAsked: () => part('asked', [question], { totalCount: 1 }),
      SetQuestionApart: () => ({
        setQuestionApart: { __typename: 'QuestionCorrection', id: 'c1' },
      }),
      DismissQuestion: () => ({ dismissQuestion: { __typename: 'QuestionCorrection', id: 'c3' } }),
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
      ...answers,
    },
  });
/** The button with which who told of a question of some year says that it is another one. */
const apartOf = (year: number) => ({ name: texts.apartLabel(`${year} · SDE · DSA`) });
const listed = async () => within(await screen.findByRole('region', { name: askedTexts.title }));

test('who told of a question says that it is another one, and takes it back', async () => {
  const { sent } = start();
  const asked = await listed();
  await userEvent.click(await asked.findByText('Where it stands: 2 places'));
  await userEvent.click(asked.getByRole('button', apartOf(2024)));
  const sentOnce = [{ id: 'g1', postId: 'p2', place: 1 }];
  await waitFor(() => expect(sent('SetQuestionApart')).toEqual(sentOnce));
  expect(asked.queryByRole('button', apartOf(2025))).toBeNull();
  expect(screen.queryByRole('button', { name: texts.one })).toBeNull();
  await screen.findByText(texts.apartDone);
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent('UndoQuestionCorrection')).toEqual([{ id: 'c1' }]));
  await waitFor(() => expect(sent('CompanyAsked').length).toBeGreaterThan(2));
});

test('who told of a line says that it is no question, also where it stands alone, and takes it back', async () => {
  const { sent } = start(false, {
    CompanyAsked: () =>
      part('asked', [{ ...question, experiences: 1, places: [place('p2', true)] }], {
        totalCount: 1,
      }),
  });
  const asked = await listed();
  expect(asked.queryByRole('button', apartOf(2024)), 'it is alone').toBeNull();
  await userEvent.click(
    await asked.findByRole('button', { name: texts.noneLabel('2024 · SDE · DSA') }),
  );
  await waitFor(() =>
    expect(sent('DismissQuestion')).toEqual([{ id: 'g1', postId: 'p2', place: 1 }]),
  );
  await screen.findByText(texts.noneDone);
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent('UndoQuestionCorrection')).toEqual([{ id: 'c3' }]));
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

test('a super admin, who is no plain admin, finds it too', async () => {
  start(false, {}, { isSuperAdmin: true });
  expect(await screen.findByRole('button', { name: texts.one })).toBeVisible();
});

test('it is said once however often it is pressed; the list keeps its length, the topics are counted anew', async () => {
  const others = Array.from({ length: 11 }, (_, at) => ({
    ...question,
    id: `g${at + 2}`,
    text: `Question ${at + 2}`,
    places: [place('p1', false)],
  }));
  const all = [question, ...others];
  let answer = () => {};
  let isApart = false;
  const page = ({ first, after }: Record<string, unknown>) => {
    const from = after ? 10 : 0;
    const nodes = all.slice(from, from + Number(first));
    const now = isApart ? nodes.map((one) => ({ ...one, places: one.places.slice(0, 1) })) : nodes;
    const more = from + nodes.length < all.length;
    return part('asked', now, {
      totalCount: all.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: more, endCursor: more ? 'c10' : null },
    });
  };
  const { sent } = start(false, {
    Company: () =>
      company({
        askedTopics: ['algorithms', 'web'].map((topic) => ({
          __typename: 'AskedTopicCount',
          topic,
          questions: isApart ? 8 : 7,
        })),
      }),
    CompanyAsked: page,
    SetQuestionApart: () =>
      new Promise<object>((resolve) => {
        answer = () => {
          isApart = true;
          resolve({ setQuestionApart: { __typename: 'QuestionCorrection', id: 'c1' } });
        };
      }),
  });
  const asked = await listed();
  await userEvent.click(await asked.findByRole('button', { name: moreTexts.more }));
  await asked.findByText('Question 12');
  const topic = (count: number) => askedTexts.topicCount(askedTexts.topics.web, count);
  expect(asked.getByText(topic(7))).toBeInTheDocument();
  await userEvent.click(asked.getByText('Where it stands: 2 places'));
  await userEvent.click(asked.getByRole('button', apartOf(2024)));
  expect(asked.getByRole('button', apartOf(2024))).toBeDisabled();
  await userEvent.click(asked.getByRole('button', apartOf(2024)));
  answer();
  await waitFor(() => expect(asked.queryByRole('button', apartOf(2024))).toBeNull());
  expect(sent('SetQuestionApart')).toHaveLength(1);
  const variables = { slug: 'zoho', filter: { topic: null }, first: 12 };
  expect(sent('CompanyAsked').at(-1)).toEqual(variables);
  expect(asked.getByText('Question 12')).toBeInTheDocument();
  expect(await asked.findByText(topic(8))).toBeInTheDocument();
  await waitFor(() => expect(asked.getByText('Reverse a linked list')).toHaveFocus());
});

test('of two that are one now the focus stays where the first stood; where it could not be kept, at the button', async () => {
  const next = { ...question, id: 'g2', text: 'Turn a list round' };
  let isOne = false;
  start(true, {
    CompanyAsked: () =>
      part('asked', isOne ? [{ ...question, id: 'g9', text: 'Both' }] : [question, next], {
        totalCount: 2,
      }),
    SetQuestionApart: () => {
      throw refusal('CONFLICT', 'Not now');
    },
    JoinQuestions: () => {
      isOne = true;
      return { joinQuestions: { __typename: 'QuestionCorrection', id: 'c2' } };
    },
  });
  const asked = await listed();
  const [fold] = await asked.findAllByText('Where it stands: 2 places');
  await userEvent.click(fold as HTMLElement);
  const [button] = asked.getAllByRole('button', apartOf(2024));
  await userEvent.click(button as HTMLElement);
  await screen.findByText('Not now');
  await waitFor(() => expect(button).toBeEnabled());
  await waitFor(() => expect(button).toHaveFocus());
  const [same] = asked.getAllByRole('button', { name: texts.one });
  await userEvent.click(same as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(
    await dialog.findByRole('button', { name: texts.choose('Turn a list round') }),
  );
  expect(await asked.findByText('Both')).toBeInTheDocument();
  await waitFor(() => expect(asked.getByText('Both')).toHaveFocus());
});
