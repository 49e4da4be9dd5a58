import { postTexts } from '@schema/rules/posts/posts-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FeedPostsDocument } from '@/generated/documents';
import { connection, post, postCard, viewer } from '@/testing/builders';
import { accountDraft, storeDraft } from '@/testing/drafts';
import { open, refusal } from '@/testing/open';
import {
  fillCrisp,
  fillGeneral,
  lastLabelled,
  openAddPost,
  press,
  put,
  type,
} from '@/testing/writing';
import AddPostPage from '../pages/AddPostPage';

const monday = '2026-01-05T10:00:00.000Z';
const add = () => press('Add Experience');
const story = async () => userEvent.click(screen.getByLabelText('Story Experience'));

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
  // The title stands above what waits for the answer, and anew above the form.
  await waitFor(() =>
    expect(
      screen.getByRole('heading', { level: 1, name: /My Kaveri interview/ }),
    ).toBeInTheDocument(),
  );
  expect(router.state.location.state).toMatchObject({
    subject: { companyName: 'Kaveri', role: 'SDE', experienceType: 'fulltime' },
  });
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

test('while the line is down the page lists what waits on the device, and goes on with it', async () => {
  const values = {
    companyName: 'Zoho',
    role: 'MTS',
    experienceType: 'fulltime',
    oneLiner: 'Kind.',
  };
  const key = 'add-post:me:zoho:fulltime';
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), base: 'saved', values }));
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  open(AddPostPage, { path: '/add-post', answers: { Me: away, PostDraft: away, OwnPost: away } });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting on this device' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(waiting.getByRole('listitem')).toHaveTextContent('ZohoMTS · Full-time');
  await userEvent.click(waiting.getByRole('link', { name: 'Continue your draft about Zoho' }));
  expect(await screen.findByLabelText(/in one line/)).toHaveValue('Kind.');
});

test('a press on a round in the preview leads to it, and the form stays', async () => {
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PublishPost: () => ({ publishPost: post('new', { postType: 'story' } as object) }) },
  });
  await story();
  await fillGeneral();
  for (const [at, name] of ['Online test', 'Panel', 'HR'].entries()) {
    if (at > 0) await press('Add Round');
    await put(lastLabelled(/Round name/), name);
    await put(lastLabelled(/^Description/), `About ${name}.`);
  }
  await add();
  const preview = within(await screen.findByRole('dialog', { name: 'Post Preview' }));
  await userEvent.click(preview.getByRole('link', { name: '2. Panel' }));
  await userEvent.click(preview.getByRole('button', { name: 'Submit Post' }));
  await screen.findByText('At /feed');
  expect(sent('PublishPost')).toHaveLength(1);
});

test('over the preview to the feed, where the new post is on top', async () => {
  const { client, sent } = await openAddPost(AddPostPage, {
    answers: {
      PublishPost: () => ({ publishPost: post('new', { companyName: 'Zoho' } as object) }),
    },
  });
  const variables = { search: null, sort: 'recentlyActive' as const, first: 20 };
  client.writeQuery({
    query: FeedPostsDocument,
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
        mode: null,
        level: null,
        numberOfRounds: 1,
        finalPlacementCount: 4,
        onlineAssessment: null,
        rounds: [
          {
            roundName: 'Machine round',
            duration: 240,
            mode: 'offline',
            level: 'hard',
            isInterviewerNice: null,
            shortlistedCount: 20,
          },
        ],
      },
    },
  ]);
  expect(
    client.readQuery({ query: FeedPostsDocument, variables })?.feedPosts.nodes.map(({ id }) => id),
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

test.each([
  ['as the account has it', () => accountDraft(monday), monday],
  ['that is not in the account', () => ({ draft: null }), null],
])('the post says which version of its draft it is: one %s', async (_which, found, version) => {
  const { sent } = await openAddPost(AddPostPage, {
    answers: { PostDraft: found, PublishPost: () => ({ publishPost: post('new') }) },
  });
  await fillCrisp();
  await add();
  await press('Submit Post');
  await screen.findByText('At /feed');
  expect(sent('PublishPost')).toMatchObject([{ draftBasedOn: version }]);
});

test('where the account could not be asked, it is the one that this device goes on from', async () => {
  storeDraft('Pune', 0, monday);
  const { sent } = await openAddPost(AddPostPage, {
    answers: {
      PostDraft: () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'away');
      },
      PublishPost: () => ({ publishPost: post('new') }),
    },
  });
  await fillCrisp();
  await add();
  await press('Submit Post');
  await screen.findByText('At /feed');
  expect(sent('PublishPost')).toMatchObject([{ draftBasedOn: monday }]);
});
