import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMessage, anAcceptedRequest } from '../../../../testing/builders/chat.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts';
import { indexMessages } from './index-messages.ts';

const search =
  'query ($search: String!, $id: ID, $first: Int, $after: String) { searchMessages(search: $search, conversationId: $id, first: $first, after: $after) { nodes { id content } pageInfo { hasNextPage endCursor } } }';
const edit =
  'mutation ($id: ID!, $content: String!) { editMessage(id: $id, content: $content) { id } }';
const remove = 'mutation ($id: ID!) { deleteMessage(id: $id) { id } }';
const hide = 'mutation ($id: ID!) { hideMessage(id: $id) }';
const clear = 'mutation ($id: ID) { clearChatHistory(conversationId: $id) }';

let app: TestApp;
let mentee: Person;
let alumnus: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  [mentee, alumnus] = [await aMentee(app), await anAlumnus(app)];
  id = await anAcceptedRequest(mentee, alumnus);
});
afterAll(() => app.close());

const index = () => indexMessages(app.app).run({});
const found = async (who: Person, words: string, within: string | null = null): Promise<string[]> =>
  (await who.ask(search, { search: words, id: within })).searchMessages.nodes.map(
    ({ content }: Json) => content,
  );
const indexed = async (): Promise<string[]> =>
  (await app.app.db.sql<{ norm: string }>('select norm from message_words')).map(
    ({ norm }) => norm,
  );

/** Says many things at once, without asking for each. @returns how many */
const sayMany = async (words: string, count: number): Promise<void> => {
  await app.app.db.sql(
    `with said as (
       insert into messages (id, conversation_id, number, sender_id, key, content, created_at)
       select (left(newest.id::text, 14) || '7fff' || substr(gen_random_uuid()::text, 19))::uuid, c.id, c.last_number + i, $2, $3 || i, $3 || ' ' || i, now()
       from conversations c cross join lateral (select id from messages m where m.conversation_id = c.id order by number desc limit 1) newest, generate_series(1, $4::int) i where c.id = $1 returning 1)
     update conversations set last_number = last_number + $4::int where id = $1`,
    [id, mentee.id, words, count],
  );
};

describe('the search in chats', () => {
  it('finds parts of words and of names, just said and indexed alike, the newest first', async () => {
    await aMessage(mentee, id, 'How was the Interview at Zoho?');
    expect(await indexed()).toEqual([]);
    expect(await found(alumnus, 'tervi')).toEqual(['How was the Interview at Zoho?']);
    await index();
    expect(await indexed()).toEqual(['how was the interview at zoho?']);
    await aMessage(alumnus, id, 'Two interviews, both fair');
    for (const within of [null, id])
      expect(await found(alumnus, 'INTERVIÉW', within)).toEqual([
        'Two interviews, both fair',
        'How was the Interview at Zoho?',
      ]);
    expect(await found(alumnus, 'nothing like that')).toEqual([]);
    expect(await found(await anAlumnus(app), 'interview')).toEqual([]);
  });

  it('follows what is corrected and deleted, for everybody or oneself', async () => {
    const [one, two, three] = [
      await aMessage(mentee, id, 'Salary one'),
      await aMessage(mentee, id, 'Salary two'),
      await aMessage(mentee, id, 'Salary three'),
    ];
    await index();
    await mentee.ask(edit, { id: one.id, content: 'Stipend one' });
    await mentee.ask(remove, { id: two.id });
    await alumnus.ask(hide, { id: three.id });
    expect(await found(alumnus, 'salary')).toEqual([]);
    expect(await found(mentee, 'salary')).toEqual(['Salary three']);
    expect(await found(alumnus, 'stipend')).toEqual(['Stipend one']);
    expect((await indexed()).filter((norm) => norm.includes('two'))).toEqual([
      'two interviews, both fair',
    ]);
  });

  it('corrects what is indexed at the same moment', async () => {
    const { id: messageId } = await aMessage(mentee, id, 'Written wrongly');
    await Promise.all([index(), mentee.ask(edit, { id: messageId, content: 'Written rightly' })]);
    await index();
    expect(await found(mentee, 'wrongly')).toEqual([]);
    expect(await found(mentee, 'rightly')).toEqual(['Written rightly']);
  });

  it('goes page by page over what is indexed and what is not, each once', async () => {
    for (const words of ['Offer one', 'Offer two', 'Offer three'])
      await aMessage(mentee, id, words);
    await index();
    for (const words of ['Offer four', 'Offer five']) await aMessage(mentee, id, words);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { searchMessages } = await alumnus.ask(search, { search: 'offer', first: 2, after });
      seen.push(...searchMessages.nodes.map(({ content }: Json) => content));
      after = searchMessages.pageInfo.hasNextPage ? searchMessages.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(['Offer five', 'Offer four', 'Offer three', 'Offer two', 'Offer one']);
  });

  it('looks behind the newest thousands for what is rare, also where a batch does not end', async () => {
    await aMessage(mentee, id, 'A needle');
    await sayMany('Hay', 5_100);
    await index();
    const [{ count } = { count: 0 }] = await app.app.db.sql<{ count: number }>(
      "select count(*)::int as count from message_words where norm like 'hay %'",
    );
    expect(count).toBe(5_100);
    expect(await found(alumnus, 'needle')).toEqual(['A needle']);
    expect(await found(alumnus, 'hay 5100')).toHaveLength(1);
    expect(await found(alumnus, 'hay')).toHaveLength(20);
  });

  it('reads no more of what others write than of what is one’s own, however common the word', async () => {
    const [reader, friend] = [await aMentee(app), await anAlumnus(app)];
    const own = await anAcceptedRequest(reader, friend);
    await aMessage(friend, own, 'Hay, said once to the reader');
    await index();
    const asked: string[] = [];
    const { db } = app.app;
    const query = db.query.bind(db);
    db.query = ((statement: Parameters<typeof query>[0], ...rest: never[]) => {
      asked.push(statement.name);
      return query(statement, ...(rest as [never]));
    }) as typeof db.query;
    try {
      expect(await found(reader, 'hay')).toEqual(['Hay, said once to the reader']);
    } finally {
      db.query = query;
    }
    expect(asked.filter((name) => name.startsWith('chat.foundMessages'))).toEqual([
      expect.stringContaining('own'),
    ]);
  });

  it('finds nothing that was cleared, and is limited', async () => {
    await alumnus.ask(clear, { id });
    expect(await found(alumnus, 'interview')).toEqual([]);
    expect(await found(mentee, 'interview')).not.toEqual([]);
    const stranger = await anAlumnus(app);
    const codes = new Set<string>();
    for (let call = 0; call < 130; call += 1) {
      const { errors } = await stranger.graphql(search, { search: 'x' });
      for (const { extensions } of errors ?? []) codes.add(extensions.code);
    }
    expect(codes).toEqual(new Set(['RATE_LIMITED']));
  });
});
