import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FeedPosts } from '@/generated/documents';
import { connection, post, postCard, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import {
  experience,
  fillCrisp,
  fillGeneral,
  lastLabelled,
  openAddPost,
  press,
  put,
  type,
} from '@/testing/writing';
import { postTexts } from '@schema/rules/posts-texts';
import AddPostPage from '../pages/AddPostPage';

const add = () => press('Add Experience');
const story = async () => userEvent.click(screen.getByLabelText('Story Experience'));

test('the crisp form says what is missing, in the documented words, and takes one to the first', async () => {
  await openAddPost(AddPostPage);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `My Zoho interview ${new Date().getFullYear()}`,
  );
  expect(screen.getByText('10 required fields left')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^General Details 4 left/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await add();
  for (const text of [
    'Campus type is required',
    'One-liner is required',
    'Minimum CGPA is required',
    'Offer status is required',
    'Round 1 name is required',
    'Round 1 questions are required',
    'Round 1 duration is required',
    'Job location is required',
    'Total students placed is required',
  ]) {
    expect(screen.getAllByText(text)).not.toHaveLength(0);
  }
  await waitFor(() => expect(screen.getByLabelText('On-Campus')).toHaveFocus());
  expect(screen.queryByText('Post Preview')).not.toBeInTheDocument();
});

test('an error leads to its field, and opens the part it stands in', async () => {
  await openAddPost(AddPostPage);
  const rounds = screen.getByRole('button', { name: /^Rounds/, expanded: true });
  await userEvent.click(rounds);
  expect(rounds).toHaveAttribute('aria-expanded', 'false');
  await add();
  await press('Round 1 duration is required');
  await waitFor(() => expect(lastLabelled(/Duration/)).toHaveFocus());
  expect(rounds).toHaveAttribute('aria-expanded', 'true');
});

test('folded parts stay folded on the next visit', async () => {
  await openAddPost(AddPostPage);
  await userEvent.click(screen.getByRole('button', { name: /^Rounds/, expanded: true }));
  cleanup();
  await openAddPost(AddPostPage);
  expect(screen.getByRole('button', { name: /^Rounds .*left/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a round folds away under its name, stays so on the next visit, and opens for what is wrong in it', async () => {
  await openAddPost(AddPostPage);
  await put(screen.getByLabelText(/Number of rounds/), '2');
  await press('Add Round');
  await put(screen.getAllByLabelText(/Round name/)[0], 'Machine round');
  await press('Round 1 Machine round');
  expect(screen.getAllByLabelText(/Round name/)).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await openAddPost(AddPostPage);
  expect(screen.getByRole('button', { name: 'Round 1 Machine round' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.getByRole('button', { name: 'Round 2' })).toHaveAttribute('aria-expanded', 'true');
  await add();
  expect(
    screen.getByRole('button', { name: 'Round 1 Machine round To correct' }),
  ).toBeInTheDocument();
  await press('Round 1 duration is required');
  await waitFor(() =>
    expect(
      within(screen.getByRole('listitem', { name: 'Round 1' })).getByLabelText(/Duration/),
    ).toHaveFocus(),
  );
  // The second moves up as it was, open.
  await press('Round 1 Machine round');
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete Round' })[0] as HTMLElement);
  expect(screen.getByRole('button', { name: 'Round 1' })).toHaveAttribute('aria-expanded', 'true');
});

test('without a company from the career path the form asks for it first', async () => {
  const { router } = open(AddPostPage, {
    path: '/add-post',
    state: null,
    answers: { PostDraft: () => ({ draft: null }), OwnPost: () => ({ ownPost: null }) },
  });
  expect(await screen.findByText(/^Step 2 of 2/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your career path' })).toHaveAttribute(
    'href',
    '/career-path',
  );
  await userEvent.type(screen.getByLabelText(/^Company/), 'Kaveri');
  await type(/^Role/, 'SDE');
  await press('Continue');
  expect(
    await screen.findByRole('heading', { level: 1, name: /My Kaveri interview/ }),
  ).toBeInTheDocument();
  expect(router.state.location.state).toMatchObject({
    experience: { companyName: 'Kaveri', role: 'SDE', experienceType: 'fulltime' },
  });
});

test('an online assessment that has questions needs its figures', async () => {
  await openAddPost(AddPostPage);
  await press(/^Online Assessment Optional/);
  await put(screen.getAllByLabelText(/Questions asked/)[0], 'Two DSA problems');
  await add();
  expect(screen.getAllByText('Online assessment duration is required')).not.toHaveLength(0);
  expect(screen.getAllByText('Online assessment shortlisted count is required')).not.toHaveLength(
    0,
  );
  expect(screen.queryByText('Online assessment mode is required')).not.toBeInTheDocument();
});

test('rounds: never more than were named, never none; each wrong one is told by its number', async () => {
  await openAddPost(AddPostPage);
  expect(screen.queryByRole('button', { name: 'Delete Round' })).not.toBeInTheDocument();
  await press('Add Round');
  expect(screen.getByText(postTexts.roundBeyond)).toBeInTheDocument();
  expect(screen.queryByText('Round 2')).not.toBeInTheDocument();
  await press('Make it 2 rounds');
  expect(screen.getByLabelText(/Number of rounds/)).toHaveValue('2');
  await waitFor(() => expect(screen.getAllByLabelText(/Round name/)[1]).toHaveFocus());
  await add();
  expect(screen.getAllByText('Round 2 name is required')).not.toHaveLength(0);
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete Round' })[0] as HTMLElement);
  expect(screen.queryByText('Round 2')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Round' })).not.toBeInTheDocument();
});

test('fewer rounds named than told: the one too many is told', async () => {
  await openAddPost(AddPostPage);
  await press('Add Round');
  await press('Make it 2 rounds');
  await userEvent.clear(screen.getByLabelText(/Number of rounds/));
  await type(/Number of rounds/, '1');
  await add();
  expect(
    within(screen.getByRole('listitem', { name: 'Round 2' })).getByText(postTexts.roundBeyond),
  ).toBeInTheDocument();
});

test('links are checked when they are left, and an empty row goes away', async () => {
  await openAddPost(AddPostPage);
  const round = within(screen.getByRole('listitem', { name: 'Round 1' }));
  await userEvent.click(round.getByRole('button', { name: 'Add link' }));
  await waitFor(() => expect(round.getByLabelText('Question links: 1')).toHaveFocus());
  await userEvent.keyboard('not a link');
  await userEvent.tab();
  expect(await round.findByText('Please enter a valid URL')).toBeInTheDocument();
  await userEvent.clear(round.getByLabelText('Question links: 1'));
  await userEvent.tab();
  await waitFor(() => expect(round.queryByLabelText('Question links: 1')).not.toBeInTheDocument());
});

test('hashtags are added on their own, split on spaces, and told when wrong', async () => {
  await openAddPost(AddPostPage);
  await press(/^Hashtags Optional/);
  const box = screen.getByLabelText('Add hashtags');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await userEvent.type(box, 'dsa{Enter}');
  expect(screen.getByText(postTexts.hashtagInvalid)).toBeInTheDocument();
  await userEvent.clear(box);
  await userEvent.type(box, '   {Enter}');
  expect(screen.getByText(postTexts.hashtagEmpty)).toBeInTheDocument();
  await userEvent.clear(box);
  await userEvent.type(box, '#dsa #c++ #dsa{Enter}');
  await press('#dsa remove');
  expect(screen.getByRole('button', { name: '#c++ remove' })).toBeInTheDocument();
});

test('suggested questions wait for their answers; one of your own needs both; what was not added is not lost in silence', async () => {
  await openAddPost(AddPostPage);
  await press(/^Additional Questions Optional/);
  expect(screen.getAllByRole('checkbox', { name: /\?$/ })).toHaveLength(5);
  const selected = screen.getByRole('button', { name: 'Add Selected' });
  expect(selected).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /do differently/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /tell a junior/ }));
  await type(/^Answer: .*differently/, 'Start earlier');
  expect(selected).toBeDisabled();
  await type(/^Answer: .*junior/, 'Be kind');
  await userEvent.click(selected);
  expect(
    within(screen.getByRole('list', { name: 'Added questions' }))
      .getAllByRole('textbox')
      .map((box) => (box as HTMLTextAreaElement).value),
  ).toEqual(['Start earlier', 'Be kind']);
  expect(screen.getAllByRole('checkbox', { name: /\?$/ })).toHaveLength(3);
  await type('A question of your own', 'Is there a bond?');
  expect(screen.getByRole('button', { name: 'Add Question' })).toBeDisabled();
  await add();
  expect(screen.getAllByText('Add this, or clear it')).not.toHaveLength(0);
});

test('a résumé link is checked when it is left', async () => {
  await openAddPost(AddPostPage);
  await type('Link to your résumé', 'my resume');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid URL')).toBeInTheDocument();
});

test('switching the template keeps what was typed in both, and asks what the story asks', async () => {
  await openAddPost(AddPostPage);
  await type(/Job location/, 'Chennai');
  await story();
  expect(screen.queryByLabelText(/Job location/)).not.toBeInTheDocument();
  for (const title of [
    'General Details',
    'Preparation',
    'Online Assessment',
    'Rounds',
    'Final Notes',
    'Study Materials',
    'Hashtags',
    'Additional Questions',
  ]) {
    expect(
      screen.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) }),
    ).toBeInTheDocument();
  }
  await type('Preparation tips', 'Solve old papers');
  await fillGeneral();
  await add();
  expect(screen.getAllByText('Round 1 description is required')).not.toHaveLength(0);
  await userEvent.click(screen.getByLabelText('Crisp Details'));
  expect(screen.getByLabelText(/Job location/)).toHaveValue('Chennai');
  await story();
  expect(screen.getByLabelText('Preparation tips')).toHaveValue('Solve old papers');
});

test('a story over its preview to the server; what only the crisp form has does not go along', async () => {
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PublishPost: () => ({ publishPost: post('new', { postType: 'story' } as object) }) },
  });
  await type(/Job location/, 'Chennai');
  await story();
  await fillGeneral();
  await type(/Round name/, 'HR');
  await type(/^Description/, 'We talked about trains.');
  await press(/^Study Materials Optional/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Add link' }).at(-1) as HTMLElement);
  await put(await screen.findByLabelText('Links: 1'), 'https://notes.example/dsa');
  await add();
  const preview = within(await screen.findByRole('dialog', { name: 'Post Preview' }));
  expect(preview.getByText('We talked about trains.')).toBeInTheDocument();
  expect(preview.getByRole('link', { name: /notes.example/ })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  await userEvent.click(preview.getByRole('button', { name: 'Submit Post' }));
  await screen.findByText('At /feed');
  const [{ input } = { input: {} }] = sent('PublishPost') as { input: object }[];
  expect(input).toMatchObject({
    postType: 'story',
    storyRounds: [{ name: 'HR', description: 'We talked about trains.' }],
    rounds: [],
    materialLinks: ['https://notes.example/dsa'],
    onlineAssessment: null,
  });
  expect((input as { location?: string }).location ?? null).toBeNull();
});

test('over the preview to the feed, where the new post is on top', async () => {
  const { client, sent } = await openAddPost(AddPostPage, {
    answers: {
      PublishPost: () => ({ publishPost: post('new', { companyName: 'Zoho' } as object) }),
    },
  });
  const variables = { search: null, sort: 'recentlyActive' as const, first: 20 };
  client.writeQuery({
    query: FeedPosts,
    variables,
    data: { feedPosts: connection('PostConnection', [postCard('old')]) } as never,
  });
  await fillCrisp();
  expect(await screen.findByText('Ready to share')).toBeInTheDocument();
  await add();
  expect(await screen.findByText('Post Preview')).toBeInTheDocument();
  await press('Submit Post');
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
  expect(sent('PublishPost')).toMatchObject([
    {
      input: {
        postType: 'crisp',
        companyName: 'Zoho',
        cgpaRequired: 7.5,
        mode: 'online',
        level: 'easy',
        numberOfRounds: 1,
        finalPlacementCount: 4,
        onlineAssessment: null,
        rounds: [
          {
            roundName: 'Machine round',
            duration: 240,
            mode: 'online',
            level: 'easy',
            isInterviewerNice: true,
            shortlistedCount: 20,
          },
        ],
      },
    },
  ]);
  expect(
    client.readQuery({ query: FeedPosts, variables })?.feedPosts.nodes.map(({ id }) => id),
  ).toEqual(['new', 'old']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('add-post:'))).toEqual([]);
});

