import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, person, postCard } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { companyAnswers as answers, company, part } from '@/testing/rooms/companies';
import CompanyPage from './pages/CompanyPage';

test('a page says how it usually runs, by season, and whom one can ask', async () => {
  open(CompanyPage, { path: '/company/:slug', at: '/company/zoho', answers });
  const rounds = within(await screen.findByRole('region', { name: 'How it usually runs' }));
  expect(rounds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Coding 75 minmet by 4 of 4Called DSA',
    'HRmet by 2 of 4Called HR',
  ]);
  expect(
    rounds.getByText(/Usually 3 rounds\. 2 of 4 had a test before the rounds, usually of 60/),
  ).toBeVisible();
  expect(screen.getByText('From 4 experiences, 4 of them of 2025.')).toBeVisible();
  const season = within(screen.getByRole('table')).getAllByRole('row')[1];
  expect(season).toHaveTextContent('202542 of 49.5 to 12–1 of 3');
  expect(screen.getByRole('link', { name: '2025: read 4 experiences' })).toHaveAttribute(
    'href',
    '/feed?tab=experiencia&company=zoho&yearFrom=2025&yearTo=2025',
  );
  expect(screen.queryByText('What changed')).toBeNull();
  expect(screen.getByText('Not selected')).toBeVisible();
  expect(await screen.findByText('Staff Engineer since 2022')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask Asha Rao' })).toHaveAttribute('href', '/chat/asha');
});

test('what the line of a person says is not said again below it', async () => {
  const asha = { role: 'SDE', experienceType: 'fulltime', worksThere: true, fromYear: 2022 };
  const works = (id: string, work: string | null) => ({
    __typename: 'CompanyPerson',
    user: person(id, { fullName: id, work }),
    ...asha,
    toYear: null,
    takesRequests: false,
  });
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: {
      ...answers,
      CompanyPeople: () =>
        part('people', [
          works('asha', 'SDE at Zoho Ltd'),
          works('biju', 'SDE at Infosys'),
          works('chitra', null),
        ]),
    },
  });
  const people = within(await screen.findByRole('region', { name: 'Who works there, or did' }));
  await people.findByText('SDE at Zoho Ltd');
  const said = people.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/Since 2022$/);
  expect(said[1]).toMatch(/SDE since 2022$/);
  expect(said[2]).toMatch(/SDE since 2022$/);
});

