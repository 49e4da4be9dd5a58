import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { open, refusal } from '@/testing/open';
import LandingPage from './pages/LandingPage.tsx';
import { landingTexts } from './texts.ts';

const user = (id: string, fullName: string) => ({
  __typename: 'User',
  id,
  fullName,
  role: 'alumni',
  isVerified: true,
  degreeType: 'B.Tech',
  stream: 'CSE',
  specialisation: null,
  yearOfGraduation: 2019,
  college: 'Vidyasagar Institute of Engineering',
  profilePic: null,
  work: null,
  picture: null,
  largePicture: null,
});
const post = (id: string, companyName: string) => ({
  __typename: 'PostCard',
  id,
  companyName,
  role: 'Software Engineer',
  logo: null,
  postType: 'crisp',
  experienceType: 'fulltime',
  interviewYear: 2025,
  oneLiner: 'Calm panel',
  teaser: 'Two coding rounds.',
  offerStatus: 'accepted',
  package: '18',
  level: 'easy',
  isLevelTold: true,
  campusType: 'onCampus',
  hashtags: [],
  createdAt: '2026-01-01T00:00:00Z',
  lastActiveAt: '2026-01-01T00:00:00Z',
  user: user(`u-${id}`, 'Karthik Iyer'),
  counters: { __typename: 'PostCounters', id, useful: 1240, views: 2, shares: 3, commentsCount: 4 },
  viewer: { __typename: 'PostViewer', id, hasLiked: false, hasBookmarked: false },
});
const profile = (id: string, fullName: string) => ({
  __typename: 'ProfileCard',
  id,
  user: user(`u-${id}`, fullName),
  bio: 'Ask me about rounds.',
  interests: [],
  alumniTopics: [],
  postsCount: 1,
  totalExperienceDuration: 30,
  internshipLogos: [{ __typename: 'CompanyLogo', companyName: 'X', companyLogo: null }],
  workLogos: ['A', 'B', 'C'].map((companyName) => ({
    __typename: 'CompanyLogo',
    companyName,
    companyLogo: null,
  })),
});
const found = (posts: object[], profiles: object[]) => ({
  searchPreview: { __typename: 'SearchPreview', posts, profiles },
});
const all = () => found([post('p1', 'Kaveri Robotics')], [profile('c1', 'Meera Nair')]);
const land = (
  SearchPreview: (variables: Record<string, unknown>) => object | Promise<object>,
  signedIn = false,
) => open(LandingPage, { path: '/', answers: { SearchPreview }, ...(!signedIn && { me: null }) });
const box = () => screen.getByPlaceholderText(landingTexts.placeholder);

