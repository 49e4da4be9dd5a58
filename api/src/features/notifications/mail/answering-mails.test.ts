import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../../core/mail/mail.ts';
import { aConversation, messageFields } from '../../../testing/chat.ts';
import { answerTo, deliver, deliverForm, inboundEnv } from '../../../testing/inbound-mails.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { aPost } from '../../../testing/posts.ts';
import { anAnswer, aQuestion } from '../../../testing/questions.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';
import { claimUrgentMailsJob } from './mail-notifications.ts';

const shown =
  'query ($id: ID!) { question(id: $id) { answers { nodes { content user { id } } } } }';
const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${messageFields} } } }`;
const taken: [number, string] = [200, 'answered'];
const told: [number, string] = [200, 'told'];
const ignored: [number, string] = [200, 'ignored'];
const known: [number, string] = [200, 'known'];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: inboundEnv });
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.app.db.sql<Row>(text, parameters);

async function mailed(who: Person): Promise<Mail> {
  await dispatchAll(app.app);
  app.clock.advance(180);
  await claimUrgentMailsJob(app.app).run({});
  return app.mailTo(who.email);
}

/** An author who is away is mailed what somebody asks. */
async function aMailedQuestion() {
  const author = await anAlumnus(app, { fullName: 'Asha Rao' });
  const asker = await aMentee(app, { fullName: 'Kabir Nair' });
  const id = await aQuestion(asker, await aPost(author, { companyName: 'Acme' }), 'Which rounds?');
  return { author, asker, id, mail: await mailed(author) };
}

async function aMailedRequest() {
  const asker = await aMentee(app, { fullName: 'Meera Iyer' });
  const asked = await anAlumnus(app, { fullName: 'Asha Rao' });
  const id = await aConversation(asker, asked, 'Which books did you read?');
  return { asker, asked, id, mail: await mailed(asked) };
}

const answersOf = async (who: Person, id: string): Promise<string[]> =>
  (await who.ask(shown, { id })).question.answers.nodes.map(({ content }: Json) => content);
/** The mail that says why an answer was not taken; one, and no more. */
async function toldOf(who: Person, before = 1): Promise<Mail> {
  const mail = await app.mailTo(who.email, before);
  expect(app.mails.filter(({ to }) => to === who.email)).toHaveLength(before + 1);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.headers?.['Auto-Submitted']).toBe('auto-generated');
  return mail;
}
const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');

describe('a mail about a question', () => {
  it('says that it can be answered, and is, once, however often it is delivered', async () => {
    const { author, asker, id, mail } = await aMailedQuestion();
    expect(mail.replyTo).toMatch(/^reply\+[0-9a-f]{40}@reply\.vie\.example$/);
    expect(mail.text).toContain('You can answer this mail: what you write above it');
    const [{ hash } = { hash: '' }] = await sql<{ hash: string }>(
      'select hash from answer_addresses where user_id = $1',
      [author.id],
    );
    expect(JSON.stringify(mail)).not.toContain(hash);
    const answer = answerTo(mail);
    expect(await deliver(app, answer)).toEqual(taken);
    expect((await asker.ask(shown, { id })).question.answers.nodes).toEqual([
      { content: 'The first two.', user: { id: author.id } },
    ]);
    expect(await deliver(app, answer)).toEqual(known);
    expect(await deliverForm(app, answer)).toEqual(known);
    expect(await answersOf(asker, id)).toHaveLength(1);
    await dispatchAll(app.app);
    expect(
      (await asker.ask('{ notifications { nodes { kind } } }')).notifications.nodes,
    ).toContainEqual({ kind: 'questionAnswered' });
    // The link in the same mail is used up with it, and nobody was mailed.
    const [, token = ''] = /answer-question\?token=(\S+)/.exec(mail.text) ?? [];
    const press =
      'mutation ($token: String!) { answerQuestionByLink(token: $token, content: "Again") { id } }';
    expect((await app.visitor.refused(press, { token })).code).toBe('CONFLICT');
    expect(app.mails.filter(({ to }) => to === author.email)).toHaveLength(1);
  });

  it('is answered once where one delivery arrives several times at once', async () => {
    const { author, asker, id, mail } = await aMailedQuestion();
    const answer = answerTo(mail);
    const outcomes = await Promise.all([1, 2, 3].map(() => deliver(app, answer, { id: 'd-1' })));
    expect(outcomes.filter(([, outcome]) => outcome === 'answered')).toHaveLength(1);
    expect(outcomes.filter(([, outcome]) => outcome === 'known')).toHaveLength(2);
    expect(await answersOf(asker, id)).toHaveLength(1);
    expect(app.mails.filter(({ to }) => to === author.email)).toHaveLength(1);
  });

  it('is answered by one of two answers at once; the other hears so', async () => {
    const { author, asker, id, mail } = await aMailedQuestion();
    const outcomes = await Promise.all(
      ['One.', 'Two.'].map((text) => deliver(app, answerTo(mail, { text }))),
    );
    expect(outcomes.map(([, outcome]) => outcome).sort()).toEqual(['answered', 'told']);
    expect(await answersOf(asker, id)).toHaveLength(1);
    expect((await toldOf(author)).text).toContain('You have answered this question already.');
  });

  it('is answered by a form of Mailgun; its files are left out, in words', async () => {
    const { author, asker, id, mail } = await aMailedQuestion();
    expect(await deliverForm(app, answerTo(mail, { files: ['marks.pdf'] }))).toEqual(taken);
    expect(await answersOf(asker, id)).toEqual(['The first two.']);
    const { subject, text } = await toldOf(author);
    expect(subject).toBe('Your answer to Kabir Nair arrived, without its files');
    expect(text).toContain(`#question-${id}`);
  });

  it.each([
    [
      'Gmail',
      (text: string) =>
        `The first two.\r\n\r\nOn Mon, 23 Nov 2026 at 09:30, Experiencia at VIE <\r\nno-reply@vie.example> wrote:\r\n\r\n${quoted(text)}`,
    ],
    [
      'Gmail in Hindi',
      (text: string) =>
        `The first two.\n\nसोम, 23 नव॰ 2026 को 9:30 am बजे को Experiencia <no-reply@vie.example> ने लिखा:\n\n${quoted(text)}`,
    ],
    [
      'Outlook',
      (text: string) =>
        `The first two.\r\n\r\n________________________________\r\nFrom: Experiencia <no-reply@vie.example>\r\nSent: Monday, November 23, 2026 9:30 AM\r\nTo: Asha Rao\r\nSubject: A question\r\n\r\n${text}`,
    ],
    [
      'Outlook of Windows, with a name as its signature',
      (text: string) =>
        `The first two.\r\n\r\nRegards,\r\nAsha Rao\r\nStaff Engineer\r\n\r\nFrom: Experiencia <no-reply@vie.example>\r\nSent: 23 November 2026 09:30\r\nTo: Asha Rao\r\n\r\n${text}`,
    ],
    [
      'a Samsung phone',
      (text: string) =>
        `The first two.\n\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: Experiencia <no-reply@vie.example>\nDate: 23/11/2026 09:30 (GMT+05:30)\nTo: Asha Rao\n\n${text}`,
    ],
    [
      'a Samsung phone in Hindi',
      (text: string) =>
        `The first two.\n\n-------- मूल संदेश --------\nप्रेषक: Experiencia <no-reply@vie.example>\nदिनांक: 23/11/2026 09:30\n\n${text}`,
    ],
    [
      'Yahoo Mail of an Android phone',
      (text: string) =>
        `The first two.\n\nSent from Yahoo Mail on Android \n \n  On Mon, 23 Nov 2026 at 9:30 am, Experiencia<no-reply@vie.example> wrote:   ${text}`,
    ],
    [
      'a program that puts the answer below',
      (text: string) =>
        `On Mon, 23 Nov 2026 at 09:30, Experiencia <no-reply@vie.example> wrote:\n\n${quoted(text)}\n\nThe first two.\n`,
    ],
  ])('is answered without what %s quotes', async (_program, reply) => {
    const { asker, id, mail } = await aMailedQuestion();
    expect(await deliver(app, answerTo(mail, { text: reply(mail.text) }))).toEqual(taken);
    expect(await answersOf(asker, id)).toEqual(['The first two.']);
  });

  it('is answered in paragraphs that no program wrapped, with lists and code', async () => {
    const { asker, id, mail } = await aMailedQuestion();
    const words = `${'Online, as all of them were that year. '.repeat(9).trim()}\n\n- one\n- \`two\``;
    const text = `${words}\n\nOn Mon, 23 Nov 2026, Experiencia <no-reply@vie.example> wrote:\n> ${'long '.repeat(60)}`;
    expect(await deliver(app, answerTo(mail, { text }))).toEqual(taken);
    expect(await answersOf(asker, id)).toEqual([words]);
  });
});