test('a page leads to its parts, whom to ask among them, and says what changed between seasons', async () => {
  const [latest] = company().company.facts.years;
  const years = [latest, { ...latest, year: 2023, experiences: 2, online: 2, modesTold: 2 }];
  const facts = { ...company().company.facts, years, usualRounds: 2.5 };
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: { ...answers, Company: () => company({ facts }) },
  });
  const parts = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'What they ask',
    'How it runs',
    'Seasons',
    'Experiences',
    'Whom to ask',
  ]);
  await screen.findByRole('link', { name: 'Ask Asha Rao' });
  await userEvent.click(parts.getByRole('link', { name: 'Whom to ask' }));
  expect(screen.getByRole('heading', { name: 'Who works there, or did' })).toHaveFocus();
  expect(
    within(screen.getByRole('list', { name: 'What changed' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2025 was in person: 1 of 3 online, after 2 of 2 in 2023']);
  expect(screen.getByText(/Usually 2 or 3 rounds\./)).toBeVisible();
});

test('a few experiences are read one by one: nothing is said of them together', async () => {
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: { ...answers, Company: () => company({ experienceCount: 2 }) },
  });
  expect(await screen.findByText(/2 experiences so far: read them below/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('experiences of a company are narrowed down by the filters of the feed, in the address', async () => {
  const { sent, router } = open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho?type=intern&topic=web',
    answers,
  });
  const part = within(await screen.findByRole('region', { name: 'Experiences' }));
  expect(await part.findByText('4 experiences')).toBeVisible();
  expect(part.queryByRole('button', { name: 'Company' })).toBeNull();
  await userEvent.click(part.getByRole('button', { name: 'Role' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Analyst\s*1$/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(part.getByRole('button', { name: 'Interview year' }));
  await userEvent.selectOptions(await screen.findByLabelText('From'), '2025 (4)');
  expect(router.state.location.search).toBe('?topic=web&role=analyst&yearFrom=2025&type=intern');
  const filter = { company: ['zoho'], type: ['intern'], role: ['analyst'], yearFrom: 2025 };
  expect(sent('Experiences').at(-1)).toMatchObject({ filter, sort: 'interviewYear', search: null });
  expect(sent('ExperienceFacets').at(-1)).toMatchObject({ filter });
});

test('where no experience of a company fits, it says which filter to drop, never the company', async () => {
  const { router } = open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho?type=intern&topic=web',
    answers: {
      ...answers,
      Experiences: ({ filter }) => ({
        experiences: connection(
          'PostConnection',
          (filter as { type?: string[] }).type ? [] : [postCard('p1')],
        ),
      }),
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Experiences' }));
  const ways = await part.findAllByRole('button', { name: /^Without/ });
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Without “Internship”: 7']);
  await userEvent.click(part.getByRole('button', { name: 'Without “Internship”: 7' }));
  expect(router.state.location.search).toBe('?topic=web');
  expect(await part.findByRole('link', { name: /p1/ })).toBeVisible();
});

test('a name that is written in another way leads to the address of the company', async () => {
  const { sent } = open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho-ltd',
    answers,
  });
  await screen.findByRole('table');
  expect(sent('Company')).toMatchObject([{ slug: 'zoho-ltd' }, { slug: 'zoho' }]);
});

test('a company that nobody told of says so, and one that does not load can be tried again', async () => {
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: {
      Company: () => {
        throw refusal('NOT_FOUND', 'Company not found');
      },
    },
  });
  expect(await screen.findByText('Company not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All companies' })).toHaveAttribute('href', '/companies');
});

const question = (id: string, over: object = {}) => ({
  __typename: 'AskedQuestion',
  id,
  text: 'Reverse a linked list',
  topic: 'algorithms',
  experiences: 3,
  lastYear: 2025,
  places: [2025, 2024].map((year, index) => ({
    __typename: 'AskedPlace',
    postId: `p${index}`,
    place: index,
    round: 'DSA',
    role: 'SDE',
    year,
    mayCorrect: false,
  })),
  ...over,
});
const asking = {
  ...answers,
  Company: () =>
    company({
      askedTopics: ['algorithms', 'behavioural'].map((topic) => ({
        __typename: 'AskedTopicCount',
        topic,
        questions: 1,
      })),
    }),
};

test('what they ask says how often and when last, leads to its rounds, and is narrowed by topic', async () => {
  const one = question('g2', {
    text: 'Why us?',
    topic: 'behavioural',
    experiences: 1,
    lastYear: 2023,
    places: [
      {
        __typename: 'AskedPlace',
        postId: 'p9',
        place: 3,
        round: 'HR',
        role: 'SDE',
        year: 2023,
        mayCorrect: true,
      },
    ],
  });
  const { sent } = open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: {
      ...asking,
      CompanyAsked: ({ filter }) =>
        part('asked', (filter as { topic: string | null }).topic ? [one] : [question('g1'), one], {
          totalCount: 2,
        }),
    },
  });
  const asked = within(await screen.findByRole('region', { name: 'What they ask' }));
  expect(await asked.findByText('Algorithms · Asked in 3 of 4, last in 2025')).toBeVisible();
  // One alone is no statistic.
  expect(asked.getByText('About you · One experience, 2023')).toBeVisible();
  expect(asked.getByRole('link', { name: '2023 · SDE · HR' })).toHaveAttribute(
    'href',
    '/post/p9#round-3',
  );
  await userEvent.click(asked.getByText('Where it stands: 2 places'));
  expect(asked.getByRole('link', { name: '2025 · SDE · DSA' })).toHaveAttribute('href', '/post/p0');
  expect(asked.getByRole('link', { name: '2024 · SDE · DSA' })).toHaveAttribute(
    'href',
    '/post/p1#round-1',
  );

  await userEvent.click(asked.getByRole('button', { name: 'About you · 1' }));
  await waitFor(() => expect(asked.queryByText('Reverse a linked list')).toBeNull());
  expect(sent('CompanyAsked').at(-1)).toMatchObject({ filter: { topic: 'behavioural' } });
});

test('a topic without questions, and a list that could not be loaded, say what to do', async () => {
  open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho?topic=web',
    answers: {
      ...asking,
      CompanyAsked: ({ filter }) => {
        if ((filter as { topic: string | null }).topic === null) throw new Error('away');
        return part('asked', [], { totalCount: 0 });
      },
    },
  });
  const asked = within(await screen.findByRole('region', { name: 'What they ask' }));
  expect(await asked.findByText('Nothing of this topic')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Show all topics' }));
  expect(await asked.findByRole('button', { name: 'Try again' })).toBeVisible();
});
