import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dropTokenIfRefused, getToken, refuseToken } from '@/core/auth';
import { open, refusal } from '@/testing/open';
import { IdentityRoot } from '../IdentityRoot';

const answers = (ban: object | null, accountIsDeleted = false) => ({
  EndedSession: () => ({
    accountIsDeleted,
    ownBan: ban && { __typename: 'OwnBan', ...ban },
  }),
});

test('who is banned on an open page reads why, until when, and where to appeal', async () => {
  const { sent } = open(IdentityRoot, {
    path: '/feed',
    answers: answers({ reason: 'Spam', until: '2026-12-01T10:00:00.000Z', appealToken: 'a b' }),
  });
  const token = getToken();
  expect(sent('EndedSession')).toEqual([]);
  act(() => refuseToken(token));
  expect(
    await screen.findByRole('dialog', { name: 'Your account was banned' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/shut until .*December 2026/)).toBeInTheDocument();
  expect(screen.getByText(/Spam/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Appeal' })).toHaveAttribute(
    'href',
    '/ban-appeal?token=a+b',
  );
  expect(sent('EndedSession')).toEqual([{ token }]);
});

test('who is refused at the door for a ban is offered the appeal', async () => {
  const { sent } = open(IdentityRoot, {
    path: '/signin',
    me: null,
    answers: answers({ reason: 'Spam', until: null, appealToken: 'a b' }),
  });
  const extensions = { code: 'FORBIDDEN', bannedToken: 'u.1.s' };
  act(() => dropTokenIfRefused([{ extensions }], undefined));
  expect(await screen.findByRole('link', { name: 'Appeal' })).toHaveAttribute(
    'href',
    '/ban-appeal?token=a+b',
  );
  expect(sent('EndedSession').at(-1)).toEqual({ token: 'u.1.s' });
});

const banned = { reason: 'Spam', until: null, appealToken: 'a b' };
test.each([
  { accountIsDeleted: true, ban: null, left: null },
  { accountIsDeleted: false, ban: banned, left: null },
  { accountIsDeleted: false, ban: null, left: '{}' },
])(
  'a query is refused; what was written stays unless the account is deleted or banned: $accountIsDeleted, $ban',
  async ({ accountIsDeleted, ban, left }) => {
    const { sent } = open(IdentityRoot, {
      path: '/feed',
      answers: answers(ban, accountIsDeleted),
    });
    localStorage.setItem('add-post:me:infosys:fulltime', '{}');
    const token = getToken();
    act(() => dropTokenIfRefused([{ extensions: { code: 'UNAUTHENTICATED' } }], token));
    await waitFor(() => expect(sent('EndedSession')).toEqual([{ token }]));
    // The answer has been read once the effect of it may have run.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(localStorage.getItem('add-post:me:infosys:fulltime')).toBe(left);
    expect(localStorage.getItem('token.refused')).toBeNull();
  },
);

test('whose reason did not arrive is asked about when the page is opened again: the token stays until then', async () => {
  const { sent } = open(IdentityRoot, {
    path: '/feed',
    answers: {
      EndedSession: () => {
        throw refusal('UNAVAILABLE', 'Please try again');
      },
    },
  });
  const token = getToken();
  act(() => refuseToken(token));
  await waitFor(() => expect(sent('EndedSession').length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(localStorage.getItem('token.refused')).toBe(token);
});
