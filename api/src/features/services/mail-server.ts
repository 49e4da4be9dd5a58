import {
  isSameAccount,
  mailServer as rule,
} from '../../../../schema/rules/services/mail-server.ts';
import { mailServerTexts as texts } from '../../../../schema/rules/services/mail-server-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type App, type Context, change, type Work } from '../../core/context.ts';
import { conflict, invalidField, validate } from '../../core/errors.ts';
import { oneAddress } from '../../core/mail/inbound/inbound-mail.ts';
import { shortPatience, transportTo } from '../../core/mail/mail.ts';
import { isPasswordLost, senderOf, senderText } from '../../core/mail/mail-server.ts';
import { seal } from '../../core/secrets/seal.ts';
import { asOwner, type OwnerProof, secondFactor } from '../adminaccess/index.ts';
import { audit } from '../audits/index.ts';
import { type TestLetter, testLetterBy } from '../health/index.ts';
import { MailServerEntity, theOne } from './mail-server.entity.ts';
import { mailPurpose, mailServerTopic, passwordOf, readMailServer } from './mail-server.queries.ts';
import type { MailServer, MailServerSettings } from './mail-server.types.ts';

/** What the environment says of it: its place, and no name or password. */
function ofEnvironment(url: string): Pick<MailServer, 'host' | 'port' | 'security' | 'user'> {
  const { protocol, hostname, port } = new URL(url);
  const security = protocol === 'smtps:' ? 'tls' : 'starttls';
  return {
    host: hostname,
    port: Number(port) || (security === 'tls' ? 465 : 587),
    security,
    user: '',
  };
}

const nothing = {
  version: 0,
  host: '',
  port: 465,
  security: 'tls',
  userName: '',
  sealedPassword: '',
  senderAddress: '',
  senderName: '',
} as const;

/** The mail server as it is now, without its password. */
export async function mailServerNow(ctx: Context): Promise<MailServerSettings> {
  const { app } = ctx;
  const { config } = app;
  const [row, { isSetUp }] = await Promise.all([readMailServer(app), secondFactor(ctx)]);
  const { version, userName: user, sealedPassword, ...kept } = row ?? nothing;
  const { url, isFromSet } = config.mail;
  return {
    version,
    server: {
      ...kept,
      user,
      ...(url !== undefined && ofEnvironment(url)),
      ...(isFromSet && { senderAddress: oneAddress(config.mail.from) ?? '' }),
    },
    isLocked: url !== undefined,
    isSenderLocked: url !== undefined || isFromSet,
    sender: senderText(config),
    hasPassword: url === undefined && sealedPassword !== '',
    isPasswordLost: isPasswordLost(config),
    asksForCode: isSetUp,
  };
}

/** What somebody typed, with the password that goes with it. @throws BAD_USER_INPUT */
function serverOf(app: App, input: unknown, found: MailServerEntity | null) {
  const { password: typed, ...server } = validate(rule, input);
  if (server.user === '') return { ...server, password: null };
  if (typed !== '') return { ...server, password: typed };
  if (!found || found.sealedPassword === '')
    throw invalidField('password', texts.wrong.passwordMissing);
  if (!isSameAccount({ ...found, user: found.userName }, server))
    throw invalidField('password', texts.passwordAgain);
  const password = passwordOf(app, found);
  if (password === null) throw invalidField('password', texts.passwordLost);
  return { ...server, password };
}

type Written = Awaited<ReturnType<typeof serverOf>>;

/** The names of what changed, for the log: values are nobody's to read there. */
function changedParts(app: App, found: MailServerEntity | null, server: Written): string[] {
  const parts = (['host', 'port', 'security', 'senderAddress', 'senderName'] as const).filter(
    (part) => found?.[part] !== server[part],
  );
  const names = { host: 'server', senderAddress: 'sender', senderName: 'name of the sender' };
  const told: string[] = parts.map(
    (part) => ({ ...names, port: 'port', security: 'encryption' })[part],
  );
  if ((found?.userName ?? '') !== server.user) told.push('user name');
  if ((found && passwordOf(app, found)) !== server.password) told.push('password');
  return told;
}

async function write(
  { app }: Context,
  adminId: string,
  version: number,
  input: unknown,
  work: Work,
): Promise<void> {
  // Before the first there is no row that two could wait for.
  await work.advisoryLock('services');
  const found = await work.em.findOne(MailServerEntity, { id: theOne });
  const server = serverOf(app, input, found);
  const parts = changedParts(app, found, server);
  if (found && parts.length === 0) return;
  if ((found?.version ?? 0) !== version) throw conflict(texts.changedMeanwhile);
  const at = app.clock.now();
  const { user: userName, password, ...words } = server;
  const sealedPassword = password === null ? '' : seal(app.config.jwtSecret, mailPurpose, password);
  const now = { ...words, userName, sealedPassword, version: version + 1, changedAt: at };
  if (found) work.em.assign(found, now);
  else work.em.create(MailServerEntity, now);
  audit(work, { adminId, action: 'mail.change', changes: { parts: parts.join(', ') }, at });
  work.publish(mailServerTopic, { version: now.version });
}

const refuseLocked = ({ config }: App): void => {
  if (config.mail.url !== undefined) throw conflict(texts.lockedRefused);
};

/**
 * Has the college send by a mail server, on every instance from now on. The same again changes
 * nothing.
 * @param version the one that this goes on from
 * @throws BAD_USER_INPUT with the text of the rule, without the password of another account, and
 *   for a wrong code; CONFLICT where somebody was faster, or where the environment says it;
 *   FORBIDDEN without the viewer's password a while after signing in; RATE_LIMITED
 */
export async function setMailServer(
  ctx: Context,
  version: number,
  input: unknown,
  proof: OwnerProof,
): Promise<MailServerSettings> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  validate(rule, input);
  refuseLocked(app);
  await app.limits.consume('collegeChanges', viewer.id);
  await asOwner(ctx, viewer, proof, (work) => write(ctx, viewer.id, version, input, work));
  return mailServerNow(ctx);
}

/**
 * Mails the viewer by a mail server as it is typed, saved or not.
 * @throws BAD_USER_INPUT with the text of the rule, and without the password of another account;
 *   CONFLICT where the environment says it; FORBIDDEN 'Not a superAdmin'; RATE_LIMITED
 */
export async function tryMailServer(ctx: Context, input: unknown): Promise<TestLetter> {
  const { app } = ctx;
  requireViewer(ctx, 'superAdmin');
  refuseLocked(app);
  const server = await change(app, async ({ em }) =>
    serverOf(app, input, await em.findOne(MailServerEntity, { id: theOne })),
  );
  const transport = transportTo({ ...server, sender: senderOf(app.config, server) }, shortPatience);
  try {
    return await testLetterBy(ctx, (mail) => transport.sendMail(mail));
  } finally {
    transport.close();
  }
}
