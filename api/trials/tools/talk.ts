import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Answered, call, json } from './calls.ts';

/** A message as the product answers and tells it. */
export interface Message {
  id: string;
  key: string | null;
  number: number;
}

interface Session {
  url: string;
  token: string;
}

const send =
  'mutation ($id: ID!, $key: ID!, $content: String!) { sendMessage(conversationId: $id, key: $key, content: $content) { id key number } }';
const missed =
  'query ($id: ID!, $after: Int) { messages(conversationId: $id, after: $after, first: 100) { hasMore nodes { id key number } } }';
const follow =
  'subscription ($id: ID!) { conversationChanged(conversationId: $id) { isStale sent { id key number } } }';

/** Somebody who writes without pause. */
export interface Writer {
  /** What was acknowledged so far. */
  acknowledged: readonly Message[];
  /** Answers since `answers` was emptied. */
  answers: Answered[];
  /** Acknowledgements of one key that named two messages. */
  contradictions(): number;
  /** Ends once the message on its way is acknowledged. */
  end(): Promise<void>;
}

const acknowledgementIn = ({ status, text }: Answered): Message | null => {
  if (status === 400) throw new Error(text);
  if (status !== 200) return null;
  const { data } = JSON.parse(text) as { data: { sendMessage: Message } | null };
  return data?.sendMessage ?? null;
};

/**
 * Writes numbered messages, the next once the one before is acknowledged. What was not answered is
 * sent again under its key, and now and then also what was.
 * @param name what its keys begin with
 */
export function writeOn({ url, token }: Session, conversationId: string, name: string): Writer {
  const acknowledged: Message[] = [];
  const answers: Answered[] = [];
  let [isOver, contradictions] = [false, 0];
  const sendUnder = async (key: string): Promise<Message | null> => {
    const body = { query: send, variables: { id: conversationId, key, content: key } };
    const answer = await call(`${url}/graphql`, json(token, body));
    answers.push(answer);
    return acknowledgementIn(answer);
  };
  const untilAcknowledged = async (key: string): Promise<Message> => {
    for (;;) {
      const message = await sendUnder(key);
      if (message) return message;
      await sleep(100);
    }
  };
  const write = async (): Promise<void> => {
    for (let n = 1; !isOver; n += 1) {
      const message = await untilAcknowledged(`${name}-${n}`);
      acknowledged.push(message);
      if (n % 10 === 0) {
        const again = await untilAcknowledged(`${name}-${n}`);
        if (again.id !== message.id || again.number !== message.number) contradictions += 1;
      }
      await sleep(20);
    }
  };
  const done = write();
  return {
    acknowledged,
    answers,
    contradictions: () => contradictions,
    async end() {
      isOver = true;
      await done;
    },
  };
}

/** A line to the live channel that is opened again whenever it ends. */
function openLine(
  url: string,
  token: string,
  hear: (socket: WebSocket, text: string) => void,
): { close(): void } {
  let isOver = false;
  const open = (): WebSocket => {
    const opened = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    opened.on('error', () => undefined);
    opened.once('open', () => {
      opened.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
    });
    opened.on('message', (data: Buffer) => {
      hear(opened, data.toString());
    });
    opened.once('close', () => {
      // It may be over by the time that it would be opened again.
      if (!isOver)
        setTimeout(() => {
          if (!isOver) socket = open();
        }, 200);
    });
    return opened;
  };
  let socket = open();
  return {
    close() {
      isOver = true;
      socket.close();
    },
  };
}

/** Somebody who has the conversation open. */
export interface Listener {
  /** The numbers that they have, from 1 on without a hole. */
  has(): readonly number[];
  /** Fetches what is missing at the end, and listens no more. */
  end(): Promise<void>;
}

/**
 * Listens as a browser does: what joins what is known is taken as it is told, what does not is
 * fetched by number, and a line that ends is opened again.
 */
export function listenTo({ url, token }: Session, conversationId: string): Listener {
  const numbers: number[] = [];
  const last = (): number => numbers.at(-1) ?? 0;
  const take = (number: number): void => {
    if (number === last() + 1) numbers.push(number);
  };
  let fetching = Promise.resolve();
  const fetchMissed = async (): Promise<void> => {
    for (let hasMore = true; hasMore; ) {
      const body = { query: missed, variables: { id: conversationId, after: last() } };
      const { status, text } = await call(`${url}/graphql`, json(token, body));
      if (status !== 200) return;
      const { messages } = (
        JSON.parse(text) as { data: { messages: { hasMore: boolean; nodes: Message[] } } }
      ).data;
      for (const { number } of messages.nodes) take(number);
      ({ hasMore } = messages);
    }
  };
  const fetchInTurn = (): void => {
    fetching = fetching.then(fetchMissed).catch(() => undefined);
  };
  const hear = (socket: WebSocket, text: string): void => {
    const { type, payload } = JSON.parse(text) as {
      type: string;
      payload?: {
        data?: { conversationChanged: { isStale: boolean | null; sent: Message | null } };
      };
    };
    if (type === 'ping') socket.send('{"type":"pong"}');
    if (type === 'connection_ack')
      socket.send(
        JSON.stringify({
          type: 'subscribe',
          id: '1',
          payload: { query: follow, variables: { id: conversationId } },
        }),
      );
    const change = payload?.data?.conversationChanged;
    if (change?.sent) take(change.sent.number);
    if (change?.isStale || (change?.sent && change.sent.number > last())) fetchInTurn();
  };
  const line = openLine(url, token, hear);
  return {
    has: () => numbers,
    async end() {
      fetchInTurn();
      await fetching;
      line.close();
    },
  };
}
