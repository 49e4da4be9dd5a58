import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../../core/mail/mail.ts';
import { messageFields } from '../../../testing/builders/chat.ts';
import {
  aMailedQuestion,
  aMailedRequest,
  answeredQuestion,
  answersTo,
  answerTo,
  deliver,
  deliverForm,
  inboundEnv,
  toldOf,
} from '../../../testing/builders/inbound-mails.ts';
import { type Json, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';
import { claimUrgentMailsJob } from './mail-notifications.ts';

const page = `query ($id: ID!) { messages(conversationId: $id) { nodes { ${messageFields} } } }`;
const taken: [number, string] = [200, 'answered'];
const told: [number, string] = [200, 'told'];
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

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');

describe('a mail about a question', () => {
  it('says that it can be answered, and is, once, however often it is delivered', async () => {
    const { author, asker, id, mail } = await aMailedQuestion(app, mailed);
    expect(mail.replyTo).toMatch(/^reply\+[0-9a-f]{40}@reply\.vie\.example$/);
    expect(mail.text).toContain('You can answer this mail: what you write above it');
    const [{ hash } = { hash: '' }] = await sql<{ hash: string }>(
      'select hash from answer_addresses where user_id = $1',
      [author.id],
    );
    expect(JSON.stringify(mail)).not.toContain(hash);
    const answer = answerTo(mail);
    expect(await deliver(app, answer)).toEqual(taken);
    expect((await asker.ask(answeredQuestion, { id })).question.answers.nodes).toEqual([
      { content: 'The first two.', user: { id: author.id } },
    ]);
    expect(await deliver(app, answer)).toEqual(known);
    expect(await deliverForm(app, answer)).toEqual(known);
    expect(await answersTo(asker, id)).toHaveLength(1);
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
    const { author, asker, id, mail } = await aMailedQuestion(app, mailed);
    const answer = answerTo(mail);
    const outcomes = await Promise.all([1, 2, 3].map(() => deliver(app, answer, { id: 'd-1' })));
    expect(outcomes.filter(([, outcome]) => outcome === 'answered')).toHaveLength(1);
    expect(outcomes.filter(([, outcome]) => outcome === 'known')).toHaveLength(2);
    expect(await answersTo(asker, id)).toHaveLength(1);
    expect(app.mails.filter(({ to }) => to === author.email)).toHaveLength(1);
  });

  it('is answered by one of two answers at once; the other hears so', async () => {
    const { author, asker, id, mail } = await aMailedQuestion(app, mailed);
    const outcomes = await Promise.all(
      ['One.', 'Two.'].map((text) => deliver(app, answerTo(mail, { text }))),
    );
    expect(outcomes.map(([, outcome]) => outcome).sort()).toEqual(['answered', 'told']);
    expect(await answersTo(asker, id)).toHaveLength(1);
    expect((await toldOf(app, author)).text).toContain('You have answered this question already.');
  });

  it('is answered by a form of Mailgun; its files are left out, in words', async () => {
    const { author, asker, id, mail } = await aMailedQuestion(app, mailed);
    expect(await deliverForm(app, answerTo(mail, { files: ['marks.pdf'] }))).toEqual(taken);
    expect(await answersTo(asker, id)).toEqual(['The first two.']);
    const { subject, text } = await toldOf(app, author);
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
    const { asker, id, mail } = await aMailedQuestion(app, mailed);
    expect(await deliver(app, answerTo(mail, { text: reply(mail.text) }))).toEqual(taken);
    expect(await answersTo(asker, id)).toEqual(['The first two.']);
  });

  it('is answered in paragraphs that no program wrapped, with lists and code', async () => {
    const { asker, id, mail } = await aMailedQuestion(app, mailed);
    const words = `${'Online, as all of them were that year. '.repeat(9).trim()}\n\n- one\n- \`two\``;
    const text = `${words}\n\nOn Mon, 23 Nov 2026, Experiencia <no-reply@vie.example> wrote:\n> ${'long '.repeat(60)}`;
    expect(await deliver(app, answerTo(mail, { text }))).toEqual(taken);
    expect(await answersTo(asker, id)).toEqual([words]);
  });
});

describe('a mail about a request for a chat', () => {
  it('is answered: that accepts, and is the first message; once', async () => {
    const { asker, asked, id, mail } = await aMailedRequest(app, mailed);
    expect(mail.text).toContain('You can answer this mail: that accepts the request');
    const answers = ['Two of them.', 'Or three.'].map((text) => answerTo(mail, { text }));
    const outcomes = await Promise.all(answers.map((answer) => deliver(app, answer)));
    expect(outcomes.map(([, outcome]) => outcome).sort()).toEqual(['answered', 'told']);
    const { nodes } = (await asker.ask(page, { id })).messages;
    expect(nodes.map(({ sender }: Json) => sender.id)).toEqual([asker.id, asked.id]);
    expect((await toldOf(app, asked)).text).toContain('Answer Meera Iyer in Experiencia: ');
  });

  it('is not answered with more than a message has, nor once it was taken back', async () => {
    const { asker, asked, id, mail } = await aMailedRequest(app, mailed);
    expect(await deliver(app, answerTo(mail, { text: 'x '.repeat(2001) }))).toEqual(told);
    expect((await toldOf(app, asked)).text).toContain('4000 characters');
    await asker.ask('mutation ($id: ID!) { withdrawRequest(conversationId: $id) { id } }', { id });
    expect(await deliver(app, answerTo(mail))).toEqual(told);
    expect((await asker.ask(page, { id })).messages.nodes).toEqual([]);
  });
});
