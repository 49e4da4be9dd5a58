/** What is wrong with a backup or a restore, in words for who asked for it. */
export class BackupError extends Error {}

/** Where an archive ends too early. */
export const cutOff = (): BackupError =>
  new BackupError('The archive is cut off: it has no end. Fetch it again, or take another one.');

/** Reads a stream by numbers of bytes. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** @returns so many bytes; fewer, maybe none, where the stream ends */
  async upTo(size: number): Promise<Buffer> {
    const parts = [this.#held];
    let length = this.#held.length;
    while (length < size) {
      const { value, done } = await this.#chunks.next();
      if (done) break;
      parts.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
      length += value.byteLength;
    }
    const all = parts.length === 1 ? this.#held : Buffer.concat(parts, length);
    this.#held = all.subarray(size);
    return all.subarray(0, size);
  }

  /** @throws BackupError where the stream ends before */
  async exactly(size: number): Promise<Buffer> {
    const bytes = await this.upTo(size);
    if (bytes.length < size) throw cutOff();
    return bytes;
  }

  /** Puts bytes back in front of what comes. */
  putBack(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held]);
  }

  /** All that comes from here on. */
  async *rest(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const bytes = await this.upTo(Math.max(1, this.#held.length));
      if (bytes.length === 0) return;
      yield bytes;
    }
  }
}
