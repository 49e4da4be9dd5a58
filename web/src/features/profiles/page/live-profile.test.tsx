import { blockTexts } from '@schema/rules/blocks/blocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { postCard } from '@/testing/builders';
import { refusal } from '@/testing/open';
import { profile, profileOpener } from '@/testing/rooms/profile-page';
import ProfilePage from '../pages/ProfilePage';

const openProfile = profileOpener(ProfilePage);

test('what the person changes meanwhile shows by itself; other posts are read', async () => {
  const posts = [postCard('p1')];
  const { emit, sent } = openProfile(() =>
    profile('u1', { bio: 'Before', email: 'a@mail.example', posts }),
  );
  expect(await screen.findByText('Before')).toBeInTheDocument();
  const {
    careerPath: _c,
    viewer: _v,
    email: _e,
    contact: _t,
    connectionsCount: _n,
    shownConnectionsCount: _s,
    ...publicFields
  } = profile('u1', {
    bio: 'After',
    location: 'Pune',
    posts: [postCard('p1', { companyName: 'Corrected' })],
  }).profile as Record<string, unknown>;
  emit('ProfileLive', { profileUpdated: publicFields });
  expect(await screen.findByText('After')).toBeInTheDocument();
  expect(screen.getByText('a@mail.example')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Corrected' })).toHaveAttribute('href', '/post/p1');
  expect(sent('Profile')).toHaveLength(1);
  emit('ProfileLive', { profileUpdated: { ...publicFields, postsCount: 2 } });
  await waitFor(() => expect(sent('Profile')).toHaveLength(2));
});

test('who is blocked from the menu is gone from the page, which offers the way back', async () => {
  let isBlocked = false;
  openProfile(
    () => {
      if (isBlocked)
        throw refusal('FORBIDDEN', blockTexts.blocked, undefined, { reason: 'blocked' });
      return profile('u1');
    },
    {
      answers: {
        BlockUser: () => {
          isBlocked = true;
          return { blockUser: { __typename: 'Block', id: 'u1', isBlocked } };
        },
        UnblockUser: () => {
          isBlocked = false;
          return { unblockUser: { __typename: 'Block', id: 'u1', isBlocked } };
        },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^More about/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: blockTexts.block }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Block' }));
  expect(
    await screen.findByRole('heading', { name: blockTexts.blocked, level: 2 }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Career path' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: blockTexts.unblock }));
  expect(await screen.findByRole('heading', { name: 'Career path' })).toBeInTheDocument();
});

test('what a person does now stands under the name, and the name before what one can do', async () => {
  openProfile(() => profile('u1', { user: { work: 'Senior Software Engineer at Atlassian' } }));
  const work = await screen.findByText('Senior Software Engineer at Atlassian');
  expect(work.previousElementSibling).toHaveTextContent('Person u1');
  const bond = screen.getByRole('group', { name: /^Connection with/ });
  expect(work.compareDocumentPosition(bond)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
