import { socketLimits } from '../../limits.ts';
import { MinuteCount } from '../minute-count.ts';

interface Header {
  bytes: number;
  payload: number;
}

/** The header of a WebSocket frame (RFC 6455, 5.2); null while bytes of it are missing. */
function readHeader(bytes: Buffer, at: number): Header | null {
  if (bytes.length - at < 2) return null;
  const second = bytes.readUInt8(at + 1);
  const short = second & 0x7f;
  const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
  const header = 2 + lengthBytes + (second & 0x80 ? 4 : 0);
  if (bytes.length - at < header) return null;
  if (lengthBytes === 2) return { bytes: header, payload: bytes.readUInt16BE(at + 2) };
  if (lengthBytes === 8) return { bytes: header, payload: Number(bytes.readBigUInt64BE(at + 2)) };
  return { bytes: header, payload: short };
}

/**
 * Counts the frames and bytes of one WebSocket as they arrive, of whatever kind: messages, pieces
 * of messages, pings and pongs. Reads no more of them than their headers, and none once there are
 * too many.
 */
export class FrameMeter {
  private readonly frames = new MinuteCount();
  private readonly bytes = new MinuteCount();
  /** Bytes of a payload that are still to come. */
  private ahead = 0;
  /** The beginning of a header whose end is still to come. */
  private begun: Buffer | null = null;

  /** @returns whether what arrived is within `socketLimits` */
  admits(chunk: Buffer, now = performance.now()): boolean {
    if (this.bytes.add(chunk.length, now) > socketLimits.bytesPerMinute) return false;
    this.countFrames(chunk, now);
    return this.frames.soFar(now) <= socketLimits.packetsPerMinute;
  }

  private countFrames(chunk: Buffer, now: number): void {
    const bytes = this.begun ? Buffer.concat([this.begun, chunk]) : chunk;
    let at = this.ahead;
    this.begun = null;
    while (at < bytes.length && this.frames.soFar(now) <= socketLimits.packetsPerMinute) {
      const header = readHeader(bytes, at);
      if (!header) {
        // A copy: the part of a larger buffer would keep all of it.
        this.begun = Buffer.from(bytes.subarray(at));
        this.ahead = 0;
        return;
      }
      this.frames.add(1, now);
      at += header.bytes + header.payload;
    }
    this.ahead = Math.max(0, at - bytes.length);
  }
}
