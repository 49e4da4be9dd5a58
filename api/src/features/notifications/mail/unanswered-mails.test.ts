import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../../core/mail/mail.ts';
import { aConversation } from '../../../testing/builders/chat.ts';
import {
  aMailedQuestion,
  answersTo,
  answerTo,
  deliver,
  deliverForm,
  inboundEnv,
  toldOf,
} from '../../../testing/builders/inbound-mails.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/builders/questions.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';
import { claimUrgentMailsJob } from './mail-notifications.ts';

const taken: [number, string] = [200, 'answered'];
const told: [number, string] = [200, 'told'];
const ignored: [number, string] = [200, 'ignored'];
const known: [number, string] = [200, 'known'];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: inboundEnv });
});
afterAll(() => app.close());

async function mailed(who: Person): Promise<Mail> {
  await dispatchAll(app.app);
  app.clock.advance(180);
  await claimUrgentMailsJob(app.app).run({});
  return app.mailTo(who.email);
}

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql<Row>(text, parameters);

describe('who may answer', () => {
  it('is who delivers with the secret, a fresh signature, and one mail for each', async () => {
    const { asker, id, mail } = await aMailedQuestion(app, mailed);
    const answer = answerTo(mail);
    for (const by of [deliver, deliverForm]) {
      expect((await by(app, answer, { secret: 'another-secret-altogether' }))[0]).toBe(401);
      for (const minutes of [-16, 16])
        expect(
          (
            await by(app, answer, {
              at: new Date(app.app.clock.now().getTime() + minutes * 60_000),
            })
          )[0],
        ).toBe(401);
    }
    expect(await answersTo(asker, id)).toEqual([]);
    // A signature of Mailgun says nothing of the mail: it is good for the first one alone.
    const first = answerTo(mail, { to: 'hello@reply.vie.example' });
    expect(await deliverForm(app, first, { id: 'token-1' })).toEqual(ignored);
    expect((await deliverForm(app, answer, { id: 'token-1' }))[0]).toBe(401);
    expect(await answersTo(asker, id)).toEqual([]);
    expect(await deliver(app, answer)).toEqual(taken);
  });

  it('is nobody with a guessed address, and nobody hears of it', async () => {
    const { author, asker, id, mail } = await aMailedQuestion(app, mailed);
    const [token = ''] = /[0-9a-f]{40}/.exec(mail.replyTo ?? '') ?? [];
    const guessed = token.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    for (const to of [
      `reply+${guessed}@reply.vie.example`,
      `reply+${token}0@reply.vie.example`,
      `reply+${token}@elsewhere.example`,
      'reply+@reply.vie.example',
      '',
    ])
      expect(await deliver(app, answerTo(mail, { to })), to).toEqual(ignored);
    expect(await answersTo(asker, id)).toEqual([]);
    expect(app.mails.filter(({ to }) => to === author.email)).toHaveLength(1);
    const capital = (mail.replyTo ?? '').toUpperCase();
    expect(await deliver(app, answerTo(mail, { to: capital }))).toEqual(taken);
  });

  it('writes from the address of the account, or the one of the college', async () => {
    const { author, asker, id, mail } = await aMailedQuestion(app, mailed);
    for (const from of [
      'Asha Rao <asha@elsewhere.example>',
      `"${author.email}" <asha@elsewhere.example>`,
      `"Asha <${author.email}>" <asha@elsewhere.example>`,
      `${author.email}, asha@elsewhere.example`,
    ])
      expect(await deliver(app, answerTo(mail, { from })), from).toEqual(told);
    expect(await answersTo(asker, id)).toEqual([]);
    const { subject, text } = await app.mailTo(author.email, 1);
    expect(subject).toBe('Your answer to Kabir Nair did not arrive');
    expect(text).toContain('It came from another address than the one of your account');
    expect(app.mails.some(({ to }) => to.includes('elsewhere'))).toBe(false);
    await sql('update users set institute_email = $2 where id = $1', [
      author.id,
      'asha@student.vie.example',
    ]);
    expect(
      await deliver(app, answerTo(mail, { from: 'Asha Rao <Asha@Student.VIE.example>' })),
    ).toEqual(taken);
  });

  it('is no program that answers by itself, no bounce, and not we ourselves', async () => {
    const { author, asker, id, mail } = await aMailedQuestion(app, mailed);
    const automatic: Record<string, string>[] = [
      { 'Auto-Submitted': 'auto-replied (vacation)' },
      ...['bulk', 'junk', 'list', 'auto_reply', 'Auto-Reply'].map((Precedence) => ({ Precedence })),
      { 'Return-Path': '<>' },
      { 'Content-Type': 'multipart/report; report-type=delivery-status' },
      { 'X-Autoreply': 'yes' },
      { 'X-Autorespond': 'Away until Monday' },
      { 'List-Id': '<alumni.lists.example>' },
      { 'X-Failed-Recipients': 'asha@mail.example' },
    ];
    for (const headers of automatic)
      for (const by of [deliver, deliverForm])
        expect(await by(app, answerTo(mail, { headers })), JSON.stringify(headers)).toEqual(
          ignored,
        );
    for (const from of [
      'MAILER-DAEMON@mx.example',
      inboundEnv.MAIL_FROM,
      `Us <${mail.replyTo ?? ''}>`,
    ])
      expect(await deliver(app, answerTo(mail, { from })), from).toEqual(ignored);
    expect(await answersTo(asker, id)).toEqual([]);
    expect(app.mails.filter(({ to }) => to === author.email)).toHaveLength(1);
    expect(await deliver(app, answerTo(mail, { headers: { 'Auto-Submitted': 'no' } }))).toEqual(
      taken,
    );
  });
});

