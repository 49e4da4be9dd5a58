import { createHmac, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Mail } from '../../core/mail/mail.ts';
import type { TestApp } from '../app.ts';
import type { Json } from '../client.ts';
import { aConversation } from './chat.ts';
import { aMentee, anAlumnus, type Person } from './people.ts';
import { aPost } from './posts.ts';
import { aQuestion } from './questions.ts';

/** Of the college of these tests. */
export const inboundEnv = {
  MAIL_INBOUND_SECRET: 'a-secret-of-tests-alone',
  MAIL_INBOUND_DOMAIN: 'reply.vie.example',
  MAIL_FROM: 'Experiencia <no-reply@vie.example>',
};

/** What a mail server hands on of somebody's answer to a mail. */
export interface AnsweringMail {
  text: string;
  from: string;
  to: string;
  messageId: string;
  headers: Record<string, string>;
  html?: string;
  /** Names of files that hang on it. */
  files: string[];
}

/** Somebody's answer to a mail of ours, from the address that it went to. */
export const answerTo = (mail: Mail, sent: Partial<AnsweringMail> = {}): AnsweringMail => ({
  text: 'The first two.',
  from: `Asha Rao <${mail.to}>`,
  to: mail.replyTo ?? '',
  messageId: `<${randomUUID()}@phone.example>`,
  headers: {},
  files: [],
  ...sent,
});

interface Signed {
  secret?: string;
  /** Of the delivery, as the provider calls it. */
  id?: string;
  at?: Date;
}

const address = ({ url }: TestApp): string => `${url}/api/mail/inbound`;

async function outcomeOf(answer: Response): Promise<[status: number, outcome: string | null]> {
  const { outcome = null } = (await answer.json()) as { outcome?: string };
  return [answer.status, outcome];
}

/** Delivers as a program of one's own does: Postmark's JSON, its body signed. */
export async function deliver(
  app: TestApp,
  mail: AnsweringMail,
  {
    secret = inboundEnv.MAIL_INBOUND_SECRET,
    id = randomUUID(),
    at = app.app.clock.now(),
  }: Signed = {},
): Promise<[status: number, outcome: string | null]> {
  const headers = { 'Message-ID': mail.messageId, ...mail.headers };
  const body = JSON.stringify({
    From: mail.from,
    OriginalRecipient: mail.to,
    TextBody: mail.text,
    HtmlBody: mail.html ?? '',
    Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
    Attachments: mail.files.map((Name) => ({ Name, ContentID: '' })),
  });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return outcomeOf(
    await fetch(address(app), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature.digest('base64')}`,
      },
      body,
    }),
  );
}

/** Delivers as a route of Mailgun does: a form, multipart where files hang on the mail. */
export async function deliverForm(
  app: TestApp,
  mail: AnsweringMail,
  {
    secret = inboundEnv.MAIL_INBOUND_SECRET,
    id = randomUUID(),
    at = app.app.clock.now(),
  }: Signed = {},
): Promise<[status: number, outcome: string | null]> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const headers = { 'Message-Id': mail.messageId, ...mail.headers };
  const fields = {
    recipient: mail.to,
    from: mail.from,
    'body-plain': mail.text,
    'message-headers': JSON.stringify(Object.entries(headers)),
    timestamp,
    token: id,
    signature: createHmac('sha256', secret)
      .update(timestamp + id)
      .digest('hex'),
  };
  const body = mail.files.length > 0 ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (body instanceof FormData)
    for (const [n, name] of mail.files.entries())
      body.append(`attachment-${n + 1}`, new Blob(['x'.repeat(5000)]), name);
  return outcomeOf(await fetch(address(app), { method: 'POST', body }));
}

/** A question with its answers. */
export const answeredQuestion =
  'query ($id: ID!) { question(id: $id) { answers { nodes { content user { id } } } } }';

/** The mail that somebody who is away gets about what waits. */
type Mailed = (who: Person) => Promise<Mail>;

/** An author who is away is mailed what somebody asks. */
export async function aMailedQuestion(app: TestApp, mailed: Mailed) {
  const author = await anAlumnus(app, { fullName: 'Asha Rao' });
  const asker = await aMentee(app, { fullName: 'Kabir Nair' });
  const id = await aQuestion(asker, await aPost(author, { companyName: 'Acme' }), 'Which rounds?');
  return { author, asker, id, mail: await mailed(author) };
}

/** An alumna who is away is mailed that somebody asks for a chat. */
export async function aMailedRequest(app: TestApp, mailed: Mailed) {
  const asker = await aMentee(app, { fullName: 'Meera Iyer' });
  const asked = await anAlumnus(app, { fullName: 'Asha Rao' });
  const id = await aConversation(asker, asked, 'Which books did you read?');
  return { asker, asked, id, mail: await mailed(asked) };
}

/** The answers to a question, as somebody reads them. */
export const answersTo = async (who: Person, id: string): Promise<string[]> =>
  (await who.ask(answeredQuestion, { id })).question.answers.nodes.map(
    ({ content }: Json) => content,
  );
/** The mail that says why an answer was not taken; one, and no more. */
export async function toldOf(app: TestApp, who: Person, before = 1): Promise<Mail> {
  const mail = await app.mailTo(who.email, before);
  expect(app.mails.filter(({ to }) => to === who.email)).toHaveLength(before + 1);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.headers?.['Auto-Submitted']).toBe('auto-generated');
  return mail;
}
