import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { tellReconnected } from '@/core/reconnect';
import { PostCardFieldsFragmentDoc } from '@/generated/documents';
import { counters, post, postCard, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { postTexts } from '@schema/rules/posts-texts';
import PostPage from './pages/PostPage';

type Options = Partial<Parameters<typeof open>[1]>;
const openPost = ({ answers, ...rest }: Options = {}) =>
  open(PostPage, {
    path: '/post/:id',
    at: '/post/p1',
    answers: {
      PostPage: () => ({ post: post('p1') }),
      ViewPost: () => ({ viewPost: counters('p1', { views: 11 }) }),
      ...answers,
    },
    ...rest,
  });
afterEach(() => {
  vi.unstubAllGlobals();
});
const update = (over: object, editedAt: string | null = null) => ({
  __typename: 'PostUpdate',
  id: 'p1',
  editedAt,
  counters: counters('p1', over),
});
const like = () => screen.findByRole('button', { name: /^Like/ });

test('facts first; opening counts one view', async () => {
  const { sent } = openPost();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Company p1 · SDE' }),
  ).toBeInTheDocument();
  expect(screen.getByText('CGPA cut-off').nextSibling).toHaveTextContent('7.5');
  expect(await screen.findByRole('button', { name: 'Like 3 likes' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/views/)).toHaveTextContent('11 views'));
  expect(sent('ViewPost')).toEqual([{ id: 'p1' }]);
});

test('who comes from a card sees at once what it said', async () => {
  let tell: (data: object) => void = () => undefined;
  const { client, router } = open(PostPage, {
    path: '/post/:id',
    at: '/feed',
    answers: {
      PostPage: () =>
        new Promise((resolve) => {
          tell = resolve;
        }),
      ViewPost: () => ({ viewPost: counters('p1') }),
    },
  });
  client.cache.writeFragment({
    id: 'PostCard:p1',
    fragment: PostCardFieldsFragmentDoc,
    fragmentName: 'PostCardFields',
    data: postCard('p1') as never,
  });
  await router.navigate('/post/p1');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Company p1 · SDE' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Counters' })).toHaveTextContent('3');
  expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
  await waitFor(() => {
    tell({ post: post('p1') });
    return screen.getByRole('button', { name: /^Like/ });
  });
});

test('a like shows at once and is taken back with the reason when refused', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  openPost({
    answers: {
      LikePost: () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    },
  });
  await userEvent.click(await like());
  expect(await like()).toHaveAttribute('aria-pressed', 'true');
  expect(await like()).toHaveAccessibleName('Like 4 likes');
  await waitFor(() => {
    refuse(refusal('RATE_LIMITED', 'Too many likes, take a breath'));
    return screen.getByText('Too many likes, take a breath');
  });
  expect(await like()).toHaveAttribute('aria-pressed', 'false');
  expect(await like()).toHaveAccessibleName('Like 3 likes');
});

test('counters move with the live channel', async () => {
  const { emit } = openPost();
  await like();
  emit('PostLive', { postUpdated: update({ useful: 42, views: 99 }) });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Like 42 likes' })).toBeInTheDocument(),
  );
});

test('what its author changes waits until the reader wants it', async () => {
  const editedAt = '2026-05-01T10:00:00.000Z';
  let reads = 0;
  const { emit } = openPost({
    answers: {
      PostAnew: () => {
        reads += 1;
        if (reads === 1) throw new Error('offline');
        return { post: post('p1', { companyName: 'New name', editedAt } as object) };
      },
    },
  });
  await like();
  act(() => emit('PostLive', { postUpdated: update({}, editedAt) }));
  const notice = await screen.findByText(postTexts.edited);
  expect(screen.queryByText('New name')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: postTexts.showEdited }));
  expect(await screen.findByText(postTexts.fetchFailed)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: postTexts.showEdited }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'New name · SDE' }),
  ).toBeInTheDocument();
  expect(notice).not.toBeInTheDocument();
});

test('after a lost connection the post is read anew', async () => {
  openPost({
    answers: { PostAnew: () => ({ post: post('p1', { companyName: 'New name' } as object) }) },
  });
  await like();
  tellReconnected();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'New name · SDE' }),
  ).toBeInTheDocument();
});

