import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { mailServerTexts } from '../../../../schema/rules/services/mail-server-texts.ts';
import type { Config } from '../../config.ts';
import { newId } from '../ids.ts';
import { type MailServer, writtenMailServer } from './mail-server.ts';

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
  /** The newest 100 stored mails, newest first; undefined while mails are really sent. */
  readonly storedMails?: (() => Promise<StoredMail[]>) | undefined;
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

type Storing = Required<Pick<Mailer, 'send' | 'storedMails'>>;

/** Keeps mails under the data folder for the page `/dev/mail`. */
function storingMailer(dataDir: string): Storing {
  const folder = join(dataDir, 'mail');
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

/** How long a mail server that a super admin wrote may take to answer, in milliseconds. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** Where somebody waits for the answer. */
export const shortPatience = {
  connectionTimeout: 4000,
  greetingTimeout: 4000,
  socketTimeout: 4000,
};

/**
 * The way to a mail server that a super admin wrote: encrypted as they say, or not at all.
 * @throws where its password can't be read
 */
export function transportTo(server: MailServer, timeouts: typeof patience = patience): Transporter {
  const { host, port, security, user, password } = server;
  if (user !== '' && password === null) throw new Error(mailServerTexts.passwordLost);
  return createTransport(
    {
      ...{ host, port, ...timeouts },
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(user !== '' && { auth: { user, pass: password ?? '' } }),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: server.sender },
  );
}

/**
 * Sends by SMTP where the environment or a super admin names a mail server, as it is at that
 * moment; else keeps mails for the page `/dev/mail`.
 */
export function createMailer(config: Config): Mailer {
  const store = storingMailer(config.dataDir);
  const { url, from } = config.mail;
  const fixed = url === undefined ? undefined : createTransport(url, { from });
  return {
    async send(mail) {
      const server = writtenMailServer(config);
      if (fixed) await fixed.sendMail(mail);
      else if (server) await transportTo(server).sendMail(mail);
      else await store.send(mail);
    },
    get storedMails() {
      return fixed || writtenMailServer(config) ? undefined : store.storedMails;
    },
  };
}