describe('what can not be taken', () => {
  it.each([
    [
      'too long',
      { text: 'x '.repeat(2501) },
      'At most 5000 characters. Change that and answer our mail once more.',
    ],
    ['far too long', { text: 'A line.\n'.repeat(3000) }, 'It is longer than an answer may be.'],
    ['nothing above the quote', { text: '> Hello Asha Rao,\n> Kabir asks' }, 'nothing in it above'],
    ['files alone', { text: ' ', files: ['a.jpg'] }, 'only files'],
    ['a formatted page alone', { text: '', html: '<p>The first</p>' }, 'without plain text'],
  ])('is said in one mail: %s', async (_name, sent, why) => {
    const { author, asker, id, mail } = await aMailedQuestion(app, mailed);
    const answer = answerTo(mail, sent);
    expect(await deliver(app, answer)).toEqual(told);
    expect(await deliver(app, answer)).toEqual(known);
    expect(await answersTo(asker, id)).toEqual([]);
    const { text } = await toldOf(app, author);
    expect(text).toContain(why);
    expect(text).toContain(`Answer Kabir Nair in Experiencia: `);
    // What it says to do works: the mail takes another answer.
    expect(await deliver(app, answerTo(mail))).toEqual(taken);
  });

  it('is an answer after 14 days, to what was answered or taken away, and while muted', async () => {
    const [late, answered, gone, muted] = [
      await aMailedQuestion(app, mailed),
      await aMailedQuestion(app, mailed),
      await aMailedQuestion(app, mailed),
      await aMailedQuestion(app, mailed),
    ];
    await sql('update answer_addresses set expires_at = $2::timestamptz where user_id = $1', [
      late.author.id,
      app.app.clock.now(),
    ]);
    await anAnswer(answered.author, answered.id, 'In the app');
    await gone.author.ask('mutation ($id: ID!) { blockUser(userId: $id) { __typename } }', {
      id: gone.asker.id,
    });
    await sql("update users set muted_until = $2::timestamptz + interval '1 day' where id = $1", [
      muted.author.id,
      app.app.clock.now(),
    ]);
    for (const [{ author, mail }, why] of [
      [late, 'older than 14 days'],
      [answered, 'answered this question already'],
      [gone, 'not here any more'],
      [muted, 'until'],
    ] as const) {
      expect(await deliver(app, answerTo(mail)), why).toEqual(told);
      expect((await toldOf(app, author)).text).toContain(why);
    }
    expect(await answersTo(answered.asker, answered.id)).toEqual(['In the app']);
    for (const { asker, id } of [late, muted]) expect(await answersTo(asker, id)).toEqual([]);
  });

  it('is told five times a day, and not to who is banned', async () => {
    const { author, mail } = await aMailedQuestion(app, mailed);
    const outcomes: (string | null)[] = [];
    for (let n = 0; n < 7; n += 1)
      outcomes.push((await deliver(app, answerTo(mail, { text: '> quoted' })))[1]);
    expect(outcomes).toEqual([...Array<string>(5).fill('told'), 'ignored', 'ignored']);
    await app.mailTo(author.email, 5);
    const other = await aMailedQuestion(app, mailed);
    await sql('update users set is_banned = true where id = $1', [other.author.id]);
    expect(await deliver(app, answerTo(other.mail))).toEqual(ignored);
  });
});

describe('mails that can not be answered', () => {
  it('are those about two things that wait: nobody guesses which is meant', async () => {
    const author = await anAlumnus(app);
    await aQuestion(await aMentee(app), await aPost(author), 'One?');
    await aConversation(await aMentee(app), author, 'May I?');
    const mail = await mailed(author);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).not.toContain('You can answer this mail');
  });

  it('are all of a college without an address for answers, where there is no such call', async () => {
    const other = await startTestApp();
    try {
      expect(
        (await deliver(other, answerTo({ to: 'a@b.example', subject: '', text: '' })))[0],
      ).toBe(404);
    } finally {
      await other.close();
    }
  });
});
