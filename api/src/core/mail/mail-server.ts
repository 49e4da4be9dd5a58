import type { MailSecurity } from '../../../../schema/rules/services/mail-server-texts.ts';
import type { Config } from '../../config.ts';
import { collegeName } from '../college/college-name.ts';

/** What a super admin wrote of the mail server, as this instance has heard of it. */
export interface WrittenMailServer {
  host: string;
  port: number;
  security: MailSecurity;
  /** Empty: it asks for none. */
  user: string;
  /** Null: there is none, or it was sealed by another `JWT_SECRET`. */
  password: string | null;
  senderAddress: string;
  /** Empty: the name of the college. */
  senderName: string;
}

/** The same as mails leave by it. */
export interface MailServer
  extends Pick<WrittenMailServer, 'host' | 'port' | 'security' | 'user' | 'password'> {
  sender: string | { name: string; address: string };
}

type Mailed = Pick<Config, 'mail'>;

const written = new WeakMap<Config['mail'], WrittenMailServer>();

/** The mail server that is written from now on, as this instance has heard of it. */
export function knowMailServer({ mail }: Mailed, server: WrittenMailServer | null): void {
  if (server) written.set(mail, server);
  else written.delete(mail);
}

/** Whom mails of a server are from: the environment says it, or its own settings. */
export const senderOf = (
  config: Pick<Config, 'mail' | 'college'>,
  { senderAddress: address, senderName }: Pick<WrittenMailServer, 'senderAddress' | 'senderName'>,
): MailServer['sender'] =>
  config.mail.isFromSet ? config.mail.from : { name: senderName || collegeName(config), address };

/** What a super admin wrote; null where nobody has, or the environment says it. */
export function writtenMailServer(config: Pick<Config, 'mail' | 'college'>): MailServer | null {
  const server = config.mail.url === undefined ? written.get(config.mail) : undefined;
  return server ? { ...server, sender: senderOf(config, server) } : null;
}

/** Whether mail can't leave because the password of its server was sealed by another secret. */
export function isPasswordLost(config: Pick<Config, 'mail' | 'college'>): boolean {
  const server = writtenMailServer(config);
  return server !== null && server.user !== '' && server.password === null;
}

/** Whom mails are from, as a header says it: an address, or a name before it. */
export function senderText({ mail }: Mailed): string {
  const server = mail.url === undefined && !mail.isFromSet ? written.get(mail) : undefined;
  return server?.senderAddress ?? mail.from;
}
