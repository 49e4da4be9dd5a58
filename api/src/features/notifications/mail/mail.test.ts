import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { degreeLine } from '../../../../../schema/rules/text/display.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';
import { claimDigestMailsJob, claimUrgentMailsJob } from './mail-notifications.ts';

let app: TestApp;
let author: Person;
/** Mail that was handed to the mail server, also what it then refused. */
let tried: Mail[] = [];
let isDown = false;
const sent: Mail[] = [];
const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);
const round = () => claimUrgentMailsJob(app.app).run({});
const digest = () => claimDigestMailsJob(app.app).run({});
const mailsTo = (who: Person): Mail[] => sent.filter(({ to }) => to === who.email);
const firstMailTo = (who: Person): Promise<Mail> => eventually(() => mailsTo(who)[0], 'the mail');
/** Mails go one after the other: when this one is there, those asked for before it would be too. */
async function idle(): Promise<void> {
  await eventually(
    async () =>
      (
        await sql(
          `select 1 from pgboss.job where name in ('notifications.send-at-once', 'notifications.send-digest') and state in ('created', 'active')`,
        )
      ).length === 0,
    'the last mail',
  );
}

async function anAnsweredQuestion(companyName: string): Promise<Person> {
  const asker = await aMentee(app, { fullName: 'Mina Rao' });
  await anAnswer(author, await aQuestion(asker, await aPost(author, { companyName })));
  await dispatchAll(app.app);
  return asker;
}

beforeAll(async () => {
  app = await startTestApp({
    mailer: {
      send: (mail) => {
        tried.push(mail);
        if (isDown) return Promise.reject(new Error('connect ECONNREFUSED'));
        sent.push(mail);
        return Promise.resolve();
      },
    },
  });
  author = await anAlumnus(app, { fullName: 'Asha Verma' });
});
beforeEach(() => {
  [tried, isDown] = [[], false];
});
afterAll(() => app.close());

