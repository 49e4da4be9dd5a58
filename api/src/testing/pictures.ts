import sharp from 'sharp';
import type { TestApp } from './app.ts';
import type { Person } from './builders/people.ts';
import type { Json } from './client.ts';
import { answerOf, sendUpload } from './files.ts';

/** A picture of one colour. */
export const aPicture = (width: number, height = width, background = '#369'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** What a profile has of pictures. */
export const pictureFields =
  'id hasBanner bannerUrl small: bannerUrl(size: small) user { id profilePic small: profilePic(size: small) large: profilePic(size: large) }';

/** How pictures of people are sent to a college, and how large what it shows of them is. */
export function pictureSending(college: () => TestApp) {
  /** Sends a file as the one variable of a mutation. */
  const send = async (
    who: Partial<Person>,
    mutation: string,
    field: string,
    bytes: Buffer,
    name = 'me.jpg',
  ): Promise<Json> => {
    const answer = mutation === 'uploadDefaultBanner' ? '' : `{ ${pictureFields} }`;
    const document = `mutation ($file: Upload!) { ${mutation}(${field}: $file) ${answer} }`;
    return answerOf((await sendUpload(college().url, who, document, 'file', { bytes, name })).body);
  };
  return {
    send,
    setPicture: (who: Person, bytes: Buffer, name?: string) =>
      send(who, 'setProfilePicture', 'picture', bytes, name),
    setBanner: (who: Person, bytes: Buffer) => send(who, 'setProfileBanner', 'banner', bytes),
    sizeOf: async (address: string): Promise<{ format: string; width: number; height: number }> => {
      const response = await fetch(`${college().url}${address}`);
      const { format, width, height } = await sharp(
        Buffer.from(await response.arrayBuffer()),
      ).metadata();
      return { format, width, height };
    },
  };
}