const gone = () => {
  throw refusal('NOT_FOUND', 'Post not found');
};

test.each(['PostLive', 'PostTalk'])(
  'a post that is removed while it is open says so, and where to go, when %s ends',
  async (subscription) => {
    const { end, sent } = openPost({ answers: { PostAnew: gone } });
    await like();
    act(() => end(subscription, 'NOT_FOUND', 'Post not found'));
    expect(await screen.findByRole('status')).toHaveTextContent(
      `${postTexts.removed.title}${postTexts.removed.text}`,
    );
    expect(screen.getByRole('link', { name: 'Back to the feed' })).toHaveAttribute('href', '/feed');
    expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
    expect(sent('PostAnew')).toEqual([{ id: 'p1' }]);
  },
);

test('one that is closed to the reader says why', async () => {
  const { end } = openPost({
    answers: {
      PostAnew: () => {
        throw refusal('FORBIDDEN', 'Please verify your college to continue interactions.');
      },
    },
  });
  await like();
  act(() => end('PostTalk', 'FORBIDDEN', 'x'));
  expect(await screen.findByText(postTexts.closed)).toBeInTheDocument();
  expect(
    screen.getByText('Please verify your college to continue interactions.'),
  ).toBeInTheDocument();
});

test('a failure on the other side ends nothing: the live line is asked for anew', async () => {
  const { end, emit, watched, sent } = openPost();
  await like();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    act(() => end('PostLive', 'INTERNAL_SERVER_ERROR', 'Something went wrong. Please try again.'));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(watched('PostLive')).toHaveLength(2));
    act(() => emit('PostLive', { postUpdated: update({ useful: 42 }) }));
    expect(await screen.findByRole('button', { name: 'Like 42 likes' })).toBeInTheDocument();
    expect(sent('PostAnew')).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('the unverified are told to verify, and the post is not asked for', async () => {
  const { sent } = openPost({ me: viewer({ role: 'mentee', isMember: false }) });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Verification Required' }),
  ).toBeInTheDocument();
  expect(sent('PostPage')).toEqual([]);
});

test('visitors sign in first', async () => {
  openPost({ me: null });
  expect(await screen.findByText('At /signin')).toBeInTheDocument();
});

test('a post that is gone says so', async () => {
  openPost({
    answers: {
      PostPage: () => {
        throw refusal('NOT_FOUND', 'Post not found');
      },
    },
  });
  expect(await screen.findByText('This experience is not here')).toBeInTheDocument();
});

const round = (over: object = {}) => ({
  __typename: 'Round',
  roundName: 'Coding',
  questionsAsked: 'Two graphs',
  intentionOfInterviewer: null,
  duration: 45,
  mode: 'online',
  level: 'hard',
  isInterviewerNice: true,
  shortlistedCount: 30,
  questionLinks: [] as string[],
  ...over,
});
const section = (name: string | RegExp) => screen.getByRole('button', { name });
const titles = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-controls'))
    .map((button) => button.firstElementChild?.textContent);
const told = {
  preparationTips: 'Sleep well',
  finalNotes: 'Be kind',
  onlineAssessment: {
    __typename: 'OnlineAssessment',
    questionsAsked: null,
    description: 'Three puzzles',
    duration: 60,
    mode: 'online',
    shortlistedCount: null,
    questionLinks: [],
  },
  additionalQuestions: [
    { __typename: 'AdditionalQuestion', question: 'What was hardest?', answer: 'Waiting' },
  ],
  materialLinks: ['https://books.example/clrs'],
};

