import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aModeratedCollege,
  appeal,
  casesAbout,
  judge,
  remove,
  report,
  undo,
} from '../../../../testing/builders/moderation.ts';
import { aPost } from '../../../../testing/builders/posts.ts';
import {
  anAlumnus,
  eventually,
  type Json,
  type Person,
  type TestApp,
} from '../../../../testing/index.ts';

let app: TestApp;
let first: Person;
let second: Person;
let reader: Person;

beforeAll(async () => {
  ({ app, first, second, reader } = await aModeratedCollege());
});
afterAll(() => app.close());

/** Mails that wait for the end of an undo are due. */
const sendWaitingMails = () =>
  app.app.db.sql("update pgboss.job set start_after = now() where state = 'created'");
const mailsTo = ({ email }: Person) => app.mails.filter(({ to }) => to === email);
const answersTo = (person: Person) =>
  eventually(async () => {
    await sendWaitingMails();
    const found = mailsTo(person).filter(({ subject }) => subject === 'Your appeal was answered');
    return found.length > 0 && found;
  }, 'the answer');
const bell = async (person: Person): Promise<Json[]> =>
  (await person.ask('{ notifications { nodes { kind content } } }')).notifications.nodes;

describe('the answer to an appeal', () => {
  it('is mailed with its outcome and words, and stands at the bell', async () => {
    const writer = await anAlumnus(app);
    const post = await aPost(writer, { role: 'Appealed' });
    await first.ask(remove, { type: 'post', id: post });
    const [found] = await casesAbout(first, post);
    await writer.ask(appeal, { id: found?.['id'] });
    await second.ask(judge, { id: found?.['id'], outcome: 'upheld' });
    const [mail] = await answersTo(writer);
    expect(mail?.text).toContain('the decision stands');
    expect(mail?.text).toContain('We looked again');
    expect(mail?.text).toContain('Hidden');
    expect(mail?.text).toContain('/moderation');
    const notification = await eventually(
      async () => (await bell(writer)).find(({ kind }) => kind === 'appealDecided'),
      'told',
    );
    expect(notification['content']).toContain('the decision stands');
  });

  it('is the one mail about what was taken back', async () => {
    const writer = await anAlumnus(app);
    const post = await aPost(writer, { role: 'Taken back' });
    await first.ask(remove, { type: 'post', id: post });
    const warn = 'mutation ($id: ID!) { warnUser(id: $id, reason: "Spam") { id } }';
    await first.ask(warn, { id: writer.id });
    const found = [...(await casesAbout(first, post)), ...(await casesAbout(first, writer.id))];
    expect(found).toHaveLength(2);
    for (const { id } of found) {
      await writer.ask(appeal, { id });
      await second.ask(judge, { id });
    }
    await eventually(async () => (await answersTo(writer)).length === 2, 'both answers');
    await sendWaitingMails();
    await eventually(
      async () => (await bell(writer)).some(({ kind }) => kind === 'contentRestored'),
      'the bell',
    );
    const subjects = mailsTo(writer).map(({ subject }) => subject);
    expect(
      subjects.filter((subject) => /shown again|taken back|lifted|no longer/i.test(subject)),
    ).toEqual([]);
  });

  it('reaches who is banned, with a link that opens without signing in', async () => {
    const banned = await anAlumnus(app);
    await first.ask('mutation ($id: ID!) { banUser(id: $id, reason: "Spam") { id } }', {
      id: banned.id,
    });
    const ban = await eventually(async () => {
      await sendWaitingMails();
      return mailsTo(banned)[0];
    }, 'the ban');
    const token = decodeURIComponent(/token=(\S+)/.exec(ban.text)?.[1] ?? '');
    const { appealBan } = await app.visitor.ask(
      'mutation ($token: String!) { appealBan(token: $token, words: "It was my cousin") }',
      { token },
    );
    await second.ask(judge, { id: appealBan, outcome: 'upheld' });
    const [mail] = await answersTo(banned);
    expect(mail?.text).toContain(`/ban-appeal?token=`);
  });
});

describe('a decision that is undone', () => {
  it('leaves the bell of who reported it, and comes back when it is decided again', async () => {
    const post = await aPost(await anAlumnus(app), { role: 'Undone' });
    await reader.ask(report, { type: 'post', id: post });
    const decidedNotifications = async () =>
      (await bell(reader)).filter(({ kind }) => kind === 'reportDecided');
    await first.ask(remove, { type: 'post', id: post });
    await eventually(async () => (await decidedNotifications()).length === 1, 'told');
    await first.ask(undo, { type: 'post', ids: [post] });
    await eventually(async () => (await decidedNotifications()).length === 0, 'withdrawn');
    await first.ask(remove, { type: 'post', id: post });
    await eventually(async () => (await decidedNotifications()).length === 1, 'told again');
  });
});
