import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { bytesOfPart, connectionLimits, inboundMailBytes } from '../../connection-limits.ts';
import { partsOf } from '../../core/limits/nesting.ts';
import { bodyBytes } from '../../limits.ts';
import { connectionOf, type Exchange } from './connection.ts';

/** What a body can make the process hold: one whose length is not told, as much as any call. */
function bytesInMemory(headers: IncomingHttpHeaders): number {
  // Files go to the disk as they arrive, of few bodies of each person.
  if (headers['content-type']?.startsWith('multipart/')) return 0;
  if (headers['transfer-encoding'] !== undefined) return bodyBytes;
  return Math.min(Number(headers['content-length'] ?? 0), inboundMailBytes.text);
}

/** By whom the body of a request is counted. */
const holders = new WeakMap<IncomingMessage, { held: HeldBodies; exchange: Exchange }>();

/**
 * Counts the body of a request as what its JSON becomes, from just before it is parsed on. What did
 * not come past the guard is counted by nobody.
 */
export function countParsed(request: IncomingMessage, json: string): void {
  const holder = holders.get(request);
  holder?.held.grow(holder.exchange, partsOf(json) * bytesOfPart);
}

/**
 * The bodies that are read into memory, from their first byte to the end of their answer, and what
 * they hold together, as they came or parsed. Where that is too much, the oldest are cut off:
 * whoever drips bodies on thousands of connections, or has thousands wait for their turn, fills no
 * heap.
 */
export class HeldBodies {
  private readonly bodies = new Map<Exchange, number>();
  private bytes = 0;

  constructor(private readonly most: number = connectionLimits.bodiesInMemory) {}

  add(exchange: Exchange): void {
    const bytes = bytesInMemory(exchange.request.headers);
    if (bytes === 0) return;
    this.bodies.set(exchange, 0);
    holders.set(exchange.request, { held: this, exchange });
    exchange.response.once('close', () => {
      this.remove(exchange);
    });
    this.grow(exchange, bytes);
  }

  /** A body that is held holds so much at least from now on. */
  grow(exchange: Exchange, bytes: number): void {
    const before = this.bodies.get(exchange);
    if (before === undefined || bytes <= before) return;
    this.bodies.set(exchange, bytes);
    this.bytes += bytes - before;
    for (const oldest of this.bodies.keys()) {
      if (this.bytes <= this.most) break;
      this.remove(oldest);
      connectionOf(oldest.request.socket)?.cutOff();
    }
  }

  private remove(exchange: Exchange): void {
    this.bytes -= this.bodies.get(exchange) ?? 0;
    this.bodies.delete(exchange);
  }
}
