/**
 * Elements of EBML, of which WebM is made: an id, a size and what it holds. Numbers are read as far
 * as JavaScript has them exactly.
 */
export interface EbmlElement {
  id: number;
  /** Where what it holds begins and ends; what has no size ends with the bytes. */
  start: number;
  end: number;
}

/** How many bytes a number of its kind takes, by the zeros before its first bit. */
const lengthAt = (bytes: Buffer, at: number): number => Math.clz32(bytes[at] ?? 0) - 23;

/** A size: the first bit of its bytes says how many they are; null for an unknown one. */
export function sizeAt(bytes: Buffer, at: number): { value: number | null; length: number } | null {
  const length = lengthAt(bytes, at);
  if (length > 8 || at + length > bytes.length) return null;
  let value = (bytes[at] ?? 0) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let place = 1; place < length; place += 1) {
    const byte = bytes[at + place] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: isUnknown ? null : value, length };
}

/** The element at a place; null where none is, or where it is cut off. */
export function elementAt(bytes: Buffer, at: number, end: number): EbmlElement | null {
  const idLength = lengthAt(bytes, at);
  if (idLength > 4 || at + idLength >= end) return null;
  const id = bytes.readUIntBE(at, idLength);
  const size = sizeAt(bytes, at + idLength);
  if (!size) return null;
  const start = at + idLength + size.length;
  return { id, start, end: size.value === null ? end : start + size.value };
}

/** A whole number that an element holds; null for one that is too long. */
export function uintOf(bytes: Buffer, { start, end }: EbmlElement): number | null {
  const length = end - start;
  if (length < 0 || length > 6) return null;
  return length === 0 ? 0 : bytes.readUIntBE(start, length);
}

/** More than any head has: an element may take two bytes, of which a file has millions. */
const mostElements = 500;

/**
 * The elements that another one holds; null where something else stands between them, and where
 * they are too many.
 */
export function elementsOf(bytes: Buffer, { start, end }: EbmlElement): EbmlElement[] | null {
  const found: EbmlElement[] = [];
  for (let at = start; at < end; ) {
    const element = elementAt(bytes, at, end);
    if (!element || element.end > end || found.length >= mostElements) return null;
    found.push(element);
    at = element.end;
  }
  return found;
}

/** Writes an element; its size takes eight bytes, so that it is known before what it holds. */
export function element(id: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  const idLength = id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1;
  head.writeUIntBE(id, 0, idLength);
  head.writeUInt8(0x01, idLength);
  head.writeUIntBE(body.length, idLength + 2, 6);
  return Buffer.concat([head.subarray(0, idLength + 8), body]);
}

export const uintElement = (id: number, value: number): Buffer => {
  const body = Buffer.alloc(4);
  body.writeUInt32BE(value);
  return element(id, body);
};
export const floatElement = (id: number, value: number): Buffer => {
  const body = Buffer.alloc(8);
  body.writeDoubleBE(value);
  return element(id, body);
};
export const textElement = (id: number, value: string): Buffer => element(id, Buffer.from(value));