describe('who may answer', () => {
  it('is who delivers with the secret, a fresh signature, and one mail for each', async () => {
    const { asker, id, mail } = await aMailedQuestion();
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
    expect(await answersOf(asker, id)).toEqual([]);
    // A signature of Mailgun says nothing of the mail: it is good for the first one alone.
    const first = answerTo(mail, { to: 'hello@reply.vie.example' });
    expect(await deliverForm(app, first, { id: 'token-1' })).toEqual(ignored);
    expect((await deliverForm(app, answer, { id: 'token-1' }))[0]).toBe(401);
    expect(await answersOf(asker, id)).toEqual([]);
    expect(await deliver(app, answer)).toEqual(taken);
  });

  it('is nobody with a guessed address, and nobody hears of it', async () => {
    const { author, asker, id, mail } = await aMailedQuestion();
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
    expect(await answersOf(asker, id)).toEqual([]);
    expect(app.mails.filter(({ to }) => to === author.email)).toHaveLength(1);
    const capital = (mail.replyTo ?? '').toUpperCase();
    expect(await deliver(app, answerTo(mail, { to: capital }))).toEqual(taken);
  });

  it('writes from the address of the account, or the one of the college', async () => {
    const { author, asker, id, mail } = await aMailedQuestion();
    for (const from of [
      'Asha Rao <asha@elsewhere.example>',
      `"${author.email}" <asha@elsewhere.example>`,
      `"Asha <${author.email}>" <asha@elsewhere.example>`,
      `${author.email}, asha@elsewhere.example`,
    ])
      expect(await deliver(app, answerTo(mail, { from })), from).toEqual(told);
    expect(await answersOf(asker, id)).toEqual([]);
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
    const { author, asker, id, mail } = await aMailedQuestion();
    const automatic: Record<string, string>[] = [
      { 'Auto-Submitted': 'auto-replied (vacation)' },
      { Precedence: 'bulk' },
      { Precedence: 'auto_reply' },
      { 'Return-Path': '<>' },
      { 'Content-Type': 'multipart/report; report-type=delivery-status' },
      { 'X-Autoreply': 'yes' },
    ];
    for (const headers of automatic)
      expect(await deliver(app, answerTo(mail, { headers })), JSON.stringify(headers)).toEqual(
        ignored,
      );
    for (const from of [
      'MAILER-DAEMON@mx.example',
      inboundEnv.MAIL_FROM,
      `Us <${mail.replyTo ?? ''}>`,
    ])
      expect(await deliver(app, answerTo(mail, { from })), from).toEqual(ignored);
    expect(await answersOf(asker, id)).toEqual([]);
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
    const { author, asker, id, mail } = await aMailedQuestion();
    const answer = answerTo(mail, sent);
    expect(await deliver(app, answer)).toEqual(told);
    expect(await deliver(app, answer)).toEqual(known);
    expect(await answersOf(asker, id)).toEqual([]);
    const { text } = await toldOf(author);
    expect(text).toContain(why);
    expect(text).toContain(`Answer Kabir Nair in Experiencia: `);
    // What it says to do works: the mail takes another answer.
    expect(await deliver(app, answerTo(mail))).toEqual(taken);
  });

  it('is an answer after 14 days, to what was answered or taken away, and while muted', async () => {
    const [late, answered, gone, muted] = [
      await aMailedQuestion(),
      await aMailedQuestion(),
      await aMailedQuestion(),
      await aMailedQuestion(),
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
      expect((await toldOf(author)).text).toContain(why);
    }
    expect(await answersOf(answered.asker, answered.id)).toEqual(['In the app']);
    for (const { asker, id } of [late, muted]) expect(await answersOf(asker, id)).toEqual([]);
  });

  it('is told five times a day, and not to who is banned', async () => {
    const { author, mail } = await aMailedQuestion();
    const outcomes: (string | null)[] = [];
    for (let n = 0; n < 7; n += 1)
      outcomes.push((await deliver(app, answerTo(mail, { text: '> quoted' })))[1]);
    expect(outcomes).toEqual([...Array<string>(5).fill('told'), 'ignored', 'ignored']);
    await app.mailTo(author.email, 5);
    const other = await aMailedQuestion();
    await sql('update users set is_banned = true where id = $1', [other.author.id]);
    expect(await deliver(app, answerTo(other.mail))).toEqual(ignored);
  });
});

