import { io } from 'socket.io-client';
import type { TestApp } from './app.ts';
import type { Person } from './builders/people.ts';
import type { Json } from './client.ts';

/**
 * Joins a Socket.IO room and collects the payloads of one event.
 * @throws when the server refuses the join
 */
export async function joinSocketRoom(
  app: TestApp,
  member: Person,
  join: string,
  id: string,
  event: string,
): Promise<{ received: Json[]; leave(): void }> {
  const socket = io(app.url, {
    auth: { token: member.token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  const received: Json[] = [];
  socket.on(event, (payload: Json) => {
    received.push(payload);
  });
  const answer: Json = await socket.emitWithAck(join, id);
  if (!answer.ok) {
    socket.disconnect();
    throw new Error(answer.message);
  }
  return {
    received,
    leave: () => {
      socket.disconnect();
    },
  };
}
