import { feedTexts } from '@schema/rules/posts/posts-texts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IdentityRoot } from '@/features/identity';
import { connection, counters, person, postCard, profileCard, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import {
  feedExperiences as experiences,
  feedPeople as people,
  feedPosts as posts,
} from '@/testing/rooms/posts';
import { siteSays } from '@/testing/site';
import FeedPage from '../pages/FeedPage';
import { overviewPostsRead } from './useFeedList';

const feed = (answers: Parameters<typeof open>[1]['answers'], at = '/feed') =>
  open(FeedPage, { path: '/feed', at, ...(answers && { answers }) });

test('the overview shows six of each and the way to more', async () => {
  feed({ FeedPosts: () => posts(0, 6, 'c'), FeedProfiles: () => people(3) });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Company/ })).toHaveLength(6));
  expect(screen.getByRole('link', { name: 'Load More' })).toHaveAttribute(
    'href',
    '/feed?tab=experiencia',
  );
  expect(screen.getByRole('link', { name: 'Person u2' })).toBeInTheDocument();
});

test('what people do now stands on the cards of experiences and of people', async () => {
  const author = person('a1', { work: 'SRE at Zoho' });
  const somebody = person('u1', { work: 'Analyst at EY' });
  feed({
    FeedPosts: () => ({
      feedPosts: connection('PostConnection', [postCard('p0', { user: author })]),
    }),
    FeedProfiles: () => ({
      feedProfiles: connection('ProfileConnection', [profileCard('u1', { user: somebody })]),
    }),
  });
  expect(await screen.findByText('SRE at Zoho')).toBeInTheDocument();
  expect(await screen.findByText('Analyst at EY')).toBeInTheDocument();
});

test('the overview begins with what theme.js has asked for already', async () => {
  const { sent } = feed({ FeedPosts: () => posts(0, 6), FeedProfiles: () => people(3) });
  await screen.findByRole('link', { name: 'Person u2' });
  const [first] = sent('FeedPosts');
  expect(JSON.stringify(first)).toBe(JSON.stringify(overviewPostsRead.variables));
});

test('empty lists say the documented words', async () => {
  feed({ FeedPosts: () => posts(0, 0), FeedProfiles: () => people(0) }, '/feed?search=nobody');
  expect(await screen.findByText(feedTexts.noPosts)).toBeInTheDocument();
  expect(await screen.findByText(feedTexts.noProfilesInOverview)).toBeInTheDocument();
});

test('a part that fails leaves the other usable and can be asked for again', async () => {
  let fails = true;
  feed({
    FeedPosts: () => {
      if (fails) throw refusal('UNAVAILABLE', 'Down');
      return posts(0, 1);
    },
    FeedProfiles: () => people(1),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await screen.findByRole('link', { name: 'Person u0' })).toBeInTheDocument();
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Company p0' })).toBeInTheDocument();
});

test('what could not be loaded says what the server said, its seconds too', async () => {
  feed({
    FeedPosts: () => {
      throw refusal('RATE_LIMITED', 'Too many requests.', undefined, { retryAfter: 7 });
    },
    FeedProfiles: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(
    await screen.findByText('Too many requests. It works again in 7 seconds.'),
  ).toBeInTheDocument();
  expect(screen.getByText('People could not be loaded')).toBeInTheDocument();
});

test('a visitor is shown the transport and nothing is fetched', async () => {
  const { sent } = open(FeedPage, { path: '/feed', me: null });
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/signin?redirect=%2Ffeed',
  );
  expect(sent('FeedPosts')).toEqual([]);
});

test('the search term is shown and can be cleared', async () => {
  const { sent, router } = feed(
    { FeedPosts: () => posts(0, 1), FeedProfiles: () => people(1) },
    '/feed?search=zoho',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(router.state.location.search).toBe('');
  await waitFor(() =>
    expect(sent('FeedPosts').map(({ search }) => search)).toEqual(['zoho', null]),
  );
});

test('the experiences load page after page, none twice, in the chosen sort', async () => {
  const { sent } = feed(
    { Experiences: ({ after }) => (after ? experiences(18, 10) : experiences(0, 20, 'c20')) },
    '/feed?tab=experiencia&sort=mostViewed',
  );
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(28));
  expect(sent('Experiences')).toMatchObject([{ sort: 'mostViewed', first: 20 }, { after: 'c20' }]);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), feedTexts.sorts.mostHelpful);
  await waitFor(() => expect(sent('Experiences').at(-1)).toMatchObject({ sort: 'mostHelpful' }));
});

test('an order that the address makes up is the default one', async () => {
  const { sent } = feed(
    { Experiences: () => experiences(0, 1) },
    '/feed?tab=experiencia&sort=constructor',
  );
  expect(await screen.findByRole('link', { name: 'Company p0' })).toBeInTheDocument();
  expect(sent('Experiences')).toMatchObject([{ sort: 'recentlyActive' }]);
});