describe('a mail about a request for a chat', () => {
  it('is answered: that accepts, and is the first message; once', async () => {
    const { asker, asked, id, mail } = await aMailedRequest();
    expect(mail.text).toContain('You can answer this mail: that accepts the request');
    const answers = ['Two of them.', 'Or three.'].map((text) => answerTo(mail, { text }));
    const outcomes = await Promise.all(answers.map((answer) => deliver(app, answer)));
    expect(outcomes.map(([, outcome]) => outcome).sort()).toEqual(['answered', 'told']);
    const { nodes } = (await asker.ask(page, { id })).messages;
    expect(nodes.map(({ sender }: Json) => sender.id)).toEqual([asker.id, asked.id]);
    expect((await toldOf(asked)).text).toContain('Answer Meera Iyer in Experiencia: ');
  });

  it('is not answered with more than a message has, nor once it was taken back', async () => {
    const { asker, asked, id, mail } = await aMailedRequest();
    expect(await deliver(app, answerTo(mail, { text: 'x '.repeat(2001) }))).toEqual(told);
    expect((await toldOf(asked)).text).toContain('4000 characters');
    await asker.ask('mutation ($id: ID!) { withdrawRequest(conversationId: $id) { id } }', { id });
    expect(await deliver(app, answerTo(mail))).toEqual(told);
    expect((await asker.ask(page, { id })).messages.nodes).toEqual([]);
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
