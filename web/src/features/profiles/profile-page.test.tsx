import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { careerEntry, careerPath, connection, counters, person, postCard, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { profileTexts } from '@schema/rules/posts-texts';
import ProfilePage from './pages/ProfilePage';

type Options = Partial<Parameters<typeof open>[1]>;
const profile = (id: string, over: { experiences?: object[]; posts?: object[]; user?: object } & object = {}) => {
  const { experiences = [], posts = [], user = {}, ...rest } = over;
  return {
    profile: {
      __typename: 'Profile', id, bio: null, location: null, interests: [], alumniTopics: [], postsCount: posts.length, user: person(id, user), viewer: { __typename: 'ProfileViewer', id, hasBookmarked: false }, ...rest,
      careerPath: careerPath(id, experiences),
      posts: connection('PostConnection', posts),
    },
  };
};
const openProfile = (answer: () => object, options: Options = {}) => open(ProfilePage, { path: '/profile/:id', at: '/profile/u1', answers: { Profile: answer }, ...options });

test('a profile says who, and what is not there in the documented words', async () => {
  openProfile(() => profile('u1', { user: { degreeType: 'MBA', stream: null, specialisation: 'Finance', yearOfGraduation: 1999 } }));
  expect(await screen.findByText('Finance - MBA 1999')).toBeInTheDocument();
  for (const text of [profileTexts.noBio, profileTexts.noLocation, profileTexts.noPosts, profileTexts.noCareerPath]) expect(screen.getByText(text)).toBeInTheDocument();
});

test('posts lead to the post and say how many they helped', async () => {
  openProfile(() => profile('u1', { posts: [postCard('p1', { counters: counters('p1', { useful: 7 }) })] }));
  expect(await screen.findByRole('link', { name: 'Company p1' })).toHaveAttribute('href', '/post/p1');
  expect(screen.getByText(/Likes/)).toHaveTextContent('7 Likes');
});

const entries = [careerEntry('work10', 'Zoho'), careerEntry('work2', 'Google', { postId: 'p1' }), careerEntry('intern1', 'Bosch', { hasDraft: true })];

test('the career path in its order, with its totals; the owner goes on to write about a company', async () => {
  const { router } = openProfile(() => profile('me', { experiences: entries }), { at: '/profile/me' });
  const career = await screen.findByRole('region', { name: 'Career path' });
  const stops = within(career).getAllByRole('listitem').map((stop) => /Start|Bosch|Graduation Year|Google|Zoho/.exec(stop.textContent ?? '')?.[0]);
  expect(stops).toEqual(['Start', 'Bosch', 'Graduation Year', 'Google', 'Zoho']);
  for (const text of ['Draft', '3.5+ years', '43 months', '2.5+ years']) expect(within(career).getByText(text)).toBeInTheDocument();
  await userEvent.click(within(career).getByRole('link', { name: /Zoho/ }));
  expect(router.state.location).toMatchObject({ pathname: '/add-post', state: { experience: { companyName: 'Zoho', role: 'SDE', experienceType: 'fulltime' } } });
});

test('others are led to the post behind an entry, and nowhere where there is none', async () => {
  openProfile(() => profile('u1', { experiences: entries }));
  const career = await screen.findByRole('region', { name: 'Career path' });
  expect(within(career).getByRole('link')).toHaveAttribute('href', '/post/p1');
  expect(within(career).queryByText('Draft')).not.toBeInTheDocument();
});

test('a career path that its owner saves meanwhile is read anew', async () => {
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
  openProfile(() => { throw refusal(code, 'of the server'); });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
});

test('no answer at all is the network’s fault', async () => {
  openProfile(() => { throw new TypeError('Failed to fetch'); });
  expect(await screen.findByText(profileTexts.networkError)).toBeInTheDocument();
});

test('the unverified are told to verify, and the person is not asked for', async () => {
  const { sent } = openProfile(() => profile('u1'), { me: viewer({ role: 'mentee', isMember: false }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Verification Required' })).toBeInTheDocument();
  expect(sent('Profile')).toEqual([]);
});
