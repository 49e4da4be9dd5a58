import { postTexts } from '@schema/rules/posts/posts-texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PostCardFieldsFragmentDoc } from '@/generated/documents';
import { counters, person, post, postCard, viewer } from '@/testing/builders';
import { open, refusal } from '@/testing/open';
import { connectionState } from '@/testing/rooms/connections';
import { openPostPage } from '@/testing/rooms/posts';
import PostPage from '../pages/PostPage';

const like = () => screen.findByRole('button', { name: /^Like/ });

test('facts first; opening counts one view', async () => {
  const { sent } = openPostPage(PostPage);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'SDE at Company p1' }),
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
    await screen.findByRole('heading', { level: 1, name: 'SDE at Company p1' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Counters' })).toHaveTextContent('3');
  expect(screen.queryByRole('button', { name: /^Like/ })).not.toBeInTheDocument();
  await waitFor(() => {
    tell({ post: post('p1') });
    return screen.getByRole('button', { name: /^Like/ });
  });
});

test('the unverified are told to verify, and the post is not asked for', async () => {
  const { sent } = openPostPage(PostPage, { me: viewer({ role: 'mentee', isMember: false }) });
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Verification Required' }),
  ).toBeInTheDocument();
  expect(sent('PostPage')).toEqual([]);
});

test('a visitor with a shared link reads what it is about, and comes back to the same place', async () => {
  const { sent } = openPostPage(PostPage, {
    me: null,
    at: '/post/p1?from=mail#round-2',
    answers: { PostPreview: () => ({ postPreview: postCard('p1') }) },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'SDE at Company p1' }),
  ).toBeInTheDocument();
  const ways = screen.getAllByRole('link', { name: /^Sign (Up|In)$/ });
  const back = encodeURIComponent('/post/p1?from=mail#round-2');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sign Up', `/signup?redirect=${back}`],
    ['Sign In', `/signin?redirect=${back}`],
  ]);
  expect(sent('PostPage')).toEqual([]);
});

test('of a post that visitors may not see they learn nothing but the ways in', async () => {
  openPostPage(PostPage, {
    me: null,
    answers: {
      PostPreview: () => {
        throw refusal('NOT_FOUND', 'Post not found');
      },
    },
  });
  expect(await screen.findByText(postTexts.hidden.title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign Up' })).toBeInTheDocument();
});

test('a post that is gone says so', async () => {
  openPostPage(PostPage, {
    answers: {
      PostPage: () => {
        throw refusal('NOT_FOUND', 'Post not found');
      },
    },
  });
  expect(await screen.findByText('This experience is not here')).toBeInTheDocument();
});

test('similar experiences say why they are similar', async () => {
  const similarPosts = [
    postCard('a', { companyName: 'COMPANY P1', role: 'Tester' }),
    postCard('b', { role: 'sde' }),
    postCard('c', { role: 'Other', hashtags: ['#DSA'] }),
  ];
  openPostPage(PostPage, {
    answers: { PostPage: () => ({ post: post('p1', { similarPosts } as object) }) },
  });
  await like();
  expect(screen.getByRole('link', { name: /COMPANY P1/ })).toHaveTextContent('Same company');
  expect(screen.getByRole('link', { name: /Company b/ })).toHaveTextContent('Same role');
  expect(screen.getByRole('link', { name: /Company c/ })).toHaveTextContent('Also #DSA');
});

test('the number of questions leads to them, and the open section stays open', async () => {
  const { router } = openPostPage(PostPage, { at: '/post/p1#general-details' });
  await userEvent.click(await screen.findByRole('link', { name: /questions?$/ }));
  expect(screen.getByRole('region', { name: 'Questions and Answers' })).toHaveFocus();
  expect(router.state.location.hash).toBe('#general-details');
});

test('an error can be tried again', async () => {
  let fails = true;
  openPostPage(PostPage, {
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

test.each(['notConnected', 'connected', 'pending'])(
  'the chat with the author is one press away, however the two stand: %s',
  async (status) => {
    const author = post('p1').user.id;
    openPostPage(PostPage, {
      answers: {
        ConnectionStatus: () => ({ connectionStatus: connectionState(author, { status }) }),
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Author' }));
    const approach = await card.findAllByRole('link', { name: /^Approach/ });
    expect(approach.map((link) => link.getAttribute('href'))).toEqual([`/chat/${author}`]);
  },
);

test('one’s own post leads to no chat', async () => {
  openPostPage(PostPage, {
    answers: { PostPage: () => ({ post: { ...post('p1'), user: person('me') } }) },
  });
  const card = within(await screen.findByRole('region', { name: 'Author' }));
  expect(card.getByRole('link', { name: 'View profile' })).toBeInTheDocument();
  expect(card.queryByRole('link', { name: /^Approach/ })).not.toBeInTheDocument();
});
