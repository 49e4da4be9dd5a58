import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { newId } from '../ids.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as a page, for programs that show one; left out, there is the text alone. */
  html?: string;
  /** The Message-ID of a mail that may be sent twice: mail programs then show it once. */
  messageId?: string;
  /** Where an answer to it goes, where not to its sender. */
  replyTo?: string;
  headers?: Record<string, string>;
}

/** A mail that was stored instead of being sent. */
export interface StoredMail extends Mail {
  id: string;
  /** An ISO timestamp. */
  at: string;
}

export interface Mailer {
  /** Sends now. Called from jobs only, which are tried again when it throws. */
  send(mail: Mail): Promise<void>;
  /** The newest 100 stored mails, newest first; undefined when mails are really sent. */
  storedMails?: () => Promise<StoredMail[]>;
}

/**
 * How a mail that could not be sent is tried again: a mail server that is back finds what waited
 * within a minute, for a day.
 */
export const mailRetries = {
  retries: 4320,
  retryDelay: { first: 5, most: 20 },
  sendsMail: true,
} as const;

/**
 * Whether a mail server refuses an address for good (RFC 5321: 5yz of a recipient): trying again
 * would change nothing. The same number at another step is of the sender, as a limit of a day.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode < 560;

/** Older stored mails are deleted. */
const maxStoredMails = 500;
/** Mails of the development page. */
const maxShownMails = 100;

/**
 * Sends by SMTP where `smtpUrl` is set; else stores mails under the data folder for the page
 * `/dev/mail`.
 */
export function createMailer(config: Config): Mailer {
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
    return {
      send: async (mail) => {
        await transport.sendMail(mail);
      },
    };
  }
  const folder = join(config.dataDir, 'mail');
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const id = newId();
      const file = join(folder, `${id}.json`);
      await writeFile(
        `${file}.part`,
        JSON.stringify({ id, at: new Date().toISOString(), ...mail }),
      );
      await rename(`${file}.part`, file);
      const all = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
      await Promise.all(
        all
          .slice(0, Math.max(0, all.length - maxStoredMails))
          .map((name) => unlink(join(folder, name)).catch(() => undefined)),
      );
    },
    async storedMails() {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, maxShownMails);
      return Promise.all(
        newest.map(
          async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail,
        ),
      );
    },
  };
}
