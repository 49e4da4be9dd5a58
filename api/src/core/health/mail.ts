import { counted, wordFor } from '../../../../schema/rules/lists/counted.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../database/database.ts';
import { isPasswordLost } from '../mail/mail-server.ts';
import { ofOneMail } from '../mail/watched-mailer.ts';
import { timeText } from './amounts.ts';
import type { Finding, HealthCheck } from './check.ts';

interface Waiting {
  waiting: number;
  /** Of which a try failed, by the server or the way to it; and by one addressee or letter. */
  failing: number;
  refused: number;
  /** Seconds for which the first of those that fail waits. */
  oldestSeconds: number | null;
  said: string | null;
}

const isOfOneMail = `
  concat_ws(' ', output->>'code', output->>'command', output->>'responseCode') ~ $2`;

const waitingMails = `
  with mails as (
    select state, start_after, created_on, started_on, output, ${isOfOneMail} as is_of_one
      from pgboss.job
     where name = any($1::text[]) and (state < 'active' or state = 'failed')
  )
  select count(*) filter (
           where state = 'retry' or (state < 'active' and start_after <= now())
         )::int as waiting,
         count(*) filter (where state = 'retry' and not is_of_one)::int as failing,
         count(*) filter (where state in ('retry', 'failed') and is_of_one)::int as refused,
         extract(epoch from now() - min(created_on) filter (where state = 'retry'))::float8
           as "oldestSeconds",
         (select coalesce(output->>'message', output->'value'->>'message') from mails
           where output is not null order by is_of_one, started_on desc nulls last limit 1) as said
    from mails`;

/** More than a burst of invitations leaves behind for a moment. */
const manyWaiting = 2000;

/** Where the mail server is set: nobody looks for it in two places. */
const placeOf = ({ mail }: Config): string =>
  mail.url === undefined
    ? 'put the right one in at Admin › College, Mail (SMTP_URL names none), and send yourself a test letter.'
    : 'put the right one into SMTP_URL, start the program again, and send yourself a test letter.';

function ofQueue(
  { waiting, failing, refused, oldestSeconds, said }: Waiting,
  config: Config,
): Finding {
  const queue = counted(waiting, 'mail waits', 'mails wait');
  const since = timeText((oldestSeconds ?? 0) * 1000);
  if (failing > 0)
    return {
      state: 'bad',
      words: `Mail does not leave: ${queue}, the first of them for ${since}. Nothing is lost: it is tried again for a day.`,
      advice: `Read what the mail server said. A limit of a day ends by itself. Mostly a password has changed or an account is full: ${placeOf(config)}`,
      ...(said ? { said } : {}),
    };
  if (refused > 0)
    return {
      state: 'attention',
      words: `Mail leaves. The mail server refused ${counted(refused, 'letter')}, for ${wordFor(refused, 'its address', 'their addresses')}.`,
      advice: 'Mostly an address that is wrong or gone: there is nothing to do for the others.',
      ...(said ? { said } : {}),
    };
  if (waiting > manyWaiting)
    return {
      state: 'attention',
      words: `Mail leaves, but slowly: ${queue}.`,
      advice: 'After a large import that is usual. If it lasts for days, ask for a faster server.',
    };
  return {
    state: 'good',
    words: waiting === 0 ? 'Mail leaves; none waits.' : `Mail leaves; ${queue}.`,
  };
}

/** Whether answers by mail reach us: a provider that delivers nothing is seen nowhere else. */
async function ofAnswers(db: Database, domain: string): Promise<string> {
  const [found] = await db.sql<{ seconds: number | null }>(
    'select extract(epoch from now() - max(at))::float8 as seconds from received_mails',
  );
  const seconds = found?.seconds ?? null;
  const last =
    seconds === null
      ? 'none has come yet, or for a month'
      : `the last came ${timeText(Math.max(0, seconds) * 1000)} ago`;
  return ` Answers by mail are taken at ${domain}: ${last}.`;
}

const lostPassword: Finding = {
  state: 'bad',
  words:
    'Mail does not leave: the password of the mail account can not be read, because JWT_SECRET is another one than when it was saved. Nothing is lost: what waits is tried again for a day.',
  advice:
    'Set JWT_SECRET to what it was (or bring back secrets/jwt-secret in DATA_DIR) and start again, or type the password anew at Admin › College, Mail.',
};

/** Whether mail is set up, and whether it leaves. */
export const mail: HealthCheck = {
  name: 'mail',
  title: 'Mail',
  about: 'Whether mail is set up and leaves: codes, invitations, notices.',
  whenUnknown: 'What waits is in the database: look there first.',
  degraded: ({ mailer }) => mailer.state.isFailing() && 'mail',
  async measure({ db, config, jobs, mailer }) {
    if (mailer.storedMails)
      return {
        state: config.production ? 'bad' : 'attention',
        words: 'Mail is not set up: no code, invitation or notice reaches anybody.',
        advice: `Name the college's mail server at Admin › College, Mail (or put it into SMTP_URL and MAIL_FROM and start the program again), and send yourself a test letter.${config.production ? '' : ` Until then mails are shown at ${config.publicUrl}/dev/mail.`}`,
      };
    if (isPasswordLost(config)) return lostPassword;
    const answers = config.inboundMail ? await ofAnswers(db, config.inboundMail.domain) : '';
    const names = jobs.known().flatMap(({ name, sendsMail }) => (sendsMail ? [name] : []));
    const [found] = await db.sql<Waiting>(waitingMails, [names, ofOneMail]);
    const queue = ofQueue(
      found ?? { waiting: 0, failing: 0, refused: 0, oldestSeconds: null, said: null },
      config,
    );
    return { ...queue, words: `${queue.words}${answers}` };
  },
};
