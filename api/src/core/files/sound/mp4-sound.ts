/** A box of MP4: its type, and where what it holds begins and ends. */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** What an MP4 file of sound says. */
export interface Mp4Sound {
  /** As it came, with what says nothing of the sound blanked. */
  bytes: Buffer;
  milliseconds: number;
}

/** Words, places, times and whatever else a device writes beside the sound. */
const blanked = new Set(['udta', 'meta', 'free', 'skip', 'uuid', 'prft', 'emsg']);
const known = new Set([
  ...['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'mfra', 'wide'],
  ...blanked,
]);
/** What boxes are made of others, and what of the rest a player reads. */
const entered = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);
const kept = new Set([
  ...['ftyp', 'styp', 'mdat', 'sidx', 'mfra', 'wide', 'mvhd', 'tkhd', 'edts', 'mdhd', 'hdlr'],
  ...['smhd', 'dinf', 'stsd', 'stts', 'stsc', 'stsz', 'stco', 'co64', 'sgpd', 'sbgp'],
  ...['mehd', 'trex', 'mfhd', 'tfhd', 'tfdt', 'trun'],
]);
const codecs = new Set(['mp4a', 'Opus']);
const mostBoxes = 20_000;

/** The boxes between two places; null where something else stands there. */
function boxesIn(bytes: Buffer, start: number, end: number): Box[] | null {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    if (at + 8 > end || boxes.length >= mostBoxes) return null;
    const size = bytes.readUInt32BE(at);
    const boxEnd = size === 0 ? end : at + size;
    // Sizes beyond four gigabytes have no place in a recording.
    if ((size !== 0 && size < 8) || boxEnd > end) return null;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: boxEnd });
    at = boxEnd;
  }
  return boxes;
}

const childrenOf = (bytes: Buffer, box: Box | undefined): Box[] =>
  (box && boxesIn(bytes, box.start, box.end)) ?? [];
const oneOf = (boxes: readonly Box[], type: string): Box | undefined =>
  boxes.find((box) => box.type === type);
const down = (bytes: Buffer, from: readonly Box[], ...path: readonly string[]): Box | undefined => {
  let boxes = from;
  let found: Box | undefined;
  for (const type of path) {
    found = oneOf(boxes, type);
    boxes = childrenOf(bytes, found);
  }
  return found;
};

/** A number of four bytes; 0 behind the end of its box. */
const at32 = (bytes: Buffer, { start, end }: Box, offset: number): number =>
  start + offset + 4 <= end ? bytes.readUInt32BE(start + offset) : 0;

/** Whether the one track is sound, in a form that browsers make. */
function isSound(bytes: Buffer, media: readonly Box[]): boolean {
  const handler = oneOf(media, 'hdlr');
  const table = childrenOf(bytes, down(bytes, media, 'minf', 'stbl'));
  const [description, ...more] = table.filter(({ type }) => type === 'stsd');
  if (!handler || !description || more.length > 0) return false;
  if (at32(bytes, description, 4) !== 1) return false;
  const [entry, ...others] = boxesIn(bytes, description.start + 8, description.end) ?? [];
  return (
    bytes.toString('latin1', handler.start + 8, handler.start + 12) === 'soun' &&
    others.length === 0 &&
    codecs.has(entry?.type ?? '')
  );
}

/** Units of time that the samples of a whole file take. */
function unitsOfTable(bytes: Buffer, table: Box | undefined): number {
  if (!table) return 0;
  let units = 0;
  const entries = Math.min(at32(bytes, table, 4), (table.end - table.start - 8) / 8);
  for (let place = 0; place < entries; place += 1)
    units += at32(bytes, table, 8 + place * 8) * at32(bytes, table, 12 + place * 8);
  return units;
}

const bits = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400 };
const offsetBit = 0x800;

/** Units of time that the samples of a run take, each by its own word or by that of all. */
function unitsOfRun(bytes: Buffer, run: Box, each: number): number {
  const flags = at32(bytes, run, 0) & 0xffffff;
  const count = at32(bytes, run, 4);
  if ((flags & bits.duration) === 0) return count * each;
  const width = [bits.duration, bits.size, bits.flags, offsetBit].filter(
    (bit) => flags & bit,
  ).length;
  let at = 8 + (flags & bits.dataOffset ? 4 : 0) + (flags & bits.firstFlags ? 4 : 0);
  let units = 0;
  for (let place = 0; place < count && run.start + at < run.end; place += 1) {
    units += at32(bytes, run, at);
    at += width * 4;
  }
  return units;
}

/** Where the words of a fragment's head stand, behind those that it has. */
function durationOfHead(bytes: Buffer, head: Box | undefined, otherwise: number): number {
  if (!head) return otherwise;
  const flags = at32(bytes, head, 0) & 0xffffff;
  if ((flags & 0x8) === 0) return otherwise;
  return at32(bytes, head, 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
}

function unitsOfFragment(bytes: Buffer, fragment: Box, otherwise: number): number {
  return childrenOf(bytes, fragment)
    .filter(({ type }) => type === 'traf')
    .map((track) => childrenOf(bytes, track))
    .flatMap((boxes) => {
      const each = durationOfHead(bytes, oneOf(boxes, 'tfhd'), otherwise);
      return boxes.filter(({ type }) => type === 'trun').map((run) => unitsOfRun(bytes, run, each));
    })
    .reduce((sum, units) => sum + units, 0);
}

/** Fills what says nothing of the sound with nothing, at all depths; all else stays in place. */
function blank(bytes: Buffer, boxes: readonly Box[]): void {
  for (const box of boxes) {
    const { type, start, end } = box;
    if (entered.has(type)) blank(bytes, childrenOf(bytes, box));
    else if (!kept.has(type)) {
      bytes.write('free', start - 4, 'latin1');
      bytes.fill(0, start, end);
    }
  }
}

/** An MP4 file with one track of sound; null for any other, and for what says nothing. */
export function readMp4(sent: Buffer): Mp4Sound | null {
  const bytes = Buffer.from(sent);
  const boxes = boxesIn(bytes, 0, bytes.length);
  if (boxes?.[0]?.type !== 'ftyp' || !boxes.every(({ type }) => known.has(type))) return null;
  if (!oneOf(boxes, 'mdat')) return null;
  const [movie, ...others] = boxes.filter(({ type }) => type === 'moov');
  const inMovie = childrenOf(bytes, movie);
  const [track, ...tracks] = inMovie.filter(({ type }) => type === 'trak');
  const inTrack = childrenOf(bytes, track);
  const media = childrenOf(bytes, oneOf(inTrack, 'mdia'));
  const head = oneOf(media, 'mdhd');
  if (!head || others.length > 0 || tracks.length > 0 || !isSound(bytes, media)) return null;
  const isLongHead = bytes[head.start] === 1;
  const unitsPerSecond = at32(bytes, head, isLongHead ? 20 : 12);
  const usual = down(bytes, inMovie, 'mvex', 'trex');
  const each = usual ? at32(bytes, usual, 12) : 0;
  const units =
    unitsOfTable(bytes, down(bytes, media, 'minf', 'stbl', 'stts')) +
    boxes
      .filter(({ type }) => type === 'moof')
      .reduce((sum, fragment) => sum + unitsOfFragment(bytes, fragment, each), 0);
  if (unitsPerSecond === 0 || units === 0) return null;
  blank(bytes, boxes);
  return { bytes, milliseconds: (units * 1000) / unitsPerSecond };
}
