import { Socket } from 'node:net';

/**
 * A connection to the database server that breaks when what was sent stays without any answer: a
 * server that froze, or a network that swallows everything, closes nothing by itself, and whoever
 * waits would wait for ever. One that rests may be silent.
 * @param silenceMilliseconds longer than the server lets a statement run
 */
export function databaseSocket(silenceMilliseconds: number): Socket {
  const socket = new Socket();
  let bytesAnswered = 0;
  socket.on('data', () => {
    bytesAnswered = socket.bytesWritten;
  });
  socket.setTimeout(silenceMilliseconds).on('timeout', () => {
    if (socket.bytesWritten > bytesAnswered)
      socket.destroy(
        Object.assign(new Error('the database server does not answer'), { code: 'ETIMEDOUT' }),
      );
    // A timeout that passed is not counted again by itself.
    else socket.setTimeout(silenceMilliseconds);
  });
  return socket;
}
