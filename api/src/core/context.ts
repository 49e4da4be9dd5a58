import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Role } from '../../../schema/rules/college/college.ts';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { advisoryLock } from './database/locks/advisory-lock.ts';
import { advisoryKey, type KeyName } from './database/locks/lock-order.ts';
import type { StaleReads } from './database/server/stale-reads.ts';
import type { FileAddresses } from './files/address.ts';
import type { GuardedStore } from './files/guarded-store.ts';
import type { EnqueueOptions, Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { EventPayload, Events, Topic } from './live/events.ts';
import type { Log } from './log.ts';
import type { WatchedMailer } from './mail/watched-mailer.ts';
import type { OwnData } from './own-data.ts';
import type { Push } from './push/push.ts';
import type { Tokens } from './secrets/tokens.ts';
import type { Statement } from './sql/index.ts';

/** An account that is being deleted, and when. */
export interface DeletedAccount {
  userId: string;
  at: Date;
}

/** An account that is being banned, or opened again. */
export interface BanChange {
  userId: string;
  isBanned: boolean;
}

/** The college is called otherwise: who and what was of the one is of the other. */
export interface CollegeRename {
  from: string;
  to: string;
}

/** What the running product consists of; made once in `app.ts`, handed everywhere, no globals. */
export interface App {
  /** Of the product, as its release is called. */
  version: string;
  config: Config;
  clock: Clock;
  log: Log;
  db: Database;
  /** Reads that may be some seconds old, such as figures: never of a command. */
  stale: StaleReads;
  events: Events;
  jobs: Jobs;
  limits: Limits;
  mailer: WatchedMailer;
  push: Push;
  files: GuardedStore;
  addresses: FileAddresses;
  tokens: Tokens;
  /** Takes away what each room has of a deleted account (`Feature.onAccountDeleted`). */
  onAccountDeleted(work: Work, account: DeletedAccount): Promise<void>;
  /** Brings in line what each room counts of a person (`Feature.onBanChanged`). */
  onBanChanged(work: Work, account: BanChange): Promise<void>;
  /** Lets each room call the college anew in its rows (`Feature.onCollegeRenamed`). */
  onCollegeRenamed(work: Work, names: CollegeRename): Promise<void>;
  /** What all rooms keep of a person (`Feature.ownData`). */
  ownData: OwnData;
}

/**
 * `code`: give the code of the second factor; `setup`: set one up first, as the configuration
 * requires.
 */
export type AdminLock = 'code' | 'setup';

/** Who asks, read from the session row at each request: never from the token or the body. */
export interface Viewer {
  id: string;
  sessionId: string;
  /** The one that they have switched to. */
  role: Role;
  /** All that the account holds. */
  roles: readonly Role[];
  isVerified: boolean;
  /** Both are false while `adminLock` is set. */
  isAdmin: boolean;
  isSuperAdmin: boolean;
  /** What an admin's session has to do before what is for admins opens to it. */
  adminLock: AdminLock | null;
  isProfileComplete: boolean;
  college: string;
  /** Until then they read and do not write (`@WhileMuted`); it may have passed. */
  mutedUntil: Date | null;
}

/** One request, whatever transport it came through. */
export interface Context {
  app: App;
  viewer: Viewer | null;
  /**
   * A token was sent that stands for nobody: who asks for themselves is refused, instead of being
   * taken for a visitor.
   */
  staleToken?: boolean;
  requestId: string;
  /**
   * When a call over HTTP arrived, by `performance.now`: its time runs from there
   * (`answerMilliseconds`).
   */
  arrivedAt?: number;
  ip: string;
  userAgent: string;
  /** Loaders and other things made once per request, by their makers. */
  cache: Map<unknown, unknown>;
  /**
   * Of a live answer that several share: whom it is made for, instead of a viewer
   * (`core/live/live.ts`).
   */
  shared?: Shared;
}

/**
 * Whom a shared live answer is for, as `audience`, `accessLevels` and `forms` of `LiveField` told.
 */
export interface Shared {
  audience: string;
  accessLevel: string;
  /** Which form of the event's result it is, where not all get the same (`LiveField.forms`). */
  form?: string;
}

/** Verified, or an alumnus: the gate that most of the product stands behind. */
export const isMember = (viewer: Pick<Viewer, 'role' | 'isVerified'> | null): boolean =>
  viewer !== null && (viewer.isVerified || viewer.role === 'alumni');

/**
 * An admin of either kind; of a session only once its second factor opened it (`Viewer.adminLock`).
 */
export const isAnyAdmin = (
  person: Pick<Viewer, 'isAdmin' | 'isSuperAdmin'> | null | undefined,
): boolean => Boolean(person && (person.isAdmin || person.isSuperAdmin));

/** What a unit of work may use: all of it inside one transaction. */
export interface Work {
  em: SqlEntityManager;
  /** Runs a typed statement in this transaction. What was changed through `em` is flushed first. */
  query<Input extends object, Row>(statement: Statement<Input, Row>, input: Input): Promise<Row[]>;
  /** SQL text with $1, $2 …: for tests and the demo college. Rooms have typed statements. */
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /**
   * Waits until no other unit of work has locked this key, and locks it until the commit: those who
   * race follow one another.
   * @param name its place in `lockOrder`; `of` is whose or what key of that name it is
   */
  advisoryLock(name: KeyName, ...of: string[]): Promise<void>;
  /** Tells all rooms that an account is banned, or opened again (`Feature.onBanChanged`). */
  onBanChanged(account: BanChange): Promise<void>;
  /** Tells all rooms that the college is called otherwise (`Feature.onCollegeRenamed`). */
  onCollegeRenamed(names: CollegeRename): Promise<void>;
  enqueue(job: string, payload: object, options?: EnqueueOptions): Promise<void>;
  /** Published after the commit, or never. */
  publish<Payload extends EventPayload>(topic: Topic<Payload>, payload: NoInfer<Payload>): void;
}

/**
 * Runs a change: everything in it is committed together, and its events are published after the
 * commit. Inside, use only what `work` is given: another connection would wait for ever on the
 * embedded database. May run again after a deadlock: no mails, files or network calls inside.
 */
export async function change<T>(app: App, work: (work: Work) => Promise<T>): Promise<T> {
  let events: [Topic, EventPayload][] = [];
  let jobs: [string, EnqueueOptions | undefined][] = [];
  const result = await app.db.transaction((em) => {
    events = [];
    jobs = [];
    const unit: Work = {
      em,
      query: async (statement, input) => {
        await em.flush();
        return app.db.queryIn(em, statement, input);
      },
      advisoryLock: async (name, ...of) => {
        await app.db.queryIn(em, advisoryLock, { key: advisoryKey(name, ...of) });
      },
      sql: (text, parameters) => app.db.sqlIn(em, text, parameters),
      async enqueue(job, payload, options) {
        await app.jobs.enqueue(em, job, payload, options);
        jobs.push([job, options]);
      },
      publish: (topic, payload) => {
        events.push([topic, payload]);
      },
      onBanChanged: (account) => app.onBanChanged(unit, account),
      onCollegeRenamed: (names) => app.onCollegeRenamed(unit, names),
    };
    return work(unit);
  });
  for (const [topic, payload] of events) app.events.publish(topic, payload);
  for (const [job, options] of jobs) app.jobs.wake(job, options);
  return result;
}

/** A thing made once per request: `const loader = perRequest((ctx) => new DataLoader(…))`. */
export function perRequest<T>(make: (ctx: Context) => T): (ctx: Context) => T {
  const key = Symbol('per request');
  return (ctx) => {
    if (!ctx.cache.has(key)) ctx.cache.set(key, make(ctx));
    return ctx.cache.get(key) as T;
  };
}
