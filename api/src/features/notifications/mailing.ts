import { type MailKind, mailedAtOnce } from '../../../../schema/rules/notifications-texts.ts';
import { change, type App, type Work } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { newId } from '../../core/ids.ts';
import type { Job } from '../../core/jobs.ts';
import { isUnread, stillUnread } from './notifications.reads.ts';
import { noticeMail } from './mails.ts';

/** One who has not seen it by then is away. */
const awaySeconds = 120;
/** What is older is no news to be mailed at once, and to be told of in a digest. */
const freshHours = 24;
const digestDays = 60;
/** People who are mailed in one transaction. */
const peopleAtOnce = 200;
/** Tries of a mail: the wait doubles to ten minutes, so that a mail server may be away for a night. */
const tries = 60;

/** A mail to one person. Its id was made when it was asked for: sent again, it is the same mail. */
interface Outgoing {
  mailId: string;
  userId: string;
  kind: MailKind;
  ids: string[];
}

export const sendJobs: Record<MailKind, string> = {
  mailAtOnce: 'notifications.mail',
  mailDigest: 'notifications.digest',
};

const settingColumns: Record<MailKind, string> = {
  mailAtOnce: 'mail_at_once',
  mailDigest: 'mail_digest',
};
const wanted = (kind: MailKind): string =>
  `not exists (select from notification_settings s where s.user_id = n.user_id and not s.${settingColumns[kind]})`;

/** What waits to be mailed; `$1` is now. */
const due: Record<MailKind, string> = {
  mailAtOnce: `n.kind in (${mailedAtOnce.map((kind) => `'${kind}'`).join(', ')}) and n.fresh_since <= $1::timestamptz - interval '${awaySeconds} seconds' and n.updated_at > $1::timestamptz - interval '${freshHours} hours'`,
  mailDigest: `n.updated_at <= $1::timestamptz - interval '10 minutes' and n.updated_at > $1::timestamptz - interval '${digestDays} days'`,
};

/**
 * Claims what is due and asks for its mails in the same transaction: a notification is in one mail, whichever
 * instance looks, and whatever is killed in between. One mail a person.
 * @returns how many people are mailed
 */
async function claim(work: Work, kind: MailKind, now: Date): Promise<number> {
  await work.rows('select pg_advisory_xact_lock(7313)');
  const waits = `n.mailed_at is null and ${isUnread} and ${due[kind]} and ${wanted(kind)}`;
  const claimed = await work.rows<{ userId: string; ids: string[] }>(
    `with people as (select distinct n.user_id from notifications n join users u on u.id = n.user_id and not u.is_banned where ${waits} order by n.user_id limit ${peopleAtOnce}),
       mine as materialized (select n.id from notifications n join people using (user_id) where ${waits} order by n.user_id, n.group_key for update of n),
       mailed as (update notifications n set mailed_at = $1::timestamptz from mine where n.id = mine.id returning n.id, n.user_id)
     select user_id as "userId", array_agg(id) as ids from mailed group by user_id`,
    [now],
  );
  for (const { userId, ids } of claimed)
    await work.enqueue(sendJobs[kind], { mailId: newId(), userId, kind, ids } satisfies Outgoing);
  return claimed.length;
}

const round =
  (kind: MailKind, name: string, cron: string) =>
  (app: App): Job<object> => ({
    name,
    cron,
    retries: 2,
    async run() {
      while ((await change(app, (work) => claim(work, kind, app.clock.now()))) === peopleAtOnce);
    },
  });

/** Every minute: requests and answers that nobody has seen. */
export const mailWaiting = round('mailAtOnce', 'notifications.mail-waiting', '* * * * *');
/** On Monday mornings in India: what else is unread. */
export const mailDigests = round('mailDigest', 'notifications.mail-digests', '30 3 * * 1');

interface Addressee {
  email: string;
  fullName: string;
}
const addressee = (kind: MailKind) =>
  statement<Addressee>(
    `mail_addressee_${kind}`,
    `select n.email, n.full_name as "fullName" from (select id as user_id, email::text, full_name, is_banned from users) n where n.user_id = $1 and not n.is_banned and ${wanted(kind)}`,
  );
const addressees: Record<MailKind, ReturnType<typeof addressee>> = {
  mailAtOnce: addressee('mailAtOnce'),
  mailDigest: addressee('mailDigest'),
};

/** Sends one mail; what was read meanwhile is left out, and without the rest there is no mail. */
const send =
  (kind: MailKind) =>
  (app: App): Job<Outgoing> => ({
    name: sendJobs[kind],
    retries: tries,
    async run({ mailId, userId, ids }) {
      const [to] = await app.db.rows(addressees[kind], [userId]);
      const notices = to ? await stillUnread(app, userId, ids) : [];
      if (to && notices.length > 0)
        await app.mailer.send(noticeMail(app, { mailId, userId, kind, to, notices }));
    },
  });

export const sendAtOnce = send('mailAtOnce');
export const sendDigest = send('mailDigest');
