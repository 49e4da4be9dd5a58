import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFeedProfilesQuery } from '@/generated/hooks';
import { connection, person, profileCard } from '@/testing/builders';
import { open } from '@/testing/open';
import { FreshPictures, PersonLine } from '.';

afterEach(() => {
  vi.useRealTimers();
});

function People() {
  const { data } = useFeedProfilesQuery({ variables: { sort: 'recentlyActive' } });
  return (
    <>
      <FreshPictures />
      {data?.feedProfiles.nodes.map(({ user }) => (
        <PersonLine key={user.id} person={user} />
      ))}
    </>
  );
}

const face = () => document.querySelector('img')?.getAttribute('src');
let issued = 1;
const start = () =>
  open(People, {
    path: '/feed',
    answers: {
      FeedProfiles: () => ({
        feedProfiles: connection('ProfileConnection', [
          profileCard('u1', { user: { ...pictured(), picture: '/files/a.medium?e=0' } }),
        ]),
      }),
      PersonPictures: () => ({
        profile: {
          __typename: 'Profile',
          id: 'u1',
          user: {
            ...pictured(`/files/a.small?e=${issued}`),
            picture: null,
            largePicture: null,
            wholePicture: null,
          },
        },
      }),
    },
  });
const pictured = (profilePic = '/files/a.small?e=0') => ({ ...person('u1'), profilePic });

test('a picture whose address has run out gets a new one; one that is broken is not asked for for ever', async () => {
  const { sent } = start();
  await waitFor(() => expect(face()).toBe('/files/a.small?e=0'));
  fireEvent.error(document.querySelector('img') as Element);
  expect(face()).toBeUndefined();
  await waitFor(() => expect(face()).toBe('/files/a.small?e=1'));
  expect(sent('PersonPictures')).toEqual([{ userId: 'u1' }]);
  // The new one does not load either, and the server has no newer.
  fireEvent.error(document.querySelector('img') as Element);
  await waitFor(() => expect(sent('PersonPictures')).toHaveLength(2));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(sent('PersonPictures')).toHaveLength(2);
});

test('the pictures on the screen are fetched again each hour', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  issued = 2;
  const { sent } = start();
  await waitFor(() => expect(face()).toBe('/files/a.small?e=0'));
  await act(() => vi.advanceTimersByTimeAsync(60 * 60 * 1000));
  await waitFor(() => expect(face()).toBe('/files/a.small?e=2'));
  expect(sent('PersonPictures')).toEqual([{ userId: 'u1' }]);
});
