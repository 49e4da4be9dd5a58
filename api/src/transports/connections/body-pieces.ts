import type { IncomingMessage } from 'node:http';
import { bodyPieces } from '../../connection-limits.ts';

/** What is used of a request that has no types. */
interface ReadRequest {
  push(piece: Buffer | null): boolean;
  /** Called by Node where a body is answered before its end: it would read on without asking us. */
  _dump(): void;
}

/**
 * Counts the pieces in which a chunked body arrives, to its end, whoever reads it: the parser of
 * HTTP makes an object of each, however small it is.
 */
export class BodyPieces {
  private pieces = 0;
  private bytes = 0;

  constructor(request: IncomingMessage) {
    const read = request as unknown as ReadRequest;
    const { push } = read;
    read.push = (piece) => {
      if (piece) {
        this.pieces += 1;
        this.bytes += piece.length;
      }
      return push.call(read, piece);
    };
    read._dump = () => {
      request.resume();
    };
  }

  get areTooMany(): boolean {
    return this.pieces > bodyPieces.free + this.bytes / bodyPieces.bytes;
  }
}
