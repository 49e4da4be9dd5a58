import type { App } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import { socketLimits } from '../../limits.ts';
import { appErrorOf, internalErrorText } from '../error-masking.ts';
import type { SocketConnection } from './connection.ts';
import { type PreparedSocketRoom, socketRoomKey } from './rooms.ts';

/** Longer than any college's name. */
const maxNameLength = 200;

/**
 * What a socket room is joined by, as it is compared; null for anything that is no id, or no name
 * where the room takes one.
 */
function socketRoomIdOf(room: PreparedSocketRoom, sentId: unknown): string | null {
  const sent = room.idOf ? room.idOf(sentId) : sentId;
  if (!room.isNamed) return isId(sent) ? sent.toLowerCase() : null;
  const name = typeof sent === 'string' ? sent.trim().toLowerCase() : '';
  return name !== '' && name.length <= maxNameLength ? name : null;
}

const joinEvents = ({ join, joinAliases = [] }: PreparedSocketRoom): string[] => [
  join,
  ...joinAliases,
];

/** The names of the events that join and leave socket rooms. */
export const inboundEvents = (rooms: PreparedSocketRoom[]): string[] =>
  rooms.flatMap((room) => [...joinEvents(room), ...(room.leave ? [room.leave] : [])]);

/** @returns null when the socket room is joined, else the text that says why not */
export async function tryJoin(
  { log }: Pick<App, 'log'>,
  connection: SocketConnection,
  room: PreparedSocketRoom,
  id: unknown,
): Promise<string | null> {
  const roomId = socketRoomIdOf(room, id);
  if (roomId === null || (room.isPersonal && roomId !== connection.userId)) return 'Not found';
  if (connection.socketRoomsCount >= socketLimits.subscriptionsPerSocket)
    return 'Too many rooms on one connection';
  try {
    await connection.join(room, roomId);
    return null;
  } catch (error) {
    const known = appErrorOf(error);
    if (!known)
      log.error({ err: error, requestId: connection.requestId }, 'a room could not be joined');
    return known?.message ?? internalErrorText;
  }
}

/**
 * Handles the inbound events that join and leave socket rooms. A join is answered through its
 * acknowledgement, with `{ ok: true }` or `{ message }`; without one a refusal is emitted as
 * `failure`.
 */
export function handleSocketRoomEvents(
  app: App,
  connection: SocketConnection,
  rooms: PreparedSocketRoom[],
): void {
  const { socket } = connection;
  const handleJoin = async (
    room: PreparedSocketRoom,
    event: string,
    id: unknown,
    acknowledge: unknown,
  ): Promise<void> => {
    const refusal = await tryJoin(app, connection, room, id);
    if (typeof acknowledge === 'function')
      (acknowledge as (reply: unknown) => void)(refusal ? { message: refusal } : { ok: true });
    else if (refusal) socket.emit('failure', { event, message: refusal });
  };
  for (const room of rooms) {
    for (const event of joinEvents(room))
      socket.on(event, (id: unknown, acknowledge?: unknown) => {
        void handleJoin(room, event, id, acknowledge);
      });
    if (room.leave)
      socket.on(room.leave, (id: unknown) => {
        const roomId = socketRoomIdOf(room, id);
        if (roomId !== null) connection.leave(socketRoomKey(room, roomId));
      });
  }
}