test('crisp details in the documented order, one open at a time, written into the address', async () => {
  const { router } = openPost({
    answers: { PostPage: () => ({ post: post('p1', { ...told, rounds: [round()] } as object) }) },
  });
  await like();
  expect(titles()).toEqual([
    'General Details',
    'Online Assessment',
    'Rounds',
    'Additional Details',
    'Hashtags',
    'Additional Questions',
  ]);
  expect(section('General Details')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Total students placed').nextSibling).toHaveTextContent('11');
  await userEvent.click(section(/^Rounds/));
  expect(router.state.location.hash).toBe('#rounds');
  expect(section(/^Rounds/)).toHaveAttribute('aria-expanded', 'true');
  expect(section('General Details')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('45 min · Online · Hard · 30 shortlisted')).toBeVisible();
  await userEvent.click(section(/^Rounds/));
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(6);
  expect(router.state.location.hash).toBe('');
  await userEvent.click(section(/^Additional Questions/));
  expect(screen.getByText('Waiting')).toBeVisible();
});

test('a story in its own order; what was left empty is not there', async () => {
  const storyRounds = [
    {
      __typename: 'StoryRound',
      name: 'The long talk',
      description: 'We walked',
      questionLinks: [],
    },
  ];
  openPost({
    answers: {
      PostPage: () => ({
        post: post('p1', { ...told, postType: 'story', storyRounds, hashtags: [] } as object),
      }),
    },
  });
  await like();
  expect(titles()).toEqual([
    'Preparation',
    'Online Assessment',
    'Rounds',
    'Final Notes',
    'Study Materials',
    'Additional Questions',
  ]);
  expect(screen.getByText('Total students placed').nextSibling).toHaveTextContent('11');
  expect(screen.getByText('Sleep well')).toBeVisible();
});

test('the address of a round opens the rounds', async () => {
  const { router } = openPost({
    answers: {
      PostPage: () => ({
        post: post('p1', {
          rounds: [
            round(),
            round({ roundName: 'Design' }),
            round({ roundName: 'Talk', isInterviewerNice: false }),
          ],
        } as object),
      }),
    },
  });
  await like();
  await router.navigate('/post/p1#round-3', { replace: true });
  await waitFor(() => expect(section(/^Rounds/)).toHaveAttribute('aria-expanded', 'true'));
  const jumps = within(screen.getByRole('navigation', { name: 'Jump to a round' }));
  await userEvent.click(jumps.getByRole('link', { name: '2. Design' }));
  expect(router.state.location.hash).toBe('#round-2');
  expect(section(/^Rounds/)).toHaveAttribute('aria-expanded', 'true');
});

test('links of the author open apart and tell nothing; what is no web address is no link', async () => {
  const questionLinks = [
    'https://www.leet.example/p/two%20sum?x=1',
    'javascript:alert(1)',
    'data:text/html,x',
    'nonsense',
  ];
  openPost({
    answers: {
      PostPage: () => ({ post: post('p1', { rounds: [round({ questionLinks })] } as object) }),
    },
  });
  await like();
  await userEvent.click(section(/^Rounds/));
  const [link, ...others] = within(
    screen.getByRole('list', { name: 'Links to the questions of Coding' }),
  ).getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveTextContent('leet.example/p/two sum?x=1');
  for (const [name, value] of [
    ['target', '_blank'],
    ['rel', 'noopener noreferrer nofollow'],
    ['href', questionLinks[0]],
  ] as const)
    expect(link).toHaveAttribute(name, value);
});

test('similar experiences say why they are similar', async () => {
  const similarPosts = [
    postCard('a', { companyName: 'COMPANY P1', role: 'Tester' }),
    postCard('b', { role: 'sde' }),
    postCard('c', { role: 'Other', hashtags: ['#DSA'] }),
  ];
  openPost({ answers: { PostPage: () => ({ post: post('p1', { similarPosts } as object) }) } });
  await like();
  expect(screen.getByRole('link', { name: /COMPANY P1/ })).toHaveTextContent('Same company');
  expect(screen.getByRole('link', { name: /Company b/ })).toHaveTextContent('Same role');
  expect(screen.getByRole('link', { name: /Company c/ })).toHaveTextContent('Also #DSA');
});

test('a shared link is copied, said for two seconds, and counted', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: {
      writeText: (text: string) => {
        written.push(text);
        return Promise.resolve();
      },
    },
  });
  const { sent } = openPost({
    answers: { SharePost: () => ({ sharePost: counters('p1', { shares: 1 }) }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied!')).toBeInTheDocument();
  expect(written).toEqual([`${window.location.origin}/post/p1`]);
  await waitFor(() => expect(sent('SharePost')).toEqual([{ id: 'p1' }]));
  await waitFor(() => expect(screen.queryByText('Link copied!')).not.toBeInTheDocument(), {
    timeout: 4000,
  });
});

test('a share that fails is told and not counted; one that was called off is neither', async () => {
  let fail: Error = new Error('denied');
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: () => Promise.reject(fail),
  });
  const { sent } = openPost();
  fail = new DOMException('called off', 'AbortError');
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(screen.queryByText('Error sharing post')).not.toBeInTheDocument();
  fail = new Error('denied');
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Error sharing post')).toBeInTheDocument();
  expect(sent('SharePost')).toEqual([]);
});

