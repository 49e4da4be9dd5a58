import { type Bench, graphql, type Measure, sides } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { inTurns, plainRow, processorTime, type Row, throughput } from '../figures.ts';
import { keyPlace } from '../load.ts';
import { compareWrites } from './writes.ts';

const viewers = 40;

/** The people of direct conversations, of whom both have a session, and one of them to write. */
export const pairs = ({ sql }: Bench, count: number): Promise<{ id: string; by: string }[]> =>
  sql(
    `select c.id, c.creator_id as by from conversations c join conversation_participants p on p.conversation_id = c.id
      join sessions s on s.user_id = p.user_id where c.type = 'dm' group by c.id having count(*) = 2 order by c.id limit $1`,
    [count],
  );

/**
 * Numbers of messages that are not one after the other, or are behind what the conversation says.
 */
async function misnumbered({ sql }: Bench): Promise<number> {
  const [counted] = await sql<{ wrong: number }>(
    `select count(*)::int as wrong from conversations c
      join (select conversation_id, count(*) as n, max(number) as last from messages group by 1) m on m.conversation_id = c.id
     where m.n <> c.last_number or m.last <> c.last_number`,
  );
  return counted?.wrong ?? Number.NaN;
}

/** Sending a message, against its statement alone. */
export const send: Measure = {
  name: 'send',
  async run(bench) {
    const people = new Map(bench.people.map((person) => [person.id, person]));
    const found = await pairs(bench, 1000);
    const where = Array.from({ length: 2000 }, (_, i) => {
      const { id = '', by = '' } = found[i % found.length] ?? {};
      const person = people.get(by);
      if (!person) throw new Error('a conversation of somebody without a session');
      return { target: id, person };
    });
    const content = 'Which rounds did you have?';
    const compared = await compareWrites(
      bench,
      {
        name: 'send',
        statement: 'chat.send',
        query: documentOf('SendMessage'),
        variables: (conversationId) => ({ conversationId, key: keyPlace, content }),
        values: (conversationId, senderId) => ({
          id: '$id',
          conversationId,
          senderId,
          key: '$id',
          content,
          kind: 'text',
          fileId: null,
          fileName: null,
          fileSize: null,
          replyToId: null,
          isForwarded: false,
          now: '$now',
        }),
      },
      where,
      0.6,
    );
    return [
      compared,
      plainRow('send: conversations whose numbers are wrong afterwards', await misnumbered(bench), {
        atMost: 0,
      }),
    ];
  },
};

/** A page of a conversation, and the list of them. */
export const chat: Measure = {
  name: 'chat',
  async run(bench) {
    const rows: Row[] = [];
    const people = new Map(bench.people.map((person) => [person.id, person]));
    const found = await pairs(bench, viewers);
    for (const [name, calls] of [
      [
        'a page of 50 messages',
        found.map(({ id, by }) =>
          graphql(documentOf('Messages'), { conversationId: id, first: 50 }, people.get(by)?.token),
        ),
      ],
      [
        'the list of 20 conversations',
        bench.people
          .slice(0, viewers)
          .map(({ token }) => graphql(documentOf('Conversations'), { first: 20 }, token)),
      ],
    ] as const) {
      const { product, limit, statements } = await sides(bench, name.replaceAll(' ', '-'), calls);
      const turns = await inTurns(product, limit, bench.pace);
      rows.push(
        throughput(name, turns, 0.5),
        processorTime(name, turns, 2),
        plainRow(`${name}: statements besides the session check`, statements, { atMost: 1 }),
      );
    }
    return rows;
  },
};
