/** What Google's push service and a browser say to each other: tagged Protocol Buffers. */

export const tags = {
  ping: 0,
  pong: 1,
  signIn: 2,
  signedIn: 3,
  message: 8,
} as const;
/** The version of what they say, which each says first. */
export const protocolVersion = 41;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low + 128 : low);
  } while (rest > 0);
  return Buffer.from(bytes);
}

/** A field of a message: a number, or bytes. */
export function field(id: number, value: number | string | Buffer): Buffer {
  if (typeof value === 'number') return Buffer.concat([varint(id * 8), varint(value)]);
  const bytes = Buffer.from(value);
  return Buffer.concat([varint(id * 8 + 2), varint(bytes.length), bytes]);
}
/** A field of 64 bits. */
export function fixedField(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return Buffer.concat([varint(id * 8 + 1), bytes]);
}

export const frame = (tag: number, ...fields: Buffer[]): Buffer => {
  const body = Buffer.concat(fields);
  return Buffer.concat([Buffer.from([tag]), varint(body.length), body]);
};

/** Reads what a browser says, piece by piece. @returns the tags of the messages that are whole */
export function frameReader(): (piece: Buffer) => number[] {
  let left = Buffer.alloc(0);
  let hasBegun = false;
  return (piece) => {
    left = Buffer.concat([left, piece]);
    if (!hasBegun && left.length > 0) {
      left = left.subarray(1);
      hasBegun = true;
    }
    const whole: number[] = [];
    for (;;) {
      let at = 1;
      let size = 0;
      while (at < left.length) {
        const byte = left[at] ?? 0;
        size += (byte & 127) * 128 ** (at - 1);
        at += 1;
        if (byte < 128) break;
      }
      const isSizeWhole = at > 1 && (left[at - 1] ?? 128) < 128;
      if (!isSizeWhole || left.length < at + size) return whole;
      whole.push(left[0] ?? 0);
      left = left.subarray(at + size);
    }
  };
}
