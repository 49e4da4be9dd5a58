import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aMessage } from '../../../testing/builders/chat.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const report =
  'mutation ($type: ReportableType!, $id: ID!, $reason: ReportReason = spam, $note: String) { report(type: $type, id: $id, reason: $reason, note: $note) }';
const cases =
  'query ($filter: CaseFilterInput) { reportCases(filter: $filter) { nodes { id subjectId subjectType state reportsCount reasons excerpt removal about { id } messages { text } reports { note reporter { id } } } } }';
const decide =
  'mutation ($id: ID!, $decision: CaseDecision!, $reason: String = "Spam", $until: DateTimeISO) { decideCase(id: $id, decision: $decision, reason: $reason, until: $until) { id decision } }';
const claim =
  'mutation ($id: ID!) { claimCase(id: $id, isClaimed: true) { claimedByName isMine } }';
const appeal =
  'mutation ($id: ID!, $words: String = "It is true") { appealCase(id: $id, words: $words) }';
const judge =
  'mutation ($id: ID!, $outcome: AppealOutcome!) { decideAppeal(id: $id, outcome: $outcome, answer: "We looked again") { appealOutcome } }';

let app: TestApp;
let first: Person;
let second: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp({ limits: { reports: { points: 10, seconds: 3600 } } });
  [first, second] = (await Promise.all(
    ['Asha One', 'Vikram Two'].map((fullName) =>
      aMentee(app, { isAdmin: true, isSuperAdmin: true, fullName }),
    ),
  )) as [Person, Person];
  author = await anAlumnus(app);
  reader = await aMentee(app);
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql(text, parameters);
const caseOf = async (subjectId: string): Promise<Json> =>
  (await first.ask(cases)).reportCases.nodes.find((one: Json) => one.subjectId === subjectId);
const isShown = async (postId: string): Promise<boolean> =>
  (await reader.rest('GET', `/api/auth/post/${postId}`)).status === 200;
/** A member for so long that their reports count. */
async function anOldMember(): Promise<Person> {
  const person = await aMentee(app);
  await sql("update users set created_at = now() - interval '60 days' where id = $1", [person.id]);
  return person;
}

