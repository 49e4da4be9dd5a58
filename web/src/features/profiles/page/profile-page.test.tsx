import { blockTexts } from '@schema/rules/blocks';
import { profileTexts } from '@schema/rules/posts-texts';
import { cardOnlyTexts } from '@schema/rules/profiles-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  careerEntry,
  careerPath,
  connection,
  counters,
  person,
  postCard,
  viewer,
} from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import ProfilePage from '../pages/ProfilePage';

type Options = Partial<Parameters<typeof open>[1]>;
const profile = (
  id: string,
  over: { experiences?: object[]; posts?: object[]; user?: object } & Record<string, unknown> = {},
) => {
  const { experiences = [], posts = [], user = {}, ...rest } = over;
  return {
    profile: {
      __typename: 'Profile',
      id,
      bio: null,
      location: null,
      interests: [],
      alumniTopics: [],
      postsCount: posts.length,
      user: person(id, user),
      isWhole: true,
      email: null,
      contact: null,
      connectionsCount: 4,
      counters: { __typename: 'ProfileCounters', id, views: 12 },
      hasBanner: false,
      smallBanner: null,
      mediumBanner: null,
      largeBanner: null,
      viewer: { __typename: 'ProfileViewer', id, hasBookmarked: false },
      ...rest,
      careerPath: careerPath(id, experiences),
      posts: connection('PostConnection', posts),
    },
  };
};
const relatedAnswer = (...people: object[]) => ({
  profile: { __typename: 'Profile', id: 'u1', relatedProfiles: people },
});
const openProfile = (answer: () => object, { answers, ...options }: Options = {}) =>
  open(ProfilePage, {
    path: '/profile/:id',
    at: '/profile/u1',
    ...options,
    answers: {
      Profile: answer,
      RelatedProfiles: () => relatedAnswer(),
      ViewProfile: () => ({ viewProfile: { __typename: 'ProfileCounters', id: 'u1', views: 13 } }),
      ...answers,
    },
  });

