import {
  type MailAnswerRefusal,
  mailAnswerRefusals,
  mailAnswerTexts as texts,
} from '../../../../schema/rules/mailanswers/mailanswers-mail-texts.ts';
import type { LetterText } from '../../../../schema/rules/text/letter.ts';
import { type App, type Context, change, type Work } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { type InboundMail, isAutomatic, oneAddress } from '../../core/mail/inbound/inbound-mail.ts';
import { letterMail } from '../../core/mail/letter.ts';
import type { Mail } from '../../core/mail/mail.ts';
import { senderText } from '../../core/mail/mail-server.ts';
import { webAddress } from '../../core/text/web-address.ts';
import { enqueueAccountMail, findSender } from '../identity/index.ts';
import { type AnswerAddress, findAnswerAddress, tokenOf } from './answer-addresses.ts';
import { mailAnswers } from './answered-kinds.ts';
import { countMail, ReceivedBefore, wasReceived } from './received-mails.ts';
import { writtenPart } from './written-part.ts';

/**
 * What came of a mail. `forged`: its delivery is signed as that of another mail was. Nobody but who
 * runs the college reads it.
 */
export type MailOutcome = 'answered' | 'told' | 'ignored' | 'known' | 'forged';

type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>;

/** An answer that can't be taken, and why. */
class NotTaken extends Error {}

const notTaken = (why: MailAnswerRefusal): NotTaken => new NotTaken(mailAnswerRefusals[why]);

/** What is refused for good, in words that are meant for people. */
function wordsOf(error: unknown): string {
  if (error instanceof NotTaken) return error.message;
  if (error instanceof AppError && error.code === 'BAD_USER_INPUT')
    return texts.again(error.message);
  if (error instanceof AppError && error.code !== 'UNAVAILABLE') return error.message;
  throw error;
}

/** The address that mails of the college come from. */
const ownAddress = ({ config }: App): string | null => oneAddress(senderText(config));

/** @throws NotTaken */
function wordsIn(app: App, mail: InboundMail): string {
  if (mail.text.trim() === '' && mail.hasHtml) throw notTaken('noPlainText');
  const ours = [ownAddress(app) ?? '', ...mail.to.map((one) => one.toLowerCase())].filter(Boolean);
  const words = writtenPart(mail.text, ours);
  if (words === null) throw notTaken('tooLong');
  if (words === '') throw notTaken(mail.hasFiles ? 'onlyFiles' : 'empty');
  return words;
}

/** A mail to who answered, at the address of their account: nobody else is written to. */
async function letterTo(
  app: App,
  { userId, kind, about }: AnswerAddress,
  to: Sender,
  say: (waiting: { name: string; to: string } | null) => LetterText,
): Promise<Mail> {
  const found = await mailAnswers[kind]().find(app, userId, about);
  const waiting = found && { name: found.name, to: webAddress(app.config, found.path) };
  return letterMail(app.config, { to, ...say(waiting), mailId: newId() });
}

/** Counts a mail, with the mail that answers it. */
const counted =
  ({ app }: Context, mail: InboundMail, userId: string, letter: Mail | null) =>
  async (work: Work): Promise<void> => {
    await countMail(work, mail, app.clock.now());
    if (letter) await enqueueAccountMail(work, userId, letter);
  };

/** Nothing is answered by it, and nobody hears of it. */
async function ignore({ app }: Context, mail: InboundMail): Promise<MailOutcome> {
  await change(app, (work) => countMail(work, mail, app.clock.now()));
  return 'ignored';
}

/** Whether somebody may be told once more today that a mail of theirs could not be taken. */
const mayTell = ({ limits }: App, userId: string): Promise<boolean> =>
  limits.consume('answersNotTaken', userId).then(
    () => true,
    () => false,
  );

/** Answers, or throws why not in words. */
async function answerBy(
  ctx: Context,
  mail: InboundMail,
  address: AnswerAddress & { isOver: boolean },
  sender: Sender,
): Promise<void> {
  if (!sender.addresses.includes(mail.from ?? '')) throw notTaken('otherSender');
  if (address.isOver) throw notTaken('over');
  const words = wordsIn(ctx.app, mail);
  const letter = mail.hasFiles
    ? await letterTo(ctx.app, address, sender, texts.withoutFiles)
    : null;
  const beside = counted(ctx, mail, address.userId, letter);
  await mailAnswers[address.kind]().answer(ctx, address, words, beside);
}

async function outcomeOf(ctx: Context, mail: InboundMail): Promise<MailOutcome> {
  const { app } = ctx;
  const token = tokenOf(app.config, mail.to);
  const address = token === null ? null : await findAnswerAddress(app, token);
  const isOurs = mail.from === ownAddress(app) || tokenOf(app.config, [mail.from ?? '']) !== null;
  const sender = address ? await findSender(app, address.userId) : null;
  if (!address || !sender || isOurs || isAutomatic(mail)) return ignore(ctx, mail);
  try {
    await answerBy(ctx, mail, address, sender);
    return 'answered';
  } catch (error) {
    if (error instanceof ReceivedBefore) throw error;
    const why = wordsOf(error);
    const letter = (await mayTell(app, address.userId))
      ? await letterTo(app, address, sender, (waiting) => texts.notTaken(why, waiting))
      : null;
    await change(app, counted(ctx, mail, address.userId, letter));
    return letter ? 'told' : 'ignored';
  }
}

/**
 * Takes a mail that reached us, once: answers by it as the person whom its address was made for, or
 * tells them in one mail why not. What is automatic, and what answers no mail of ours, is ignored.
 * @throws UNAVAILABLE: it may be delivered again
 */
export async function takeMail(ctx: Context, mail: InboundMail): Promise<MailOutcome> {
  if (await wasReceived(ctx.app, mail)) return 'known';
  try {
    return await outcomeOf(ctx, mail);
  } catch (error) {
    if (!(error instanceof ReceivedBefore)) throw error;
    return (await wasReceived(ctx.app, mail)) ? 'known' : 'forged';
  }
}