describe('a mail at once', () => {
  it('is sent of an answer to one who is away: once, with the way to stop it', async () => {
    const asker = await anAnsweredQuestion('Acme');
    await round();
    await idle();
    expect(mailsTo(asker)).toEqual([]);
    app.clock.advance(180);
    await Promise.all([round(), round()]);
    await round();
    await idle();
    expect(mailsTo(asker)).toHaveLength(1);
    const { publicUrl } = app.app.config;
    const mail = await firstMailTo(asker);
    expect(mail).toMatchObject({
      subject: 'Asha Verma answered your question on the Acme post',
      messageId: expect.stringMatching(/^<[\w-]+@[\w.]+>$/),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail.text).toContain(`${publicUrl}/post/`);
    expect(mail.headers?.['List-Unsubscribe']).toMatch(
      new RegExp(`^<${publicUrl}/api/notifications/unsubscribe\\?token=[^>\\s]+>$`),
    );
    expect(mailsTo(author)).toEqual([]);
  });

  it('says of one who asks to connect who that is, as lists do', async () => {
    const [asking, asked] = [await aMentee(app, { fullName: 'Kabir Nair' }), await anAlumnus(app)];
    await asking.ask('mutation ($id: ID!) { connect(userId: $id) { requestId } }', {
      id: asked.id,
    });
    await dispatchAll(app.app);
    app.clock.advance(180);
    await round();
    const { user } = (
      await asking.ask('{ me { user { degreeType stream specialisation yearOfGraduation } } }')
    ).me;
    expect((await firstMailTo(asked)).text).toContain(
      `Kabir Nair wants to connect with you\n${degreeLine(user)}\n${app.app.config.publicUrl}/connection-requests\n`,
    );
  });

  it('carries a question to its author who is away, with who asks, once', async () => {
    const owner = await anAlumnus(app);
    const asking = await aMentee(app, { fullName: 'Kabir Nair' });
    const postId = await aPost(owner, { companyName: 'Acme' });
    await asking.ask(
      'mutation ($postId: ID!, $content: String!) { askQuestion(postId: $postId, content: $content) { id } }',
      { postId, content: `How **many** rounds?\n${'And what of each? '.repeat(20)}` },
    );
    await dispatchAll(app.app);
    app.clock.advance(180);
    await Promise.all([round(), round()]);
    await round();
    await idle();
    expect(mailsTo(owner)).toHaveLength(1);
    const { subject, text } = await firstMailTo(owner);
    expect(subject).toBe('Kabir Nair asked about your Acme post');
    const { user } = (
      await asking.ask('{ me { user { degreeType stream specialisation yearOfGraduation } } }')
    ).me;
    expect(text).toContain(`${degreeLine(user)}\n\n    How many rounds?\n    And what of each?`);
    // The words themselves, not their beginning.
    expect(text.match(/And what of each\?/g)).toHaveLength(20);
    expect(text).toMatch(/Answer: http\S+\/post\/\S+#question-/);
  });

  it('tells of questions three times in a day at most: the rest waits for the digest', async () => {
    const owner = await anAlumnus(app);
    const asked = async (companyName: string): Promise<void> => {
      await aQuestion(await aMentee(app), await aPost(owner, { companyName }));
      await dispatchAll(app.app);
      app.clock.advance(180);
      await Promise.all([round(), round()]);
      await idle();
    };
    for (const companyName of ['One', 'Two', 'Three', 'Four', 'Five']) await asked(companyName);
    expect(mailsTo(owner).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('One'),
      expect.stringContaining('Two'),
      expect.stringContaining('Three'),
    ]);
    app.clock.advance(3600);
    await digest();
    await idle();
    expect(mailsTo(owner)).toHaveLength(4);
    expect(mailsTo(owner)[3]?.text).toMatch(/Five post[\s\S]*Four post/);
    app.clock.advance(24 * 3600);
    await asked('Six');
    expect(mailsTo(owner)).toHaveLength(5);
    expect(await sql('select 1 from question_mails where user_id = $1', [owner.id])).toHaveLength(
      1,
    );
  });

  it('is not sent of what was read, and for none who does not want it', async () => {
    const [reader, quiet] = [await anAnsweredQuestion('Read'), await anAnsweredQuestion('Quiet')];
    await reader.ask('mutation { markNotificationsRead(ids: []) { unreadCount } }');
    await quiet.ask(
      'mutation { saveNotificationSettings(input: { mailAtOnce: false }) { mailAtOnce } }',
    );
    app.clock.advance(180);
    await round();
    await idle();
    expect([...mailsTo(reader), ...mailsTo(quiet)]).toEqual([]);
  });

  it('waits while the mail server is down, and is the same mail when it is sent', async () => {
    const asker = await anAnsweredQuestion('Down');
    app.clock.advance(180);
    isDown = true;
    await round();
    await eventually(() => tried.length > 0, 'the first try');
    await eventually(
      async () =>
        (
          await sql(
            `select 1 from pgboss.job where name = 'notifications.send-at-once' and state = 'retry'`,
          )
        ).length > 0,
      'the failure',
    );
    isDown = false;
    await sql(
      `update pgboss.job set start_after = now() where name = 'notifications.send-at-once' and state = 'retry'`,
    );
    const mail = await firstMailTo(asker);
    expect(mail.messageId).toBe(tried[0]?.messageId);
    expect(mailsTo(asker)).toHaveLength(1);
  });

  it('that was claimed as the process died is still sent', async () => {
    const asker = await anAnsweredQuestion('Killed');
    app.clock.advance(180);
    // A claim without its mail can't be: both are in one transaction.
    await sql(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
    );
    await sql(
      'create trigger refuse before insert on pgboss.job for each row execute function refuse()',
    );
    await expect(round()).rejects.toThrow(/killed/);
    await sql('drop trigger refuse on pgboss.job');
    await round();
    await firstMailTo(asker);
  });
});

describe('the digest', () => {
  it('has the rest in one mail a person, once', async () => {
    const owner = await anAlumnus(app);
    for (const companyName of ['One', 'Two'])
      await aQuestion(
        await aMentee(app, { fullName: 'Kabir Nair' }),
        await aPost(owner, { companyName }),
      );
    const unsubscribed = await anAlumnus(app);
    await aQuestion(author, await aPost(unsubscribed));
    await unsubscribed.ask(
      'mutation { saveNotificationSettings(input: { mailDigest: false }) { mailDigest } }',
    );
    await dispatchAll(app.app);
    app.clock.advance(3600);
    await Promise.all([digest(), digest()]);
    await digest();
    await idle();
    expect(mailsTo(owner)).toHaveLength(1);
    expect(mailsTo(owner)[0]).toMatchObject({
      subject: 'Your week: 2 things you have not seen yet',
    });
    expect(mailsTo(owner)[0]?.text).toMatch(
      /Kabir Nair asked about your Two post\n.*\/post\/.*\n\nKabir Nair asked about your One post/,
    );
    expect(mailsTo(unsubscribed)).toEqual([]);
  });
});
