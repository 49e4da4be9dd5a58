import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connection, postCard, profileCard } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { feedTexts } from '@schema/rules/posts-texts';
import FeedPage from './pages/FeedPage';

const posts = (from: number, count: number, cursor: string | null = null) => ({
  feedPosts: connection('PostConnection', Array.from({ length: count }, (_, i) => postCard(`p${from + i}`)), cursor),
});
const people = (count: number, cursor: string | null = null) => ({
  feedProfiles: connection('ProfileConnection', Array.from({ length: count }, (_, i) => profileCard(`u${i}`)), cursor),
});
const feed = (answers: Parameters<typeof open>[1]['answers'], at = '/feed') => open(FeedPage, { path: '/feed', at, ...(answers && { answers }) });

test('the overview shows six of each and the way to more', async () => {
  feed({ FeedPosts: () => posts(0, 6, 'c'), FeedProfiles: () => people(3) });
  expect(await screen.findAllByRole('link', { name: /^Company/ })).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Load More' })).toHaveAttribute('href', '/feed?tab=experiencia');
  expect(screen.getByRole('link', { name: 'Person u2' })).toBeInTheDocument();
});

test('empty lists say the documented words', async () => {
  feed({ FeedPosts: () => posts(0, 0), FeedProfiles: () => people(0) }, '/feed?search=nobody');
  expect(await screen.findByText(feedTexts.noPosts)).toBeInTheDocument();
  expect(await screen.findByText(feedTexts.noProfilesInOverview)).toBeInTheDocument();
});

test('a part that fails leaves the other usable and can be asked for again', async () => {
  let fails = true;
  feed({ FeedPosts: () => { if (fails) throw refusal('UNAVAILABLE', 'Down'); return posts(0, 1); }, FeedProfiles: () => people(1) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await screen.findByRole('link', { name: 'Person u0' })).toBeInTheDocument();
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Company p0' })).toBeInTheDocument();
});

test('a visitor is shown the door and nothing is fetched', async () => {
  const { sent } = open(FeedPage, { path: '/feed', me: null });
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin?redirect=%2Ffeed');
  expect(sent('FeedPosts')).toEqual([]);
});

test('the search term is shown and can be cleared', async () => {
  const { sent, router } = feed({ FeedPosts: () => posts(0, 1), FeedProfiles: () => people(1) }, '/feed?search=zoho');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(sent('FeedPosts').map(({ search }) => search)).toEqual(['zoho', null]));
});

test('the experiences load page after page, none twice, in the chosen sort', async () => {
  const { sent } = feed({ FeedPosts: ({ after }) => (after ? posts(18, 10) : posts(0, 20, 'c20')) }, '/feed?tab=experiencia&sort=mostViewed');
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(28));
  expect(sent('FeedPosts')).toMatchObject([{ sort: 'mostViewed', first: 20 }, { after: 'c20' }]);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), feedTexts.sorts.mostHelpful);
  await waitFor(() => expect(sent('FeedPosts').at(-1)).toMatchObject({ sort: 'mostHelpful' }));
});
