import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, anAcceptedRequest } from '../../../testing/builders/chat.ts';
import {
  aModeratedCollege,
  casesAbout,
  decide,
  report,
} from '../../../testing/builders/moderation.ts';
import { aMentee, anAlumnus, type Person } from '../../../testing/index.ts';

const one =
  'query ($id: ID!) { conversation(id: $id) { status refusal request { note askAgainAt } } }';
const withdraw =
  'mutation ($id: ID!) { withdrawRequest(conversationId: $id) { status request { askAgainAt } } }';
const edit =
  'mutation ($id: ID!, $note: String) { editRequestNote(conversationId: $id, note: $note) { request { note } } }';
const accept = 'mutation ($id: ID!) { acceptRequest(conversationId: $id) { status } }';
const again =
  'mutation ($id: ID!) { askAgain(conversationId: $id, note: "Once more") { status request { note } } }';
const write =
  'mutation ($id: ID!) { sendMessage(conversationId: $id, key: "late", content: "Hello?") { id } }';
const waits = '{ unreadChats { requests } conversations { nodes { id } } }';

type College = Awaited<ReturnType<typeof aModeratedCollege>>;
let college: College;
let asker: Person;
let asked: Person;
beforeAll(async () => {
  college = await aModeratedCollege();
  [asker, asked] = [await aMentee(college.app), await anAlumnus(college.app)];
});
afterAll(() => college.app.close());

describe('a request that waits', () => {
  it('has its note corrected by who wrote it alone', async () => {
    const id = await aConversation(asker, asked, 'Abuot Zoho?');
    expect(await asker.ask(edit, { id, note: ' About Zoho? ' })).toEqual({
      editRequestNote: { request: { note: 'About Zoho?' } },
    });
    expect((await asked.ask(one, { id })).conversation.request.note).toBe('About Zoho?');
    expect(await asked.refused(edit, { id, note: 'x' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await asker.refused(edit, { id, note: 'x'.repeat(301) })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await college.reader.refused(edit, { id })).toMatchObject({ code: 'NOT_FOUND' });
    await asked.ask(accept, { id });
    for (const change of [edit, withdraw])
      expect(await asker.refused(change, { id })).toMatchObject({
        code: 'CONFLICT',
        message: 'This request was answered already.',
      });
  });

  it('is taken back: who was asked finds it no more, and it is asked again a day later', async () => {
    const [writer, alumnus] = [await aMentee(college.app), await anAlumnus(college.app)];
    const id = await aConversation(writer, alumnus, 'Please?');
    expect(await alumnus.refused(withdraw, { id })).toMatchObject({ code: 'FORBIDDEN' });
    const { withdrawRequest } = await writer.ask(withdraw, { id });
    expect(withdrawRequest.status).toBe('withdrawn');
    const from = Date.parse(withdrawRequest.request.askAgainAt);
    expect((from - college.app.clock.now().getTime()) / 3_600_000).toBeCloseTo(24, 1);
    expect(await alumnus.ask(waits)).toEqual({
      unreadChats: { requests: 0 },
      conversations: { nodes: [] },
    });
    expect(await alumnus.refused(accept, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This request was taken back.',
    });
    // Who took it back is told so, wherever it is said to them.
    for (const [person, refusal] of [
      [writer, 'You took this request back.'],
      [alumnus, 'This request was taken back.'],
    ] as const) {
      expect(await person.ask(one, { id })).toMatchObject({ conversation: { refusal } });
      expect(await person.refused(write, { id })).toMatchObject({ message: refusal });
    }
    expect(await writer.refused(again, { id })).toMatchObject({ code: 'CONFLICT' });
    college.app.clock.advance(24 * 3600);
    expect((await writer.ask(again, { id })).askAgain).toEqual({
      status: 'pending',
      request: { note: 'Once more' },
    });
    expect((await alumnus.ask(waits)).unreadChats.requests).toBe(1);
  });

  it('leaves nothing behind for who was asked: no words, and no mark that they made', async () => {
    const [writer, alumnus] = [await aMentee(college.app), await anAlumnus(college.app)];
    const id = await aConversation(writer, alumnus, 'To the wrong person');
    await alumnus.ask('mutation ($id: ID!) { markConversationUnread(id: $id) { id } }', { id });
    const marked = '{ unreadChats { conversations } }';
    expect(await alumnus.ask(marked)).toEqual({ unreadChats: { conversations: 1 } });
    await writer.ask(withdraw, { id });
    expect(await alumnus.ask(marked)).toEqual({ unreadChats: { conversations: 0 } });
    expect((await alumnus.ask(one, { id })).conversation.request.note).toBeNull();
    expect((await alumnus.rest('GET', `/api/chat/${id}`)).body.conversation.note).toBeNull();
    expect((await writer.ask(one, { id })).conversation.request.note).toBe('To the wrong person');
  });

  it('is answered or taken back, and never both', async () => {
    const [writer, alumnus] = [await aMentee(college.app), await anAlumnus(college.app)];
    const id = await aConversation(writer, alumnus);
    const answers = await Promise.allSettled([
      writer.ask(withdraw, { id }),
      alumnus.ask(accept, { id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the note of a request', () => {
  it('is reported by who got it, read whole by who decides, and deleted for good', async () => {
    const [writer, alumnus] = [await aMentee(college.app), await anAlumnus(college.app)];
    const id = await aConversation(writer, alumnus, 'Pay me first');
    const it = { type: 'chatRequest', id };
    expect(await college.reader.refused(report, it)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await writer.refused(report, it)).toMatchObject({ code: 'BAD_USER_INPUT' });
    await alumnus.ask(report, it);
    const [found] = await casesAbout(college.first, id);
    expect(found).toMatchObject({ state: 'open', about: { id: writer.id } });
    expect(await college.first.refused(decide, { id: found.id, decision: 'hide' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await college.first.ask(decide, { id: found.id, decision: 'delete' });
    for (const reader of [writer, alumnus])
      expect((await reader.ask(one, { id })).conversation.request.note).toBeNull();
    const bare = await anAcceptedRequest(await aMentee(college.app), alumnus);
    expect(await alumnus.refused(report, { type: 'chatRequest', id: bare })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
