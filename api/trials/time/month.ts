import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { mailedElsewhere } from '../../../schema/rules/notifications/notifications-texts.ts';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type Context, change } from '../../src/core/context.ts';
import { expireAndRemindRequests } from '../../src/features/chat/requests/waiting-requests.ts';
import { openSession } from '../../src/features/identity/index.ts';
import { dispatchAll } from '../../src/features/notifications/dispatch/dispatcher.ts';
import {
  claimDigestMailsJob,
  claimUrgentMailsJob,
} from '../../src/features/notifications/mail/mail-notifications.ts';
import { announcementPace, invitationPace, limits } from '../../src/limits.ts';
import type { TestApp } from '../../src/testing/app.ts';
import { aMentee, anAlumnus, aPerson, type Person } from '../../src/testing/builders/people.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { client } from '../../src/testing/client.ts';
import { eventually } from '../../src/testing/eventually.ts';
import { type College, type Lived, live, planDay, seeded } from '../tools/college-life.ts';
import { noPostgres, type OwnPostgres, startPostgres } from '../tools/postgres.ts';
import { atLeast, atMost, type Figure, type Planted, type Trial } from '../trial.ts';

const size = 2000;
const days = 30;
/** From seven in the morning to eleven at night, in India. */
const stepMinutes = 5;
const stepsADay = (16 * 60) / stepMinutes;
const morningUtc = 1.5 * 3_600_000;
const dayMilliseconds = 86_400_000;

const emptyContext = {
  viewer: null,
  requestId: 'month',
  ip: '127.0.0.1',
  userAgent: 'month',
  cache: new Map(),
} satisfies Omit<Context, 'app'>;

const withoutBound: Planted = {
  about: 'mails at once have no bound over thirty days',
  figure: 'mails to one person, at most',
};
const announcedWithoutBound: Planted = {
  about: 'announcements by mail have no bound over thirty days',
  figure: 'mails to one person, at most',
};
const againAndAgain: Planted = {
  about: 'what was mailed is mailed again while it is unread',
  figure: 'mails to one person, at most',
};
const forgotten: Planted = {
  about: 'what waits for the weekly mail is taken for too old',
  figure: 'unseen, and not in the next weekly mail',
};

/** Breaks the database's side of a rule, as a statement that forgets it would. */
const broken = new Map<Planted, string>([
  [
    withoutBound,
    `create function forget() returns trigger language plpgsql as 'begin return null; end';
     create trigger forget before insert on at_once_mails for each row execute function forget()`,
  ],
  [
    announcedWithoutBound,
    `create function forget() returns trigger language plpgsql as 'begin return null; end';
     create trigger forget before insert on announcement_mails for each row execute function forget()`,
  ],
  // Not all of it: who asks for mails goes on until nobody is left.
  [
    againAndAgain,
    `create function forget() returns trigger language plpgsql as 'begin if random() < 0.8 then new.mailed_at := null; end if; return new; end';
     create trigger forget before update on notifications for each row execute function forget()`,
  ],
  [
    forgotten,
    `create function forget() returns trigger language plpgsql as 'begin new.updated_at := new.updated_at - interval ''61 days''; return new; end';
     create trigger forget before insert on notifications for each row execute function forget()`,
  ],
]);

/** The product in this process: its clock is put on by minutes, and its mails are counted. */
async function startCollege(postgres: OwnPostgres) {
  const time = { now: Date.UTC(2026, 6, 1) + morningUtc };
  const mails: { to: string; subject: string }[] = [];
  const unlimited = { points: 1_000_000_000, seconds: 60 };
  const raised = Object.fromEntries(Object.keys(limits).map((name) => [name, unlimited]));
  // Mails and bells of many leave in parts, with pauses of the real clock.
  for (const pace of [announcementPace, invitationPace]) Object.assign(pace, { pauseSeconds: 0 });
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'experiencia-month-')),
    DATABASE_URL: postgres.url,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  });
  const clock = {
    now: () => new Date(time.now),
    advance: (seconds: number) => {
      time.now += seconds * 1000;
    },
  };
  const running = await startApp(
    { ...config, limits: raised as unknown as typeof limits },
    {
      clock,
      mailer: {
        send: ({ to, subject }) => {
          mails.push({ to, subject });
          return Promise.resolve();
        },
      },
      log: pino({ level: 'silent' }),
    },
  );
  const url = await running.listen();
  const as = (token: string) => client(url, token);
  return {
    running,
    clock,
    time,
    mails,
    builders: { ...running, clock, url, as } as unknown as TestApp,
  };
}

type Started = Awaited<ReturnType<typeof startCollege>>;

