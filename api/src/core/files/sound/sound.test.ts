import { expect, it } from 'vitest';
import { anMp4, aPlace, aTrack, aWebm } from '../../../testing/sounds.ts';
import { element, textElement } from './ebml.ts';
import { readSound } from './sound.ts';
import { readWebm, webmIds } from './webm.ts';

const emptyElement = Buffer.from([0x81, 0x80]);
/** A packet under the longest time that WebM has. */
const anAge = element(
  webmIds.cluster,
  element(webmIds.timestamp, Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff])),
  element(webmIds.simpleBlock, Buffer.from([0x81, 0, 0, 0x80, 0xfc, 0xff, 0xfe])),
);

it('a recording of a browser is written anew, with its length, and says the same', () => {
  const sent = aWebm({ milliseconds: 12_340, beside: [element(0x1254c367, Buffer.from('Delhi'))] });
  const sound = readSound(sent);
  expect(sound).toMatchObject({ contentType: 'audio/webm', milliseconds: 12_340 });
  const stored = sound?.bytes ?? Buffer.alloc(0);
  expect(stored.includes('Delhi')).toBe(false);
  const [before, after] = [readWebm(sent), readWebm(stored)];
  expect(after?.packets).toHaveLength(617);
  expect(after).toEqual(before);
  expect(readSound(stored)?.bytes).toEqual(stored);
});

it('one that was cut off in the middle is kept as far as it goes', () => {
  const sent = aWebm({ milliseconds: 3000 });
  expect(readSound(sent.subarray(0, sent.length - 5))?.milliseconds).toBe(2980);
});

it.each([
  ['a video beside it', aWebm({ tracks: [aTrack(), aTrack(1, 'V_VP8', 2)] })],
  ['a video alone', aWebm({ tracks: [aTrack(1, 'V_VP8')] })],
  ['another codec', aWebm({ tracks: [aTrack(2, 'A_VORBIS')] })],
  ['two tracks of sound', aWebm({ tracks: [aTrack(), aTrack(2, 'A_OPUS', 2)] })],
  ['two lists of tracks', aWebm({ beside: [element(webmIds.tracks, aTrack())] })],
  ['Matroska', aWebm({ docType: 'matroska' })],
  ['attachments', aWebm({ beside: [element(0x1941a469, textElement(0x466e, 'run.exe'))] })],
  [
    'a million empty elements',
    aWebm({ beside: [element(webmIds.info, Buffer.alloc(2e6, emptyElement))] }),
  ],
  [
    'a million of them side by side',
    aWebm({ beside: [Buffer.alloc(2e6, Buffer.from([0xec, 0x80]))] }),
  ],
  ['an age of silence', Buffer.concat([aWebm(), anAge])],
  ['no sound', aWebm({ milliseconds: 0 })],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', Buffer.alloc(0)],
  ['an MP4 with video', anMp4({ handlers: ['soun', 'vide'] })],
  ['an MP4 of video', anMp4({ handlers: ['vide'], codec: 'avc1' })],
  ['an MP4 with another codec', anMp4({ codec: 'alac' })],
  ['an MP4 without samples', anMp4({ milliseconds: 0 })],
  ['an MP4 without its sound', anMp4().subarray(0, -72)],
  ['a cut MP4', anMp4().subarray(0, 120)],
])('%s is no recording', (_what, bytes) => {
  expect(readSound(bytes)).toBeNull();
});

it('an MP4 is measured whole and in fragments, and says no place any more, however deep', () => {
  for (const place of [aPlace(), aPlace('mvex'), aPlace('mvex', 'meta'), aPlace('loci')])
    for (const isInFragments of [false, true]) {
      const sent = anMp4({ milliseconds: 64_000, isInFragments, beside: [place] });
      const sound = readSound(sent);
      expect(sound).toMatchObject({ contentType: 'audio/mp4', milliseconds: 64_000 });
      expect(sent.includes('+28.6139')).toBe(true);
      expect(sound?.bytes.includes('+28.6139')).toBe(false);
      expect(sound?.bytes).toHaveLength(sent.length);
    }
});

it('whatever is cut or turned in it, reading ends', () => {
  for (const good of [aWebm({ milliseconds: 400 }), anMp4({ isInFragments: true })])
    for (let place = 0; place < good.length; place += 1) {
      const turned = Buffer.from(good);
      turned[place] = 0xff - (turned[place] ?? 0);
      const sound = readSound(turned);
      if (sound) expect(Number.isFinite(sound.milliseconds)).toBe(true);
      readSound(good.subarray(0, place));
    }
});