test('bookmarked at once, on the page and in the cache of every card', async () => {
  const mark = {
    __typename: 'BookmarkMark',
    id: 'Post:p1',
    isBookmarked: true,
    post: { __typename: 'PostViewer', id: 'p1', hasBookmarked: true },
    profile: null,
  };
  openPost({ answers: { AddBookmark: () => ({ bookmark: mark }) } });
  const button = await screen.findByRole('button', { name: 'Bookmark' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Bookmark added!')).toBeInTheDocument();
});

test('an error can be tried again', async () => {
  let fails = true;
  openPost({
    answers: {
      PostPage: () => {
        if (fails) throw new TypeError('Failed to fetch');
        return { post: post('p1') };
      },
    },
  });
  expect(await screen.findByText('Error fetching post')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await like()).toBeInTheDocument();
});

const file = (id: string, over: object = {}) => ({
  __typename: 'PostFile',
  id,
  name: `${id}.pdf`,
  size: 2048,
  contentType: 'application/pdf',
  kind: 'material',
  ...over,
});
const openFiles = (PostMedia: () => object) =>
  openPost({
    answers: {
      PostPage: () => ({
        post: post('p1', {
          postType: 'story',
          hashtags: [],
          attachmentsCount: 2,
          materialFiles: [
            file('f1'),
            file('f2', { name: 'notes.docx', contentType: 'application/msword' }),
          ],
        } as object),
      }),
      PostMedia,
    },
  });
const media = {
  postMedia: [
    { __typename: 'PostMedia', key: 'f1', url: '/files/signed', downloadUrl: '/files/to-keep' },
  ],
};

test('a file is opened by an address that is asked for then, in a tab of its own', async () => {
  const tab = { opener: {} };
  const opening = vi.spyOn(window, 'open').mockReturnValue(tab as never);
  const { sent } = openFiles(() => media);
  expect(await screen.findByRole('button', { name: 'Download notes.docx' })).toBeInTheDocument();
  expect(sent('PostMedia')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Open f1.pdf' }));
  await waitFor(() => expect(opening).toHaveBeenCalledWith('/files/signed', '_blank'));
  expect(tab.opener).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Download f1.pdf' }));
  await waitFor(() => expect(opening).toHaveBeenLastCalledWith('/files/to-keep', '_blank'));
  opening.mockReturnValue(null);
  await userEvent.click(screen.getByRole('button', { name: 'Open f1.pdf' }));
  expect(await screen.findByRole('link', { name: 'Press to open f1.pdf' })).toHaveAttribute(
    'href',
    '/files/signed',
  );
  opening.mockRestore();
});

test('who is of another college is told so, and sees no names', async () => {
  openPost({
    answers: {
      PostPage: () => ({
        post: post('p1', { postType: 'story', hashtags: [], attachmentsCount: 2 } as object),
      }),
    },
  });
  expect(await screen.findByText(postTexts.mediaForbidden)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Open|Download) / })).not.toBeInTheDocument();
});

test.each([
  ['NOT_FOUND', postTexts.noMedia],
  ['FORBIDDEN', postTexts.mediaForbidden],
  ['INTERNAL_SERVER_ERROR', postTexts.mediaFailed],
])('files refused with %s: %s', async (code, text) => {
  openFiles(() => {
    throw refusal(
      code,
      code === 'INTERNAL_SERVER_ERROR' ? 'Something went wrong. Please try again.' : text,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open f1.pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
