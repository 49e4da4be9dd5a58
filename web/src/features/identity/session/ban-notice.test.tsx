import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dropTokenIfRefused, getToken, refuseToken } from '@/core/auth';
import { open } from '@/testing/open';
import { IdentityRoot } from './IdentityRoot';

const answers = (ban: object | null) => ({
  OwnBan: () => ({ ownBan: ban && { __typename: 'OwnBan', ...ban } }),
});

test('who is banned on an open page reads why, until when, and where to appeal', async () => {
  const { sent } = open(IdentityRoot, {
    path: '/feed',
    answers: answers({ reason: 'Spam', until: '2026-12-01T10:00:00.000Z', appealToken: 'a b' }),
  });
  const token = getToken();
  expect(sent('OwnBan')).toEqual([]);
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
  expect(sent('OwnBan')).toEqual([{ token }]);
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
  expect(sent('OwnBan').at(-1)).toEqual({ token: 'u.1.s' });
});