test('nothing found: the documented words, and the way back to everything', async () => {
  const { router } = feed(
    {
      Experiences: ({ search }) => experiences(0, search ? 0 : 1),
      PopularCompanies: () => ({ popularCompanies: ['Zoho'] }),
    },
    '/feed?tab=experiencia&search=zzz&sort=mostViewed',
  );
  expect(await screen.findByText(feedTexts.noPosts)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Zoho' })).toHaveAttribute(
    'href',
    '/feed?search=Zoho',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Company p0' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=experiencia&sort=mostViewed');
});

test('the intro video is a picture until it is played, and once closed stays away', async () => {
  const everything = { FeedPosts: () => posts(0, 1), FeedProfiles: () => people(1) };
  feed(everything);
  await screen.findByRole('link', { name: 'Person u0' });
  expect(document.querySelector('iframe, video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play intro' }));
  expect(await screen.findByRole('group', { name: /^Video/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide intro video' }));
  expect(screen.queryByRole('region', { name: 'Intro video' })).toBeNull();
  expect(localStorage.getItem('hideVideo')).toBe('true');
  cleanup();
  feed(everything);
  await screen.findByRole('link', { name: 'Person u0' });
  expect(screen.queryByRole('region', { name: 'Intro video' })).toBeNull();
});

test('the video that the college configured is asked for when it is played, not before', async () => {
  const meta = document.createElement('meta');
  meta.setAttribute('name', 'experiencia:intro-video');
  meta.content = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  document.head.append(meta);
  try {
    feed({ FeedPosts: () => posts(0, 1), FeedProfiles: () => people(1) });
    const play = await screen.findByRole('button', { name: 'Play intro' });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(play);
    expect(document.querySelector('iframe')?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
  } finally {
    meta.remove();
  }
});

test('hackathons: ten banners, their sites in a new tab', async () => {
  feed({ FeedPosts: () => posts(0, 1), FeedProfiles: () => people(1) });
  const carousel = await screen.findByRole('region', { name: 'Hackathon banners' });
  const links = await waitFor(() => {
    const all = [...carousel.querySelectorAll('a')];
    expect(all).toHaveLength(10);
    return all;
  });
  for (const link of links)
    expect([link.target, link.rel, link.protocol]).toEqual([
      '_blank',
      'noopener noreferrer',
      'https:',
    ]);
});

test('hackathons belong to the demo college: the pages of another have none', async () => {
  const undo = siteSays('demo', 'off');
  try {
    feed({ FeedPosts: () => posts(0, 1), FeedProfiles: () => people(1) });
    expect(await screen.findByRole('heading', { name: 'Networking' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Hackathons' })).toBeNull();
  } finally {
    undo();
  }
});

test('counters of the cards move: one subscription for the page, its ids sorted', async () => {
  const { emit, watched } = feed(
    {
      Experiences: () => ({
        experiences: connection('PostConnection', [postCard('b'), postCard('a')]),
      }),
    },
    '/feed?tab=experiencia',
  );
  await screen.findByRole('link', { name: 'Company a' });
  expect(watched('PostsCountersLive')).toEqual([{ postIds: ['a', 'b'] }]);
  act(() =>
    emit('PostsCountersLive', {
      postsCounters: [
        { ...counters('a'), useful: 41 },
        { ...counters('b'), useful: 42 },
      ],
    }),
  );
  expect(await screen.findByText('41')).toBeInTheDocument();
  expect(screen.getByText('42')).toBeInTheDocument();
});

test('the unverified read the feed without live counters, and are asked to verify before a post opens', async () => {
  const me = viewer({ role: 'mentee', isMember: false });
  const { router, watched } = open(
    () => (
      <>
        <IdentityRoot />
        <FeedPage />
      </>
    ),
    {
      path: '/feed',
      me: { ...me, isVerified: false },
      answers: { FeedPosts: () => posts(0, 1), FeedProfiles: () => people(1) },
    },
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Company p0' }));
  expect(router.state.location.pathname).toBe('/feed');
  expect(await screen.findByRole('dialog', { name: 'Verification Required' })).toBeInTheDocument();
  expect(watched('PostsCountersLive')).toEqual([]);
});

test('the time on a card agrees with the sort', async () => {
  const dates = {
    createdAt: '2020-01-05T10:00:00.000Z',
    lastActiveAt: new Date(Date.now() - 7_300_000).toISOString(),
  };
  const answers = {
    Experiences: () => ({ experiences: connection('PostConnection', [postCard('a', dates)]) }),
  };
  feed(answers, '/feed?tab=experiencia');
  expect(await screen.findByText('2 hr ago')).toBeInTheDocument();
  expect(screen.getByText(/^Active/)).toBeInTheDocument();
  cleanup();
  feed(answers, '/feed?tab=experiencia&sort=mostHelpful');
  expect(await screen.findByText(/yr ago/)).toBeInTheDocument();
});
