import { z } from 'zod';
import { email } from '../identity/identity.ts';
import { requiredCount } from '../text/text-rules.ts';
import { oneLine } from '../text/visible.ts';
import {
  isPasswordSafe,
  mailServerLimits as limits,
  mailSecurities,
  mailServerTexts,
} from './mail-server-texts.ts';

const { wrong } = mailServerTexts;

/** A name of machines, or an address of IPv4 or IPv6. */
const hostPattern =
  /^(?:(?!-)[\p{L}\p{N}_-]{1,63}(?<!-)(?:\.(?!-)[\p{L}\p{N}_-]{1,63}(?<!-))*|[\da-f]*:[\da-f:.]+)$/u;

const line = (max: number, message: string) =>
  z.string(message).trim().max(max, message).regex(oneLine, message);

/**
 * The mail server that the college sends by, as a super admin writes it. An empty password stands
 * for the one that is kept.
 */
export const mailServer = z
  .object({
    host: z
      .string(wrong.host)
      .trim()
      .toLowerCase()
      .max(limits.host, wrong.host)
      .regex(hostPattern, wrong.host),
    port: z.preprocess(
      (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
      requiredCount('The port', 1, 65_535),
    ),
    security: z.enum(mailSecurities),
    user: line(limits.user, wrong.user),
    // Nothing is trimmed: a password may begin with a space.
    password: z
      .string(wrong.password)
      .max(limits.password, wrong.password)
      .regex(oneLine, wrong.password)
      .nullish()
      .transform((value) => value ?? ''),
    senderAddress: email,
    senderName: line(limits.senderName, wrong.senderName),
  })
  .refine(({ user, security, host }) => user === '' || isPasswordSafe(security, host), {
    path: ['security'],
    message: wrong.inTheClear,
  });

/** An account of a mail server, and the way to it. */
interface MailAccount {
  host: string;
  port: number;
  security: string;
  user: string;
}

/** Whether a kept password belongs to what is typed: it is handed to no other account. */
export const isSameAccount = (one: MailAccount, other: MailAccount): boolean =>
  one.host === other.host &&
  one.port === other.port &&
  one.security === other.security &&
  one.user === other.user;