test('what the server refuses is told beside its field, and nothing typed is lost', async () => {
  let answer = () => refusal('CONFLICT', 'duplicate');
  await openAddPost(AddPostPage, {
    answers: {
      PublishPost: () => {
        throw answer();
      },
    },
  });
  await fillCrisp();
  await add();
  await press('Submit Post');
  expect(await screen.findByText(postTexts.conflict)).toBeInTheDocument();
  expect(screen.getByLabelText(/Job location/)).toHaveValue('Chennai');
  answer = () =>
    refusal('BAD_USER_INPUT', 'Round 1 duration must be at most 100000', {
      'rounds.0.duration': 'Round 1 duration must be at most 100000',
    });
  await add();
  await press('Submit Post');
  await waitFor(() => expect(lastLabelled(/Duration/)).toHaveFocus());
});

test('students are led to the feed', async () => {
  open(AddPostPage, { path: '/add-post', me: viewer({ role: 'mentee' }) });
  expect(await screen.findByText('At /feed')).toBeInTheDocument();
});

test('on a phone: who comes back to what is ready can send it from every part, and the press that leads to the last one sends nothing', async () => {
  const phone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({
      matches: query.includes('max-width'),
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }));
  const kept = {
    at: Date.now(),
    base: null,
    values: {
      companyName: 'Zoho',
      role: 'MTS',
      experienceType: 'fulltime',
      postType: 'story',
      oneLiner: 'Kind.',
      campusType: 'onCampus',
      cgpaRequired: 0,
      numberOfRounds: 1,
      offerStatus: 'pending',
      storyRounds: [{ name: 'HR', description: 'Trains.', questionLinks: [] }],
    },
  };
  localStorage.setItem('add-post:me:zoho:fulltime', JSON.stringify(kept));
  open(AddPostPage, {
    path: '/add-post',
    state: { experience },
    answers: { PostDraft: () => ({ draft: null }) },
  });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Additional Questions' }),
  ).toBeInTheDocument();
  await press('Previous part');
  expect(screen.getByText(/^Part 7 of 11|Next: Additional Questions/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Experience' })).toBeInTheDocument();
  await press('Next');
  expect(
    screen.getByRole('heading', { level: 2, name: 'Additional Questions' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Experience' })).toBeInTheDocument();
  expect(screen.queryByText('Post Preview')).not.toBeInTheDocument();
  phone.mockRestore();
});
