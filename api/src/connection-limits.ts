/**
 * TCP connections of all kinds. A hostel shares one address, and each of its phones has some; a
 * proxy that is trusted has as many as it likes.
 */
export const connectionLimits = {
  /** Fewer where the system gives fewer descriptors. */
  all: 20_000,
  /** Descriptors that connections leave to the database, files and mail; at most half of all. */
  reservedDescriptors: 512,
  /** At most half of all, so that one address never has them all. */
  perAddress: 5000,
  /** A connection that asks nothing, or whose headers do not arrive by then, is closed. */
  headersMilliseconds: 15_000,
  /** One that was answered and asks nothing more: longer than proxies keep theirs. */
  keepAliveMilliseconds: 72_000,
  /** One on which no byte passes in either direction while it is asked something. */
  silentMilliseconds: 60_000,
  /** What bodies that are read into memory may hold of it together, until they are answered. */
  bodiesInMemory: 48 * 1024 * 1024,
  /** What all WebSockets of one address may send. */
  socketBytes: { bytes: 64 * 1024 * 1024, seconds: 60 },
} as const;
/**
 * Requests of one connection that are answered at a time, and that wait. Browsers and proxies send
 * the next one after the answer; who sends more ahead is cut off.
 */
export const requestsPerConnection = { atOnce: 4, waiting: 28 } as const;
/**
 * What may arrive of a connection before a request is there. Its headers may have a quarter; the
 * parser of HTTP counts them alone, not the empty lines before it, which it reads for ever.
 */
export const bytesBeforeRequest = 64 * 1024;
/**
 * How slowly a body may arrive: so many bytes within each stretch of seconds. A phone on 2G is
 * several times faster, and may lose its line for a moment.
 */
export const bodyPace = { bytes: 4096, seconds: 20 } as const;
/**
 * In how many pieces a chunked body may arrive: so many, and one more for each so many bytes.
 * Programs send thousands of bytes at a time, browsers and proxies no such bodies at all.
 */
export const bodyPieces = { free: 128, bytes: 128 } as const;
/**
 * What may still arrive of a body that was answered before its end, so that the sender gets to read
 * why: a file, for half a minute, and little of somebody without a session.
 */
export const bodyAfterAnswer = {
  bytes: 12 * 1024 * 1024,
  visitorBytes: 64 * 1024,
  seconds: 30,
} as const;

/**
 * A delivered mail: its texts, and all of it with its files, which are dropped as they arrive. Mail
 * providers take no larger ones.
 */
export const inboundMailBytes = { text: 1024 * 1024, all: 30 * 1024 * 1024 } as const;
/**
 * What a comma, list or object of a JSON body holds once it is parsed: three bytes of an empty
 * object become a place in its list and an object.
 */
export const bytesOfPart = 64;
