import { profileTexts } from '@schema/rules/posts/posts-texts';
import { profileTeaser } from '@schema/rules/profiles/profiles-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { careerEntry, connection, counters, postCard, viewer } from '@/testing/builders';
import { refusal } from '@/testing/open';
import { profile, profileOpener } from '@/testing/rooms/profile-page';
import ProfilePage from '../pages/ProfilePage';

const openProfile = profileOpener(ProfilePage);

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

test.each([
  [{ linkedInUrl: 'https://www.linkedin.com/in/asha-x' }, ['LinkedIn']],
  [{ gitHubUrl: 'https://github.com/asha-x' }, ['GitHub']],
  [{}, []],
])('pages elsewhere are links of their own: %j', async (links, names) => {
  openProfile(() => profile('u1', links));
  expect(await screen.findByText('Person u1', { selector: 'p' })).toBeInTheDocument();
  const shown = screen.queryAllByRole('link', { name: /LinkedIn|GitHub/ });
  expect(shown.map((link) => link.textContent?.trim())).toEqual(names);
  for (const link of shown) {
    expect(Object.values(links)).toContain(link.getAttribute('href'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  }
});

test('an alumnus who answers chat requests shows how soon', async () => {
  openProfile(() => profile('u1', { user: { usualAnswerHours: 48 } }));
  expect(
    await screen.findByText('Chat requests: usually answers in about 2 days'),
  ).toBeInTheDocument();
});

test('how soon somebody usually replies to anything stands in place of that', async () => {
  openProfile(() => profile('u1', { user: { usualAnswerHours: 48, repliesIn: 'day' } }));
  expect(await screen.findByText('Usually replies within a day')).toBeInTheDocument();
  expect(screen.queryByText(/Chat requests/)).not.toBeInTheDocument();
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

const matchMediaList = window.matchMedia('print');

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

test('on a phone the career stands before the posts, on a wide screen beside them', async () => {
  const { unmount } = openProfile(() => profile('u1', { experiences: entries }));
  const career = await screen.findByRole('region', { name: 'Career path' });
  const posts = screen.getByRole('tablist');
  expect(career.compareDocumentPosition(posts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('region', { name: 'Career path' })).toHaveLength(1);
  unmount();
  const wide = vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMediaList,
    media,
    matches: media.includes('min-width'),
  }));
  openProfile(() => profile('u1', { experiences: entries }));
  const beside = within(await screen.findByRole('complementary'));
  expect(await beside.findByRole('region', { name: 'Career path' })).toBeVisible();
  wide.mockRestore();
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

test('a visitor with a shared link sees the ways in, and the person is not asked for', async () => {
  const { sent } = openProfile(() => profile('u1'), { me: null });
  expect(
    await screen.findByRole('heading', { level: 2, name: profileTeaser.title }),
  ).toBeInTheDocument();
  const ways = screen.getAllByRole('link', { name: /^Sign (Up|In)$/ });
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sign Up', '/signup?redirect=%2Fprofile%2Fu1'],
    ['Sign In', '/signin?redirect=%2Fprofile%2Fu1'],
  ]);
  expect(sent('Profile')).toEqual([]);
});