describe('the search of the landing page', () => {
  test('shows what is trending before anything was typed, under the two headings', async () => {
    const { sent } = land(all);
    const posts = await screen.findByRole('region', { name: landingTexts.posts });
    expect(await within(posts).findByText('Kaveri Robotics')).toBeVisible();
    expect(screen.getByText('1 experience and 1 person found')).toHaveRole('status');
    const people = screen.getByRole('region', { name: landingTexts.profiles });
    expect(within(people).getByText("CSE B.Tech '19")).toBeVisible();
    expect(within(people).getByText('2+ years of experience')).toBeVisible();
    expect(within(people).getByText('Shared an experience')).toBeVisible();
    expect(within(people).getByText(landingTexts.interestsSoon)).toBeVisible();
    expect(within(people).getByText('X, Internship')).toBeInTheDocument();
    expect(within(people).getByText('A, Full-time')).toBeInTheDocument();
    expect(within(people).getAllByText(/Full-time/)).toHaveLength(2);
    expect(sent('SearchPreview')).toEqual([{ search: '', first: 3 }]);
  });

  test('asks once when the hand rests, and says when nothing was found', async () => {
    const { sent } = land(({ search }) => (search ? found([], []) : all()));
    await screen.findByText('Kaveri Robotics');
    await userEvent.type(box(), 'zzz');
    expect(await screen.findByText(landingTexts.noResults)).toBeVisible();
    expect(sent('SearchPreview').map(({ search }) => search)).toEqual(['', 'zzz']);
  });

  test('says so when nothing is trending', async () => {
    land(() => found([], []));
    expect(await screen.findByText(landingTexts.noTrending)).toBeVisible();
  });

  test('an answer that comes too late is not shown', async () => {
    let answerSlow: (data: object) => void = () => {};
    land(({ search }) => {
      if (search === 'slow')
        return new Promise((resolve) => {
          answerSlow = resolve;
        });
      return search === 'fast' ? found([post('p2', 'Fast Company')], []) : all();
    });
    await screen.findByText('Kaveri Robotics');
    await userEvent.type(box(), 'slow');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.clear(box());
    await userEvent.type(box(), 'fast');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('Fast Company');
    answerSlow(found([post('p3', 'Slow Company')], []));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Slow Company')).not.toBeInTheDocument();
    expect(screen.getByText('Fast Company')).toBeVisible();
  });

  test("a failure shows the server's words, or the documented ones, and a way to try again", async () => {
    let broken = true;
    land(() => {
      if (broken) throw refusal('RATE_LIMITED', 'Too many searches. Try again in a minute.');
      return all();
    });
    expect(await screen.findByText('Too many searches. Try again in a minute.')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kaveri Robotics')).toBeVisible();
  });

  test("without the server's words the documented ones", async () => {
    land(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await screen.findByText(landingTexts.searchFailed)).toBeVisible();
  });
});

describe('opening something', () => {
  test.each<[string | RegExp, string]>([
    ['View More', '/signin'],
    [/^View profile of/, '/signin?redirect=%2Fprofile%2Fu-c1'],
    [/^Read more about/, '/signin?redirect=%2Fpost%2Fp1'],
  ])('a visitor who presses %s is asked to sign in, and comes back to it', async (name, signIn) => {
    const { router } = land(all);
    await screen.findByText('Kaveri Robotics');
    await userEvent.click(
      name === 'View More' || String(name).includes('profile')
        ? screen.getByRole('button', { name })
        : screen.getByRole('link', { name }),
    );
    const dialog = await screen.findByRole('dialog', { name: landingTexts.signInTitle });
    expect(within(dialog).getByText(landingTexts.signInText)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', signIn);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/');
  });

  test('who is signed in goes on', async () => {
    const { router } = land(all, true);
    await screen.findByText('Kaveri Robotics');
    await userEvent.click(screen.getByRole('button', { name: 'View More' }));
    expect(router.state.location.pathname).toBe('/feed');
  });
});

describe('a post card', () => {
  const card = async () => {
    land(all);
    const item = (await screen.findByText('Kaveri Robotics')).closest('li');
    if (!item) throw new Error('no card');
    return item;
  };

  test('is turned by its button, and only the side that is up can be reached', async () => {
    const item = await card();
    const author = within(item).getByText('Karthik Iyer').closest('[inert]');
    expect(author).not.toBeNull();
    // Without a mouse, which would flip the card by its position.
    fireEvent.click(within(item).getByRole('button', { name: 'Show the author' }));
    expect(within(item).getByText('Karthik Iyer').closest('[inert]')).toBeNull();
    expect(within(item).getByText('Kaveri Robotics').closest('[inert]')).not.toBeNull();
    expect(within(item).getByRole('button', { name: 'Show the experience' })).toBeInTheDocument();
  });

  test('is turned by a mouse over it, and turns back when it leaves', async () => {
    const item = await card();
    const isTurned = () => item.hasAttribute('data-flipped');
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    expect(isTurned()).toBe(false);
    await waitFor(() => expect(isTurned()).toBe(true));
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    expect(isTurned()).toBe(false);
  });

  test('is turned by a swipe across, not by scrolling', async () => {
    const item = await card();
    const stroke = (x: number, y: number) => {
      fireEvent.pointerDown(item, { pointerType: 'touch', clientX: 100, clientY: 100 });
      fireEvent.pointerUp(item, { pointerType: 'touch', clientX: 100 + x, clientY: 100 + y });
      return item.hasAttribute('data-flipped');
    };
    expect(stroke(5, 90)).toBe(false);
    expect(stroke(-80, 10)).toBe(true);
    expect(stroke(80, 0)).toBe(false);
  });
});

test('the film loads and plays only after a click', async () => {
  land(all);
  expect(screen.queryByRole('group', { name: /Video/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Play the video/ }));
  expect(await screen.findByRole('group', { name: /Video/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
});

describe('the landing page before and after its code', () => {
  test('its buttons are links that lead somewhere without code, its search a form', async () => {
    land(all);
    const hrefs = (names: string[]) =>
      names.map((name) => screen.getAllByRole('link', { name })[0]?.getAttribute('href'));
    expect(
      hrefs(['Sign Up', 'Log In', 'Join Now', 'Look around first', 'Inspire', 'Connect']),
    ).toEqual(['/signup', '/signin', '/signup', '#connect', '#inspire', '#connect']);
    const form = box().closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect([form?.getAttribute('action'), box().getAttribute('name')]).toEqual(['/', 'search']);
    await screen.findByText('Kaveri Robotics');
  });

  test('goes to the section that was asked for meanwhile, and looks up what the address looks for', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    window.history.replaceState(null, '', '/?search=kaveri#testimonials');
    const { sent } = land(all);
    await screen.findByText('Kaveri Robotics');
    expect(scrolled.mock.contexts.map((section) => (section as Element).id)).toContain(
      'testimonials',
    );
    expect(sent('SearchPreview')[0]).toEqual({ search: 'kaveri', first: 3 });
    window.history.replaceState(null, '', '/');
    scrolled.mockRestore();
  });

  test('Back after a full load finds the place where it was left', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo');
    sessionStorage.setItem('landing.place', JSON.stringify({ key: 'default', y: 900 }));
    land(all);
    await screen.findByText('Kaveri Robotics');
    expect(scrolled).toHaveBeenCalledWith(0, 900);
    scrolled.mockRestore();
  });
});