describe('a report', () => {
  it('opens one case for a thing however many send it at once, and counts each person once', async () => {
    const post = await aPost(author, { role: 'Reported' });
    const people = await Promise.all(Array.from({ length: 5 }, () => aMentee(app)));
    await Promise.all(
      [...people, ...people].map((person) => person.ask(report, { type: 'post', id: post })),
    );
    expect(await caseOf(post)).toMatchObject({
      state: 'open',
      reportsCount: 5,
      reasons: ['spam'],
      about: { id: author.id },
    });
    expect(await isShown(post)).toBe(true);
  });

  it('needs a reason, something of others that is there, and words for something else', async () => {
    const post = await aPost(author, { role: 'Refused' });
    expect(await author.refused(report, { type: 'post', id: post })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'You cannot report what is yours',
    });
    expect(await reader.refused(report, { type: 'post', id: post, reason: 'other' })).toMatchObject(
      {
        fields: { note: 'Please say what is wrong' },
      },
    );
    for (const type of ['post', 'question', 'answer', 'gratitude', 'job', 'profile', 'message'])
      expect(await reader.refused(report, { type, id: crypto.randomUUID() })).toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('is limited to ten an hour', async () => {
    const flooder = await aMentee(app);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => flooder.graphql(report, { type: 'profile', id: author.id })),
    );
    expect(
      answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED'),
    ).toHaveLength(4);
  });

  it('of a message shows admins that message and a little around it', async () => {
    const [a, b] = [await anAlumnus(app), await anAlumnus(app)];
    const conversation = await aConversation(a, b);
    await aMessage(a, conversation, 'Long ago');
    for (let at = 0; at < 3; at += 1) await aMessage(a, conversation, `Before ${at}`);
    const bad = await aMessage(a, conversation, 'Pay me for a referral');
    await b.ask(report, { type: 'message', id: bad.id, reason: 'asksForMoney' });
    const texts = (await caseOf(bad.id)).messages.map(({ text }: Json) => text);
    expect(texts).toEqual(['Before 0', 'Before 1', 'Before 2', 'Pay me for a referral']);
    expect(await reader.refused(report, { type: 'message', id: bad.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await a.refused(report, { type: 'message', id: bad.id })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('of three trusted people hides a thing until an admin decides, not of new ones', async () => {
    const post = await aPost(author, { role: 'Hidden by itself' });
    for (let at = 0; at < 4; at += 1)
      await (await aMentee(app)).ask(report, { type: 'post', id: post });
    expect(await isShown(post)).toBe(true);
    for (let at = 0; at < 3; at += 1)
      await (await anOldMember()).ask(report, { type: 'post', id: post });
    expect(await isShown(post)).toBe(false);
    const found = await caseOf(post);
    expect(found.removal).toBe('hide');
    await first.ask(decide, { id: found.id, decision: 'nothing', reason: '' });
    expect(await isShown(post)).toBe(true);
    for (let at = 0; at < 3; at += 1)
      await (await anOldMember()).ask(report, { type: 'post', id: post });
    expect(await isShown(post)).toBe(true);
  });
});

describe('a case', () => {
  it('is among what waits until it is decided', async () => {
    const post = await aPost(author, { role: 'Waits' });
    await (await aMentee(app)).ask(report, { type: 'post', id: post });
    const { id } = await caseOf(post);
    const waits = async (): Promise<boolean> =>
      (await first.ask(cases, { filter: { waits: true } })).reportCases.nodes.some(
        (one: Json) => one.id === id,
      );
    expect(await waits()).toBe(true);
    await first.ask(decide, { id, decision: 'nothing', reason: '' });
    expect(await waits()).toBe(false);
  });

  it('is for super admins alone', async () => {
    const admin = await aMentee(app, { isAdmin: true });
    for (const person of [reader, admin])
      expect(await person.refused(cases)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await admin.refused(cases)).toMatchObject({ message: 'Not a superAdmin' });
    expect((await admin.rest('GET', '/api/admin/flagged')).status).toBe(403);
    expect((await first.rest('GET', '/api/admin/flagged')).body.flagged.length).toBeGreaterThan(0);
  });

  it('that one admin has taken is told to others, for two hours', async () => {
    const post = await aPost(author, { role: 'Claimed' });
    await reader.ask(report, { type: 'post', id: post });
    const { id } = await caseOf(post);
    expect((await first.ask(claim, { id })).claimCase).toEqual({
      claimedByName: 'Asha One',
      isMine: true,
    });
    for (const document of [claim, decide])
      expect(await second.refused(document, { id, decision: 'hide' })).toMatchObject({
        code: 'CONFLICT',
        message: 'Asha One is looking at this case',
      });
    app.clock.advance(2 * 3600 + 1);
    await second.ask(claim, { id });
    app.clock.advance(-2 * 3600 - 1);
  });

  it('is decided once of fifty, told to who reported it, and in the log', async () => {
    const post = await aPost(author, { role: 'Decided' });
    const question = await aQuestion(reader, post, 'Buy my course');
    const reporter = await aMentee(app);
    await reporter.ask(report, { type: 'question', id: question });
    const { id } = await caseOf(question);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? first : second).graphql(decide, { id, decision: at % 3 ? 'hide' : 'delete' }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await sql('select 1 from removals where subject_id = $1', [question])).toHaveLength(1);
    expect(
      await sql("select 1 from audit_log where action = 'report.decide' and target_id = $1", [id]),
    ).toHaveLength(1);
    await eventually(async () => {
      const { notifications } = await reporter.ask('{ notifications { nodes { kind } } }');
      return notifications.nodes.find(({ kind }: Json) => kind === 'reportDecided');
    }, 'told');
  });

  it('is appealed once by whom it concerns, muted too, and decided by another admin', async () => {
    const muted = await anAlumnus(app);
    const post = await aPost(muted, { role: 'Appealed' });
    await reader.ask(report, { type: 'profile', id: muted.id });
    const { id } = await caseOf(muted.id);
    const until = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    expect(await first.refused(decide, { id, decision: 'mute' })).toMatchObject({
      message: 'Say until when',
    });
    expect(await first.refused(decide, { id, decision: 'delete' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await first.ask(decide, { id, decision: 'mute', until });
    const ask = 'mutation ($id: ID!) { askQuestion(postId: $id, content: "?") { id } }';
    expect(await muted.refused(ask, { id: post })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await reader.refused(appeal, { id })).toMatchObject({ code: 'NOT_FOUND' });
    await muted.ask(appeal, { id });
    expect(await muted.refused(appeal, { id })).toMatchObject({ code: 'CONFLICT' });
    expect(await first.refused(judge, { id, outcome: 'overturned' })).toMatchObject({
      code: 'FORBIDDEN',
    });
    await second.ask(judge, { id, outcome: 'overturned' });
    expect(await second.refused(judge, { id, outcome: 'upheld' })).toMatchObject({
      code: 'CONFLICT',
    });
    await muted.ask(ask, { id: post });
    expect(
      (await muted.ask('{ ownCases { nodes { appealOutcome appealAnswer } } }')).ownCases.nodes,
    ).toEqual([{ appealOutcome: 'overturned', appealAnswer: 'We looked again' }]);
    await eventually(async () => {
      const { notifications } = await muted.ask('{ notifications { nodes { kind content } } }');
      return notifications.nodes.find(
        ({ kind, content }: Json) =>
          kind === 'appealDecided' && content.includes('taken back. We looked again'),
      );
    }, 'told the answer');
  });

  it('is nobody’s own to see, take, decide or judge', async () => {
    const reporter = await aMentee(app);
    await reporter.ask(report, { type: 'profile', id: second.id, note: 'between us' });
    const { id } = await caseOf(second.id);
    expect(JSON.stringify(await second.ask(cases))).not.toContain('between us');
    for (const [document, variables] of [
      ['query ($id: ID!) { reportCase(id: $id) { id } }', {}],
      [claim, {}],
      [decide, { decision: 'nothing' }],
    ] as const)
      expect((await second.refused(document, { id, ...variables })).code).toBe('NOT_FOUND');
    await first.ask(decide, { id, decision: 'warn' });
    await second.ask(appeal, { id });
    expect((await second.refused(judge, { id, outcome: 'overturned' })).code).toBe('NOT_FOUND');
  });

  it('takes back its own mute alone, and none that is over', async () => {
    const mute =
      'mutation ($id: ID!, $until: DateTimeISO!) { muteUser(id: $id, reason: "Another matter", until: $until) { id } }';
    const unmute = 'mutation ($id: ID!) { unmuteUser(id: $id) { id } }';
    const until = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    for (const isMutedAnew of [true, false]) {
      const person = await anAlumnus(app);
      const reporter = await aMentee(app);
      await reporter.ask(report, { type: 'profile', id: person.id });
      const { id } = await caseOf(person.id);
      await first.ask(decide, { id, decision: 'mute', until });
      await person.ask(appeal, { id });
      await first.ask(unmute, { id: person.id });
      app.clock.advance(1);
      if (isMutedAnew) await first.ask(mute, { id: person.id, until });
      await second.ask(judge, { id, outcome: 'overturned' });
      const [{ muted_until: left }] = await sql('select muted_until from users where id = $1', [
        person.id,
      ]);
      expect(left !== null).toBe(isMutedAnew);
    }
  });
});
