import { element, floatElement, textElement, uintElement } from '../core/files/sound/ebml.ts';
import { webmIds as ids } from '../core/files/sound/webm.ts';

/** A packet of Opus that lasts 20 ms. */
const packet = Buffer.from([0x78, 0x01, 0x02, 0x03]);
const packetLength = 20;

const opusHead = (): Buffer => {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt16LE(312, 10);
  head.writeUInt32LE(48_000, 12);
  return head;
};

/** A track as browsers write it; of video with another type and codec. */
export const aTrack = (type = 2, codec = 'A_OPUS', number = 1): Buffer =>
  element(
    ids.trackEntry,
    uintElement(ids.trackNumber, number),
    uintElement(ids.trackType, type),
    textElement(ids.codecId, codec),
    element(ids.codecPrivate, opusHead()),
    element(ids.audio, floatElement(ids.samplingFrequency, 48_000), uintElement(ids.channels, 1)),
  );

/** An element without a size, as of what is still recorded. */
const endless = (id: number): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(id);
  head.writeUInt8(0xff, 4);
  return head;
};

interface Recording {
  milliseconds?: number;
  docType?: string;
  tracks?: Buffer[];
  /** Written between the tracks and the sound. */
  beside?: Buffer[];
}

/** A recording as a browser makes it: no length, no places, sizes left open. */
export function aWebm({
  milliseconds = 1000,
  docType = 'webm',
  tracks = [aTrack()],
  beside = [],
}: Recording = {}): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < milliseconds; at += packetLength) {
    const clusterAt = at - (at % 1000);
    if (at === clusterAt) parts.push(endless(ids.cluster), uintElement(ids.timestamp, at));
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(at - clusterAt, 1);
    parts.push(element(ids.simpleBlock, head, packet));
  }
  return Buffer.concat([
    element(ids.ebml, textElement(ids.docType, docType)),
    endless(ids.segment),
    element(ids.info, uintElement(ids.timestampScale, 1_000_000), textElement(ids.muxingApp, 'x')),
    element(ids.tracks, ...tracks),
    ...beside,
    ...parts,
  ]);
}

const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  const body = Buffer.concat(parts);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4);
  return bytes;
};

const mp4Track = (handler: string, codec: string, table: Buffer): Buffer =>
  box(
    'trak',
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 48_000, 0, 0)),
      box('hdlr', numbers(0, 0), Buffer.from(handler), numbers(0, 0, 0)),
      box('minf', box('stbl', box('stsd', numbers(0, 1), box(codec, numbers(0, 0))), table)),
    ),
  );

/** A recording as Safari makes it, whole or in fragments of a second. */
export function anMp4({
  milliseconds = 1000,
  isInFragments = false,
  handlers = ['soun'],
  codec = 'mp4a',
  beside = [] as Buffer[],
} = {}): Buffer {
  const samples = Math.round((milliseconds * 48) / 1024);
  const table = box('stts', isInFragments ? numbers(0, 0) : numbers(0, 1, samples, 1024));
  const fragment = box(
    'moof',
    box('traf', box('tfhd', numbers(0x8, 1, 1024)), box('trun', numbers(0, samples))),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A '), numbers(0)),
    box('moov', ...handlers.map((handler) => mp4Track(handler, codec, table)), ...beside),
    ...(isInFragments ? [fragment] : []),
    box('mdat', Buffer.alloc(64, 7)),
  ]);
}

/** A box that tells where somebody was, within others. */
export const aPlace = (...within: readonly string[]): Buffer =>
  within.reduceRight(
    (inner, type) => box(type, inner),
    box('udta', Buffer.from('+28.6139+077.2090/')),
  );
