import type { App } from '../../core/context.ts';
import { topicNamed } from '../../core/live/events.ts';
import { knowMailServer } from '../../core/mail/mail-server.ts';
import { unseal } from '../../core/secrets/seal.ts';
import { columnsOf } from '../../core/sql/index.ts';
import type { MailServerEntity } from './mail-server.entity.ts';
import { servicesSql } from './services.sql.ts';

/** That the college sends by another mail server. */
export const mailServerTopic = topicNamed<{ version: number }>('mail-server');

/** What its password is sealed for. */
export const mailPurpose = 'mail-server';

type Kept = Pick<
  MailServerEntity,
  | 'version'
  | 'host'
  | 'port'
  | 'security'
  | 'userName'
  | 'sealedPassword'
  | 'senderAddress'
  | 'senderName'
>;

const kept = servicesSql.statement('mailServer', {}, (db) =>
  db
    .selectFrom('mail_server')
    .select(
      columnsOf('mail_server', [
        'version',
        'host',
        'port',
        'security',
        'userName',
        'sealedPassword',
        'senderAddress',
        'senderName',
      ]),
    ),
);

/** The password of a kept server; null where there is none, or another secret sealed it. */
export const passwordOf = (
  { config }: App,
  { sealedPassword }: Pick<Kept, 'sealedPassword'>,
): string | null =>
  sealedPassword === '' ? null : unseal(config.jwtSecret, mailPurpose, sealedPassword);

/** What the database says; mails leave by it from then on. */
export async function readMailServer(app: App): Promise<Kept | null> {
  const [row = null] = await app.db.query(kept, {});
  knowMailServer(app.config, row && { ...row, user: row.userName, password: passwordOf(app, row) });
  return row;
}

/** Follows what other instances change, for as long as the product runs. */
export async function followMailServer(app: App): Promise<void> {
  const lookAnew = (): void => {
    void readMailServer(app).catch((error: unknown) => {
      app.log.error(error, 'which mail server the college sends by could not be read');
    });
  };
  app.events.subscribe(mailServerTopic, lookAnew);
  app.events.onRecovery(lookAnew);
  await app.events.whenSubscribed([mailServerTopic]);
  await readMailServer(app);
}
