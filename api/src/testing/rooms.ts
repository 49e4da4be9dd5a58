import { io } from 'socket.io-client';
import type { TestApp } from './app.ts';
import type { Json } from './client.ts';
import type { Person } from './people.ts';

/** Enters a room of the event channel and notes what is told there under a name. @throws when it may not be entered */
export async function listenIn(
  app: TestApp,
  listener: Person,
  join: string,
  id: string,
  event: string,
): Promise<{ heard: Json[]; leave(): void }> {
  const socket = io(app.url, {
    auth: { token: listener.token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  const heard: Json[] = [];
  socket.on(event, (payload: Json) => {
    heard.push(payload);
  });
  const answer: Json = await socket.emitWithAck(join, id);
  if (!answer.ok) {
    socket.disconnect();
    throw new Error(answer.message);
  }
  return {
    heard,
    leave: () => {
      socket.disconnect();
    },
  };
}
