import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getToken, refuseToken } from '@/core/auth';
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