async function settle({ builders, running }: Started): Promise<College> {
  const students: Person[] = [];
  const alumni: Person[] = [];
  for (let n = 0; n < size / 2; n += 1) {
    students.push(await aMentee(builders));
    alumni.push(await anAlumnus(builders));
  }
  const admin = await aPerson(builders, { isVerified: true, isAdmin: true, isSuperAdmin: true });
  const posts: College['posts'] = [];
  for (const author of alumni.slice(0, 150)) posts.push({ id: await aPost(author), author });
  const { app } = running;
  const chats: College['chats'] = [];
  return { app, students, alumni, admin, posts, chats, later: new Map(), random: seeded(7) };
}

/** Waits until all mails that were asked for have left. */
async function allSent({ running: { app } }: Started): Promise<void> {
  const names = app.jobs.known().flatMap(({ name, sendsMail }) => (sendsMail ? [name] : []));
  const left = `select 1 from pgboss.job where name = any($1::text[]) and state < 'completed'`;
  await eventually(
    async () =>
      (
        await app.db.sql(left, [
          [...names, 'announcements.mail-people', 'announcements.tell-people'],
        ])
      ).length === 0,
    'the mails to leave',
    60,
  );
}

/** Everybody signs in anew before their session ends: the month is longer. */
async function signInAnew({ builders }: Started, college: College): Promise<void> {
  const everybody = [...college.students, ...college.alumni, college.admin];
  const context = { ...emptyContext, app: college.app };
  const tokens = await change(college.app, (work) =>
    Promise.resolve(everybody.map(({ id }) => openSession(context, work, id))),
  );
  for (const [n, person] of everybody.entries())
    Object.assign(person, builders.as(tokens[n] ?? ''));
}

async function liveOn(started: Started, college: College): Promise<Lived> {
  const { app } = started.running;
  const begun = started.time.now;
  const urgent = claimUrgentMailsJob(app);
  const digests = claimDigestMailsJob(app);
  const reminders = expireAndRemindRequests(app);
  const lived: Lived = { done: 0, refused: 0 };
  // What is written in a chat is mailed when its reader has been away for a quarter of an hour.
  let waits = 0;
  for (let day = 0; day < days; day += 1) {
    started.time.now = begun + day * dayMilliseconds;
    if (day % 5 === 4) await signInAnew(started, college);
    planDay(college, day * stepsADay, stepsADay, day);
    for (let n = 0; n < stepsADay; n += 1) {
      started.clock.advance(stepMinutes * 60);
      waits -= 1;
      if (waits > 0) await urgent.run({});
      const isDigestTime = started.clock.now().getUTCDay() === 1 && n === (2 * 60) / stepMinutes;
      if (isDigestTime) await digests.run({});
      if ((n * stepMinutes) % 60 === 0) await reminders.run({});
      const step = day * stepsADay + n;
      if (!college.later.has(step)) continue;
      await live(college, step, lived);
      await dispatchAll(app);
      waits = 5;
    }
    await allSent(started);
  }
  return lived;
}

/**
 * Nothing that is held back is lost: the next weekly mail has it, of those kinds that it has. Asked
 * last, for that mail is none of the month's.
 */
async function leftOut({ running: { app }, clock }: Started): Promise<number> {
  clock.advance(3600);
  await claimDigestMailsJob(app).run({});
  const rows = await app.db.sql(
    `select from notifications where mailed_at is null and read_at is null and dismissed_at is null
      and withdrawn_at is null and archived_at is null and kind <> all($1::text[])`,
    [mailedElsewhere],
  );
  return rows.length;
}

function figuresOf({ mails }: Started, { students, alumni }: College, lived: Lived): Figure[] {
  const counts = [...students, ...alumni].map(() => 0);
  const place = new Map([...students, ...alumni].map(({ email }, n) => [email, n]));
  for (const { to } of mails) {
    const n = place.get(to);
    if (n !== undefined) counts[n] = (counts[n] ?? 0) + 1;
  }
  counts.sort((one, other) => one - other);
  const at = (share: number): number => counts[Math.floor(share * (counts.length - 1))] ?? 0;
  return [
    atLeast('mails that left', mails.length, size),
    atMost('mails to one person, the middle', at(0.5), 4),
    atMost(`mails to one person, at most (of 99 in 100: ${at(0.99)})`, at(1), 12),
    atMost(`of ${lived.done} acts, refused`, lived.refused, lived.done / 10),
  ];
}

/** How many mails people get who asked for none. */
export const month: Trial = {
  name: 'month',
  about: `a college of ${size} people lives for ${days} days; each mail is counted by person`,
  minutes: 15,
  planted: [withoutBound, announcedWithoutBound, againAndAgain, forgotten],
  async run({ planted }) {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const started = await startCollege(postgres);
    try {
      const sql = planted && broken.get(planted);
      if (sql) await postgres.query(sql);
      const college = await settle(started);
      const lived = await liveOn(started, college);
      const figures = figuresOf(started, college, lived);
      return [
        ...figures,
        atMost('unseen, and not in the next weekly mail', await leftOut(started), 0),
      ];
    } finally {
      await started.running.close(1000);
    }
  },
};
