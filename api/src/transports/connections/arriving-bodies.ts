import { bodyAfterAnswer, bodyPace } from '../../connection-limits.ts';
import { connectionOf, type Exchange } from './connection.ts';

interface Arriving extends Exchange {
  /** When the stretch that is measured began, and what the connection had received by then. */
  since: number;
  bytes: number;
}

/** Whether a body follows the headers. */
const hasBody = ({ request: { headers } }: Exchange): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isArriving = ({ request }: Exchange): boolean =>
  !request.complete && !request.socket.destroyed;

/** The bodies that are on their way: those that come too slowly are cut off. */
export class ArrivingBodies {
  private readonly bodies = new Set<Arriving>();

  add(exchange: Exchange, now = performance.now()): void {
    if (hasBody(exchange))
      this.bodies.add({ ...exchange, since: now, bytes: exchange.request.socket.bytesRead });
  }

  /** Cuts off what is too slow; to be called every second or so. */
  check(now = performance.now()): void {
    for (const body of this.bodies) {
      if (!isArriving(body)) this.bodies.delete(body);
      else if (isTooSlow(body, now)) connectionOf(body.request.socket)?.cutOff();
    }
  }
}

function isTooSlow(body: Arriving, now: number): boolean {
  const { request, response } = body;
  const seconds = (now - body.since) / 1000;
  if (response.writableFinished) return seconds > bodyAfterAnswer.seconds;
  if (seconds < bodyPace.seconds) return false;
  // Where bytes wait for us, it is not the sender who is slow.
  const isSlow =
    request.socket.bytesRead - body.bytes < bodyPace.bytes && request.readableLength === 0;
  body.since = now;
  body.bytes = request.socket.bytesRead;
  return isSlow;
}
