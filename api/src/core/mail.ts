import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { newId } from './ids.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Of a mail that may be sent again: who has it already recognises it. */
  messageId?: string;
  headers?: Record<string, string>;
}

export interface KeptMail extends Mail {
  id: string;
  at: string;
}

export interface Mailer {
  /** Sends now; called from jobs only, which try again when it fails. */
  send(mail: Mail): Promise<void>;
  /** Mail of the development page, newest first; undefined when mail is really sent. */
  kept?: () => Promise<KeptMail[]>;
}

const keptAtMost = 500;

/** SMTP when configured; otherwise mail is kept under the data folder for the development page. */
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
          .slice(0, Math.max(0, all.length - keptAtMost))
          .map((name) => unlink(join(folder, name)).catch(() => undefined)),
      );
    },
    async kept() {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse()
        .slice(0, 100);
      return Promise.all(
        newest.map(
          async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail,
        ),
      );
    },
  };
}
