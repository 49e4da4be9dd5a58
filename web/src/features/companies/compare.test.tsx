import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { company, companyAnswers } from '@/testing/rooms/companies';
import CompanyPage from './pages/CompanyPage';
import ComparePage from './pages/ComparePage';

const asks = (...texts: string[]) => ({
  ...connection(
    'AskedQuestionConnection',
    texts.map((text, index) => ({
      __typename: 'AskedQuestion',
      id: text,
      text,
      topic: 'algorithms',
      experiences: texts.length - index,
      lastYear: 2025,
    })),
  ),
  totalCount: texts.length,
});
const names: Record<string, string> = { zoho: 'Zoho', infosys: 'Infosys' };
const asked: Record<string, object> = {
  zoho: asks('Reverse a list', 'What is a join?'),
  infosys: asks('Why us?', 'Reverse a list'),
};
const answers = {
  Suggestions: () => ({ suggestions: [] }),
  ComparedCompany: ({ slug }: Record<string, unknown>) => {
    const name = names[String(slug)];
    if (!name) throw refusal('NOT_FOUND', 'Company not found');
    return company({ id: slug, slug, name, asked: asked[String(slug)] });
  },
};
const page = (query: string, over: object = {}) =>
  open(ComparePage, {
    path: '/companies/compare',
    at: `/companies/compare${query}`,
    answers: { ...answers, ...over },
  });

test('facts of both stand side by side, each with what it rests on', async () => {
  page('?with=zoho,infosys');
  const table = within(await screen.findByRole('table', { name: 'Facts side by side' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Fact',
    'Zoho',
    'Infosys',
  ]);
  const row = (name: string) =>
    within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const packages = '2025: 9.5 to 12 (4 experiences)';
  expect(row('Packages, LPA, by year')).toEqual([packages, packages]);
  expect(row('How it usually runs')[0]).toBe(
    'Usually 3 rounds.Coding: met by 4 of 4, 75 minHR: met by 2 of 4',
  );
  expect(row('How hard it was')[1]).toBe('Medium: 3 of 3');
});

test('what both ask stands apart from what one alone does', async () => {
  page('?with=zoho,infosys');
  const both = within(await screen.findByRole('region', { name: 'Both ask' }));
  expect(both.getByRole('listitem')).toHaveTextContent(
    'Reverse a listZoho: Asked in 2 of 4, last in 2025Infosys: One experience, 2025',
  );
  const one = within(screen.getByRole('region', { name: 'Zoho asks' }));
  expect(one.getAllByRole('listitem')).toHaveLength(1);
  expect(one.getByText('What is a join?')).toBeVisible();
});

test('one experience is one, not a statistic', async () => {
  page('?with=zoho,infosys', {
    ComparedCompany: ({ slug }: Record<string, unknown>) =>
      company({ id: slug, slug, name: slug, experienceCount: 1, asked: asks() }),
  });
  expect(await screen.findAllByText('One experience: read it on its page')).toHaveLength(2);
  expect(screen.queryByRole('rowheader', { name: 'How hard it was' })).toBeNull();
  expect(screen.getByText('None of what they ask most is the same.')).toBeVisible();
});

test('companies are chosen by their names, and the address keeps them', async () => {
  const { sent } = page('?with=zoho');
  expect(await screen.findByDisplayValue('Zoho')).toBeVisible();
  expect(screen.getByText('Which company with it?')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Compare with'), 'Infosys');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(sent('ComparedCompany').map(({ slug }) => slug)).toContain('infosys');
});

test('none chosen, none known, both the same: each says what to do', async () => {
  const { unmount } = page('');
  expect(await screen.findByText('Choose two companies')).toBeVisible();
  unmount();
  const unknown = page('?with=zoho,nowhere');
  expect(await screen.findByText(/Nobody has told of “nowhere” yet/)).toBeVisible();
  unknown.unmount();
  page('?with=zoho,zoho');
  expect(await screen.findByText(/two names of one company/)).toBeVisible();
});

test('one that could not be loaded is asked for again', async () => {
  let isAway = true;
  page('?with=zoho,infosys', {
    ComparedCompany: (asking: Record<string, unknown>) => {
      if (isAway) throw new Error('away');
      return answers.ComparedCompany(asking);
    },
  });
  await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  for (let left = 2; left > 0 && screen.queryByRole('table') === null; left -= 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('table') ?? screen.queryByRole('button', { name: 'Try again' }),
      ).not.toBeNull(),
    );
  }
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a company’s page leads to it', async () => {
  open(CompanyPage, { path: '/company/:slug', at: '/company/zoho', answers: companyAnswers });
  expect(await screen.findByRole('link', { name: 'Compare with…' })).toHaveAttribute(
    'href',
    '/companies/compare?with=zoho',
  );
});
