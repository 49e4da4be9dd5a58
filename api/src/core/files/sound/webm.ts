import { type EbmlElement, elementAt, elementsOf, sizeAt, uintOf } from './ebml.ts';
import { packetMilliseconds } from './opus.ts';

/** A packet of sound, and when it begins. */
export interface SoundPacket {
  at: number;
  bytes: Buffer;
}

/** What a WebM file of Opus says, and nothing else that may lie in it. */
export interface WebmSound {
  /** How the decoder begins, as the encoder wrote it. */
  head: Buffer;
  packets: SoundPacket[];
  milliseconds: number;
}

export const webmIds = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  codecDelay: 0x56aa,
  seekPreRoll: 0x56bb,
  audio: 0xe1,
  samplingFrequency: 0xb5,
  channels: 0x9f,
  contentEncodings: 0x6d80,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
} as const;

/** What may stand in a file and says nothing of the sound: it is left out. */
const leftOut = new Set<number>([
  webmIds.cues,
  0x114d9b74, // SeekHead
  0x1254c367, // Tags
  0xec, // Void
  0xbf, // CRC-32
  0xa7, // Position
  0xab, // PrevSize
]);

const soundTrack = 2;
/** More than the longest recording has of the shortest packets. */
const mostPackets = 60_000;
/** With a time and what is left out for each packet. */
const mostElements = 4 * mostPackets;
/** A file that says more is none of ours, and could not be written anew. */
const mostMilliseconds = 86_400_000;

interface Reading {
  bytes: Buffer;
  scale: number;
  cluster: number;
  track: { number: number; head: Buffer } | null;
  packets: SoundPacket[];
}

/** The head of a stream of one or two channels that need no table of their own. */
function isOpusHead(head: Buffer): boolean {
  const [version = 255, channels = 0] = head.subarray(8);
  return (
    head.length === 19 &&
    head.toString('latin1', 0, 8) === 'OpusHead' &&
    version < 16 &&
    (channels === 1 || channels === 2) &&
    head[18] === 0
  );
}

/** The one track of a file. @returns whether it is Opus and nothing else */
function readTracks(reading: Reading, tracks: EbmlElement): boolean {
  const { bytes } = reading;
  const [entry, ...others] = (elementsOf(bytes, tracks) ?? []).filter(({ id }) => !leftOut.has(id));
  if (reading.track || entry?.id !== webmIds.trackEntry || others.length > 0) return false;
  const fields = elementsOf(bytes, entry);
  const field = (id: number) => fields?.find((one) => one.id === id);
  const [number, type] = [field(webmIds.trackNumber), field(webmIds.trackType)];
  const [codec, head] = [field(webmIds.codecId), field(webmIds.codecPrivate)];
  if (!number || !type || !codec || !head || field(webmIds.contentEncodings)) return false;
  const trackNumber = uintOf(bytes, number);
  const opusHead = bytes.subarray(head.start, head.end);
  if (trackNumber === null || !isOpusHead(opusHead)) return false;
  reading.track = { number: trackNumber, head: opusHead };
  return (
    uintOf(bytes, type) === soundTrack &&
    bytes.toString('latin1', codec.start, codec.end) === 'A_OPUS'
  );
}

function readInfo(reading: Reading, info: EbmlElement): boolean {
  const fields = elementsOf(reading.bytes, info);
  const scale = fields?.find(({ id }) => id === webmIds.timestampScale);
  const value = scale ? uintOf(reading.bytes, scale) : reading.scale;
  if (!fields || value === null || value < 1) return false;
  reading.scale = value;
  return true;
}

/** A block of one packet, of the one track. */
function readBlock(reading: Reading, { start, end }: EbmlElement): boolean {
  const { bytes, track } = reading;
  const number = sizeAt(bytes, start);
  const at = start + (number?.length ?? 0);
  if (!track || number?.value !== track.number || at + 3 >= end) return false;
  const isLaced = ((bytes[at + 2] ?? 0) & 0x06) !== 0;
  const ticks = reading.cluster + bytes.readInt16BE(at);
  const when = (ticks * reading.scale) / 1_000_000;
  if (isLaced || when < (reading.packets.at(-1)?.at ?? 0)) return false;
  if (reading.packets.length >= mostPackets) return false;
  reading.packets.push({ at: when, bytes: bytes.subarray(at + 3, end) });
  return true;
}

/** @returns false for what has no place in a recording */
function readElement(reading: Reading, found: EbmlElement): boolean {
  const { bytes } = reading;
  switch (found.id) {
    case webmIds.info:
      return readInfo(reading, found);
    case webmIds.tracks:
      return readTracks(reading, found);
    case webmIds.timestamp: {
      const value = uintOf(bytes, found);
      reading.cluster = value ?? 0;
      return value !== null;
    }
    case webmIds.simpleBlock:
      return readBlock(reading, found);
    case webmIds.blockGroup: {
      const block = elementsOf(bytes, found)?.find(({ id }) => id === webmIds.block);
      return block !== undefined && readBlock(reading, block);
    }
    default:
      return leftOut.has(found.id);
  }
}

/** Reads all elements in their order; segment and clusters, which need no size, are entered. */
function readAll(reading: Reading, from: number): boolean {
  const { bytes } = reading;
  let count = 0;
  for (let at = from; at < bytes.length; count += 1) {
    if (count > mostElements) return false;
    const found = elementAt(bytes, at, bytes.length);
    const isEntered = found?.id === webmIds.segment || found?.id === webmIds.cluster;
    // A page that was closed while it recorded leaves its last element in the middle.
    if (!found || (!isEntered && found.end > bytes.length)) return reading.packets.length > 0;
    if (!isEntered && !readElement(reading, found)) return false;
    at = isEntered ? found.start : found.end;
  }
  return true;
}

/** How long packets sound, by their own words and by the times that they stand under. */
function lengthOf(packets: readonly SoundPacket[]): number | null {
  let sound = 0;
  let last = 0;
  for (const { bytes } of packets) {
    const length = packetMilliseconds(bytes);
    if (length === null) return null;
    sound += length;
    last = length;
  }
  const span = (packets.at(-1)?.at ?? 0) - (packets[0]?.at ?? 0) + last;
  return Math.max(sound, span);
}

/** A WebM file with one track of Opus; null for any other, and for what says nothing. */
export function readWebm(bytes: Buffer): WebmSound | null {
  const start = elementAt(bytes, 0, bytes.length);
  if (start?.id !== webmIds.ebml || start.end >= bytes.length) return null;
  const docType = elementsOf(bytes, start)?.find(({ id }) => id === webmIds.docType);
  if (!docType || bytes.toString('latin1', docType.start, docType.end) !== 'webm') return null;
  const reading: Reading = { bytes, scale: 1_000_000, cluster: 0, track: null, packets: [] };
  if (!readAll(reading, start.end) || !reading.track) return null;
  const milliseconds = lengthOf(reading.packets);
  if (milliseconds === null || milliseconds <= 0 || milliseconds > mostMilliseconds) return null;
  return { head: reading.track.head, packets: reading.packets, milliseconds };
}
