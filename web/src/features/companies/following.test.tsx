import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open, refusal } from '@/testing/open';
import { card, companyAnswers, list, stand } from '@/testing/rooms/companies';
import CompaniesPage from './pages/CompaniesPage';
import CompanyPage from './pages/CompanyPage';

test('one follows it at a press, others are counted as they come, and a refusal is taken back', async () => {
  let refuses = false;
  const { emit } = open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: {
      ...companyAnswers,
      FollowCompany: () => ({
        followCompany: { __typename: 'Company', id: 'zoho', ...stand(1, true) },
      }),
      UnfollowCompany: () => {
        refuses = true;
        throw refusal('RATE_LIMITED', 'Too many requests');
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Follow Zoho' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('You will be told what is new of Zoho')).toBeVisible();
  expect(screen.getByText(/ · 1 follower$/)).toBeVisible();
  act(() =>
    emit('CompanyFollowers', {
      companyFollowers: { __typename: 'CompanyFollowers', id: 'zoho', count: 7 },
    }),
  );
  expect(await screen.findByText(/ · 7 followers$/)).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(refuses).toBe(true));
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(await screen.findByText('Too many requests')).toBeVisible();
});

test('a second press waits for the answer to the first', async () => {
  let answer: (company: object) => void = () => undefined;
  const held = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { sent } = open(CompanyPage, {
    path: '/company/:slug',
    at: '/company/zoho',
    answers: { ...companyAnswers, FollowCompany: () => held },
  });
  const button = await screen.findByRole('button', { name: 'Follow Zoho' });
  await userEvent.click(button);
  await userEvent.click(button);
  answer({ followCompany: { __typename: 'Company', id: 'zoho', ...stand(1, true) } });
  await act(() => held);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect([sent('FollowCompany').length, sent('UnfollowCompany').length]).toEqual([1, 0]);
});

test('the list shows those that one follows, and how one begins to', async () => {
  const { sent } = open(CompaniesPage, {
    path: '/companies',
    answers: {
      Companies: ({ filter }) =>
        (filter as { followed?: boolean } | null)?.followed ? list() : list(card('zoho')),
      CompaniesFacets: () => ({
        companiesFacets: {
          count: 1,
          facets: [
            { name: 'hiring', count: 0, values: [] },
            { name: 'followed', count: 0, values: [] },
          ],
        },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Followed/ }));
  expect(await screen.findByText('You follow no company yet')).toBeVisible();
  expect(sent('Companies').at(-1)).toMatchObject({ filter: { followed: true } });
  await userEvent.click(screen.getByRole('button', { name: /^Followed/ }));
  expect(await screen.findByRole('link', { name: 'zoho' })).toBeVisible();
});
