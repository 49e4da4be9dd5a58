import { offerLabels } from '@schema/rules/posts/posts-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { post, postCard } from '@/testing/builders';
import { openPostPage } from '@/testing/rooms/posts';
import { cardFacts } from '../../content/facts';
import PostPage from '../../pages/PostPage';

const like = () => screen.findByRole('button', { name: /^Like/ });
const round = (over: object = {}) => ({
  __typename: 'Round',
  roundName: 'Coding',
  questionsAsked: 'Two graphs',
  intentionOfInterviewer: null,
  duration: 45,
  mode: 'online',
  level: 'hard',
  isInterviewerNice: true,
  isKindnessTold: true,
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

const written = {
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

test('what the author did not say is not shown, and rounds left out are told', async () => {
  const silent = { isLevelTold: false, isModeTold: false, level: 'easy', numberOfRounds: 2 };
  const untold = round({ isKindnessTold: false });
  openPostPage(PostPage, {
    answers: { PostPage: () => ({ post: post('p1', { ...silent, rounds: [untold] } as object) }) },
  });
  await like();
  expect(screen.getByText('1 of 2 told')).toBeInTheDocument();
  expect(screen.queryByText('Difficulty')).not.toBeInTheDocument();
  await userEvent.click(section('General Details'));
  expect(screen.queryByText('Drive mode')).not.toBeInTheDocument();
  expect(screen.queryByText('Nice interviewer')).not.toBeInTheDocument();
  expect(cardFacts(postCard('p1', silent as object) as never).map(({ label }) => label)).toEqual([
    'Offer',
    'Package',
    'Campus',
  ]);
});

test('crisp details in the documented order, one open at a time, written into the address', async () => {
  const { router } = openPostPage(PostPage, {
    answers: {
      PostPage: () => ({ post: post('p1', { ...written, rounds: [round()] } as object) }),
    },
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
  // It starts at its rounds.
  expect(section(/^Rounds/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('45 min · Online · Hard difficulty · 30 shortlisted')).toBeVisible();
  await userEvent.click(section('General Details'));
  expect(router.state.location.hash).toBe('#general-details');
  expect(section('General Details')).toHaveAttribute('aria-expanded', 'true');
  expect(section(/^Rounds/)).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Total students placed').nextSibling).toHaveTextContent('11');
  // What the strip says is not said again below, nor the other way round.
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(new Set(labels).size).toBe(labels.length);
  await userEvent.click(section('General Details'));
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
  openPostPage(PostPage, {
    answers: {
      PostPage: () => ({
        post: post('p1', { ...written, postType: 'story', storyRounds, hashtags: [] } as object),
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
  // It starts at its rounds, too.
  expect(section(/^Rounds/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('We walked')).toBeVisible();
  expect(screen.getByText('Total students placed').nextSibling).toHaveTextContent('11');
  await userEvent.click(section('Preparation'));
  expect(screen.getByText('Sleep well')).toBeVisible();
});

test('the address of a round opens the rounds', async () => {
  const { router } = openPostPage(PostPage, {
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
  openPostPage(PostPage, {
    answers: {
      PostPage: () => ({ post: post('p1', { rounds: [round({ questionLinks })] } as object) }),
    },
  });
  await like();
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

test('what came of it is said kindly; the form keeps its own words', async () => {
  openPostPage(PostPage, {
    answers: {
      PostPage: () => ({
        post: post('p1', {
          offerStatus: 'rejected',
        } as object),
      }),
    },
  });
  await like();
  expect(screen.getByText('Offer').nextSibling).toHaveTextContent('Not selected');
  const glance = cardFacts(postCard('a', { offerStatus: 'rejected', level: 'medium' }) as never);
  expect(glance.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Not selected', 'Medium difficulty']),
  );
  expect(offerLabels.rejected).toBe('Rejected');
});
