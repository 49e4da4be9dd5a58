import { useQuery } from '@apollo/client/react';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FreshPictures } from '@/features/people';
import { VisionPicture } from '@/features/visionboards';
import { BannerPicturesDocument, BoardPicturesDocument } from '@/generated/documents';
import { open } from '@/testing/open';
import { Banner } from './Banner';

function Pictures() {
  const banner = useQuery(BannerPicturesDocument, { variables: { userId: 'u1' } });
  const board = useQuery(BoardPicturesDocument, { variables: { userId: 'u1' } });
  return (
    <>
      <FreshPictures />
      {banner.data && <Banner profile={banner.data.profile} />}
      {board.data?.profile.visionBoard.items.map(({ id, imageUrl }) => (
        <VisionPicture key={id} title="ISRO" src={imageUrl} />
      ))}
    </>
  );
}

test('a banner and a picture of a vision board whose addresses have run out get new ones', async () => {
  let issued = 0;
  const profile = { __typename: 'Profile', id: 'u1' };
  const items = () => [
    { __typename: 'VisionItem', id: 'i1', imageUrl: `/files/isro?e=${(issued += 1)}` },
  ];
  open(Pictures, {
    path: '/profile/u1',
    answers: {
      BannerPictures: () => {
        const address = `/files/banner?e=${(issued += 1)}`;
        return {
          profile: {
            ...profile,
            smallBanner: `${address}&s`,
            mediumBanner: address,
            largeBanner: `${address}&l`,
          },
        };
      },
      BoardPictures: () => ({
        profile: {
          ...profile,
          visionBoard: { __typename: 'VisionBoard', id: 'u1', items: items() },
        },
      }),
    },
  });
  const shown = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  await waitFor(() => expect(shown()).toHaveLength(2));
  const before = shown();
  for (const img of document.querySelectorAll('img')) fireEvent.error(img);
  await waitFor(() => {
    expect(shown()).toHaveLength(2);
    expect(shown()).not.toEqual(expect.arrayContaining([before[0]]));
    expect(shown()).not.toEqual(expect.arrayContaining([before[1]]));
  });
});