test('a profile says who, and what is not there in the documented words', async () => {
  openProfile(() =>
    profile('u1', {
      user: { degreeType: 'MBA', stream: null, specialisation: 'Finance', yearOfGraduation: 1999 },
    }),
  );
  expect(await screen.findByText('Finance - MBA 1999')).toBeInTheDocument();
  for (const text of [
    profileTexts.noBio,
    profileTexts.noLocation,
    profileTexts.noPosts,
    profileTexts.noCareerPath,
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test('an alumnus who answers chat requests shows how soon', async () => {
  openProfile(() => profile('u1', { user: { usualAnswerHours: 48 } }));
  expect(
    await screen.findByText('Chat requests: usually answers in about 2 days'),
  ).toBeInTheDocument();
});

test('posts lead to the post and say how many they helped', async () => {
  openProfile(() =>
    profile('u1', { posts: [postCard('p1', { counters: counters('p1', { useful: 7 }) })] }),
  );
  expect(await screen.findByRole('link', { name: 'Company p1' })).toHaveAttribute(
    'href',
    '/post/p1',
  );
  expect(screen.getByText(/Likes/)).toHaveTextContent('7 Likes');
});

const entries = [
  careerEntry('work10', 'Zoho'),
  careerEntry('work2', 'Google', { postId: 'p1' }),
  careerEntry('intern1', 'Bosch', { hasDraft: true }),
];

test('the career path is in its order, with its totals; the owner goes on to write about a company', async () => {
  const { router } = openProfile(() => profile('me', { experiences: entries }), {
    at: '/profile/me',
  });
  const career = await screen.findByRole('region', { name: 'Career path' });
  const stops = within(career)
    .getAllByRole('listitem')
    .map((stop) => /Start|Bosch|Graduation Year|Google|Zoho/.exec(stop.textContent ?? '')?.[0]);
  expect(stops).toEqual(['Start', 'Bosch', 'Graduation Year', 'Google', 'Zoho']);
  for (const text of ['Draft', '3.5+ years', '43 months', '2.5+ years'])
    expect(within(career).getByText(text)).toBeInTheDocument();
  await userEvent.click(within(career).getByRole('link', { name: /Zoho/ }));
  expect(router.state.location).toMatchObject({
    pathname: '/add-post',
    state: { subject: { companyName: 'Zoho', role: 'SDE', experienceType: 'fulltime' } },
  });
});

test('others are led to the post behind an entry, and nowhere where there is none', async () => {
  openProfile(() => profile('u1', { experiences: entries }));
  const career = await screen.findByRole('region', { name: 'Career path' });
  expect(within(career).getByRole('link')).toHaveAttribute('href', '/post/p1');
  expect(within(career).queryByText('Draft')).not.toBeInTheDocument();
});

test('a career path that its owner saves meanwhile is fetched again', async () => {
  let experiences: object[] = [];
  const { emit } = openProfile(() => profile('u1', { experiences }));
  expect(await screen.findByText(profileTexts.noCareerPath)).toBeInTheDocument();
  experiences = entries;
  emit('CareerPathLive', { careerPathUpdated: { __typename: 'CareerPath', id: 'u1', version: 1 } });
  expect(await screen.findByText('Zoho')).toBeInTheDocument();
});

test.each([
  ['NOT_FOUND', profileTexts.notFound],
  ['INTERNAL_SERVER_ERROR', profileTexts.serverError],
  ['FORBIDDEN', profileTexts.loadFailed],
])('a refusal of %s reads: %s', async (code, text) => {
  openProfile(() => {
    throw refusal(code, 'of the server');
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
});

test('no answer at all is the network’s fault', async () => {
  openProfile(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await screen.findByText(profileTexts.networkError)).toBeInTheDocument();
});

test('an answer of a proxy is the server’s fault, or names what failed', async () => {
  let status = 502;
  openProfile(() => {
    throw Object.assign(new Error('Bad answer'), { statusCode: status });
  });
  expect(await screen.findByText(profileTexts.serverError)).toBeInTheDocument();
  status = 413;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(profileTexts.loadFailed)).toBeInTheDocument();
});

test('Go Back leads to the feed where the tab has no page before', async () => {
  openProfile(() => {
    throw refusal('NOT_FOUND', '');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
});

test('later posts stay where the profile is read again, and a page that fails says so', async () => {
  let fails = true;
  const nodes = Array.from({ length: 3 }, (_, index) => postCard(`p${index}`));
  const answer = (after: unknown) => {
    if (after && fails) throw new TypeError('Failed to fetch');
    const posts = after
      ? connection('PostConnection', nodes.slice(2))
      : connection('PostConnection', nodes.slice(0, 2), 'c1');
    const { profile: one } = profile('u1', { postsCount: 3 });
    return { profile: { ...one, posts } };
  };
  const { emit, sent } = openProfile(() => ({}), {
    answers: { Profile: ({ after }) => answer(after) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(profileTexts.loadFailed);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Company p2' })).toBeInTheDocument();
  emit('CareerPathLive', { careerPathUpdated: { __typename: 'CareerPath', id: 'u1', version: 7 } });
  await waitFor(() => expect(sent('Profile')).toHaveLength(4));
  expect(await screen.findByRole('link', { name: 'Company p2' })).toBeInTheDocument();
});

test('the unverified are told to verify, and the person is not asked for', async () => {
  const { sent } = openProfile(() => profile('u1'), {
    me: viewer({ role: 'mentee', isMember: false }),
  });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Verification Required' }),
  ).toBeInTheDocument();
  expect(sent('Profile')).toEqual([]);
});

test('a visitor counts as a view, shares the address, and sees related profiles', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  const { sent } = openProfile(() => profile('u1'), {
    answers: {
      RelatedProfiles: () =>
        relatedAnswer({
          __typename: 'RelatedProfile',
          id: 'u2',
          reason: 'also at Acme',
          user: person('u2', { college: 'NIT' }),
        }),
    },
  });
  const relatedSection = within(await screen.findByRole('region', { name: 'Related Profiles' }));
  expect(await relatedSection.findByRole('link', { name: 'Person u2' })).toHaveAttribute(
    'href',
    '/profile/u2',
  );
  expect(relatedSection.getByText('also at Acme')).toBeInTheDocument();
  expect(relatedSection.getByText('NIT')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'In numbers' })).toHaveTextContent(
      '13 views4 connections0 posts',
    ),
  );
  expect(sent('ViewProfile')).toEqual([{ userId: 'u1' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Share profile' }));
  expect(copied).toEqual([`${window.location.origin}/profile/u1`]);
  expect(await screen.findByText('Profile link copied to clipboard!')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument();
});

test('the owner edits, adds and removes, and is no view', async () => {
  let posts = [postCard('p1')];
  const { sent } = openProfile(
    () =>
      profile('me', {
        posts,
        user: {
          profilePic: '/files/a',
          picture: '/files/b',
          largePicture: '/files/c',
          wholePicture: '/files/d',
        },
      }),
    {
      at: '/profile/me',
      answers: {
        DeletePost: () => {
          posts = [];
          return { deletePost: 'p1' };
        },
      },
    },
  );
  expect(await screen.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(screen.getByRole('link', { name: 'Add Post' })).toHaveAttribute('href', '/add-post');
  expect(screen.getByRole('button', { name: 'Download Pic' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Company p1' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
  );
  expect(await screen.findByText('Post deleted successfully')).toBeInTheDocument();
  expect(await screen.findByText(profileTexts.noPosts)).toBeInTheDocument();
  expect(sent('DeletePost')).toEqual([{ id: 'p1' }]);
  expect(sent('ViewProfile')).toEqual([]);
});

test('a mentee shows other things, how to reach them, and no topics', async () => {
  openProfile(() =>
    profile('u1', {
      user: { role: 'mentee' },
      email: 'k@mail.example',
      contact: '+91 98765 43210',
      alumniTopics: ['Referrals'],
    }),
  );
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(
    expect.arrayContaining(['Activity', 'Vision Board', 'Related Profiles']),
  );
  expect(screen.queryByRole('tab', { name: 'Posts' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(screen.queryByText(profileTexts.topics)).not.toBeInTheDocument();
  expect(screen.queryByText(profileTexts.noCareerPath)).not.toBeInTheDocument();
});

test('what is kept for connections is a card to others, with the way in', async () => {
  openProfile(() => profile('u1', { isWhole: false, bio: 'Hello' }));
  expect(await screen.findByText(cardOnlyTexts.title)).toBeInTheDocument();
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bond' })).toBeInTheDocument();
  for (const gone of ['Posts', 'Activity'])
    expect(screen.queryByRole('tab', { name: gone })).not.toBeInTheDocument();
});

test('a card becomes the whole profile once they are connected, without a reload', async () => {
  let isWhole = false;
  const { end, sent } = openProfile(() => profile('u1', { isWhole }));
  expect(await screen.findByText(cardOnlyTexts.title)).toBeInTheDocument();
  isWhole = true;
  act(() =>
    end('ProfileLive', 'CONFLICT', 'What you may see has changed. Please open this again.'),
  );
  expect(await screen.findByRole('tab', { name: 'Posts' })).toBeInTheDocument();
  expect(sent('Profile')).toHaveLength(2);
});

test('what the person changes meanwhile shows by itself; other posts are read', async () => {
  const posts = [postCard('p1')];
  const { emit, sent } = openProfile(() =>
    profile('u1', { bio: 'Before', email: 'a@mail.example', posts }),
  );
  expect(await screen.findByText('Before')).toBeInTheDocument();
  const {
    careerPath: _c,
    viewer: _v,
    email: _e,
    contact: _t,
    connectionsCount: _n,
    ...publicFields
  } = profile('u1', {
    bio: 'After',
    location: 'Pune',
    posts: [postCard('p1', { companyName: 'Corrected' })],
  }).profile as Record<string, unknown>;
  emit('ProfileLive', { profileUpdated: publicFields });
  expect(await screen.findByText('After')).toBeInTheDocument();
  expect(screen.getByText('a@mail.example')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Corrected' })).toHaveAttribute('href', '/post/p1');
  expect(sent('Profile')).toHaveLength(1);
  emit('ProfileLive', { profileUpdated: { ...publicFields, postsCount: 2 } });
  await waitFor(() => expect(sent('Profile')).toHaveLength(2));
});

test('who is blocked from the menu is gone from the page, which offers the way back', async () => {
  let isBlocked = false;
  openProfile(
    () => {
      if (isBlocked)
        throw refusal('FORBIDDEN', blockTexts.blocked, undefined, { reason: 'blocked' });
      return profile('u1');
    },
    {
      answers: {
        BlockUser: () => {
          isBlocked = true;
          return { blockUser: { __typename: 'Block', id: 'u1', isBlocked } };
        },
        UnblockUser: () => {
          isBlocked = false;
          return { unblockUser: { __typename: 'Block', id: 'u1', isBlocked } };
        },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^More about/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: blockTexts.block }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Block' }));
  expect(
    await screen.findByRole('heading', { name: blockTexts.blocked, level: 2 }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Career path' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: blockTexts.unblock }));
  expect(await screen.findByRole('heading', { name: 'Career path' })).toBeInTheDocument();
});

test('what a person does now stands under the name, and the name before what one can do', async () => {
  openProfile(() => profile('u1', { user: { work: 'Senior Software Engineer at Atlassian' } }));
  const work = await screen.findByText('Senior Software Engineer at Atlassian');
  expect(work.previousElementSibling).toHaveTextContent('Person u1');
  const bond = screen.getByRole('group', { name: /^Connection with/ });
  expect(work.compareDocumentPosition(bond)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
