import { profileTexts } from '@schema/rules/posts/posts-texts';
import { cardOnlyTexts } from '@schema/rules/profiles/profiles-texts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { person, postCard } from '@/testing/builders';
import { refusal } from '@/testing/open';
import { profile, profileOpener, relatedAnswer } from '@/testing/rooms/profile-page';
import ProfilePage from '../pages/ProfilePage';
import { ProfileStats } from './header/ProfileStats';

const openProfile = profileOpener(ProfilePage);

test('a visitor counts as a view, shares the address, and sees related profiles', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  const { sent } = openProfile(() => profile('u1'), {
    answers: {
      RelatedProfiles: () =>
        relatedAnswer({
          __typename: 'RelatedProfile',
          id: 'u2',
          reason: 'also at Acme',
          user: person('u2', { college: 'NIT' }),
        }),
    },
  });
  const relatedSection = within(await screen.findByRole('region', { name: 'Related Profiles' }));
  expect(await relatedSection.findByRole('link', { name: 'Person u2' })).toHaveAttribute(
    'href',
    '/profile/u2',
  );
  expect(relatedSection.getByText('also at Acme')).toBeInTheDocument();
  expect(relatedSection.getByText('NIT')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'In numbers' })).toHaveTextContent(
      '13 views4 connections0 posts',
    ),
  );
  expect(sent('ViewProfile')).toEqual([{ userId: 'u1' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Share profile' }));
  expect(copied).toEqual([`${window.location.origin}/profile/u1`]);
  expect(await screen.findByText('Profile link copied to clipboard!')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit Profile' })).not.toBeInTheDocument();
});

test('the owner edits, adds and removes, and is no view', async () => {
  let posts = [postCard('p1')];
  const { sent } = openProfile(
    () =>
      profile('me', {
        posts,
        user: {
          profilePic: '/files/a',
          picture: '/files/b',
          largePicture: '/files/c',
          wholePicture: '/files/d',
        },
      }),
    {
      at: '/profile/me',
      answers: {
        DeletePost: () => {
          posts = [];
          return { deletePost: 'p1' };
        },
      },
    },
  );
  expect(await screen.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(screen.getByRole('link', { name: 'Add Post' })).toHaveAttribute('href', '/add-post');
  expect(screen.getByRole('button', { name: 'Download Pic' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Company p1' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
  );
  expect(await screen.findByText('Post deleted successfully')).toBeInTheDocument();
  expect(await screen.findByText(profileTexts.noPosts)).toBeInTheDocument();
  expect(sent('DeletePost')).toEqual([{ id: 'p1' }]);
  expect(sent('ViewProfile')).toEqual([]);
});

test('a mentee shows other things, how to reach them, and no topics', async () => {
  openProfile(() =>
    profile('u1', {
      user: { role: 'mentee' },
      email: 'k@mail.example',
      contact: '+91 98765 43210',
      alumniTopics: ['Referrals'],
    }),
  );
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(
    expect.arrayContaining(['Activity', 'Vision Board', 'Related Profiles']),
  );
  expect(screen.queryByRole('tab', { name: 'Posts' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(screen.queryByText(profileTexts.topics)).not.toBeInTheDocument();
  expect(screen.queryByText(profileTexts.noCareerPath)).not.toBeInTheDocument();
});

test('the owner reads how many connections others are told of, where these are fewer', () => {
  const counts = { counters: { id: 'me', views: 1 }, connectionsCount: 13, postsCount: 0 };
  const shows = (shownConnectionsCount: number | null) => {
    const { unmount } = render(<ProfileStats profile={{ ...counts, shownConnectionsCount }} />);
    const words = screen.getByRole('list', { name: 'In numbers' }).textContent;
    unmount();
    return words;
  };
  expect(shows(12)).toBe('1 view13 connections (12 shown to others)0 posts');
  expect(shows(13)).toBe('1 view13 connections0 posts');
  expect(shows(null)).toBe('1 view13 connections0 posts');
});

test('what is kept for connections is a card to others, with the way in', async () => {
  openProfile(() => profile('u1', { isWhole: false, bio: 'Hello' }));
  expect(await screen.findByText(cardOnlyTexts.title)).toBeInTheDocument();
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Bond' })).toBeInTheDocument();
  for (const gone of ['Posts', 'Activity'])
    expect(screen.queryByRole('tab', { name: gone })).not.toBeInTheDocument();
});

test('a card becomes the whole profile once they are connected, without a reload', async () => {
  let isWhole = false;
  const { end, sent } = openProfile(() => profile('u1', { isWhole }));
  expect(await screen.findByText(cardOnlyTexts.title)).toBeInTheDocument();
  isWhole = true;
  act(() =>
    end('ProfileLive', 'CONFLICT', 'What you may see has changed. Please open this again.'),
  );
  expect(await screen.findByRole('tab', { name: 'Posts' })).toBeInTheDocument();
  expect(sent('Profile')).toHaveLength(2);
});

test('a post that can’t be removed now stays, and so does the question', async () => {
  openProfile(() => profile('me', { posts: [postCard('p1')] }), {
    at: '/profile/me',
    answers: {
      DeletePost: () => {
        throw refusal('UNAVAILABLE', 'Try again later');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Company p1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Try again later')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
