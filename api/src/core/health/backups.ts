import { type KeptArchive, keptArchives, lastDrill } from '../backup/kept-archives.ts';
import type { App } from '../context.ts';
import { firstMigrationAt } from '../database/migrate/schema-check.ts';
import { disk } from '../program/disk.ts';
import { bytesText, milliseconds, timeText } from './amounts.ts';
import type { Finding, HealthCheck } from './check.ts';

/** One is made every night; and a drill every month. */
const old = {
  attention: 30 * milliseconds.hour,
  bad: 3 * milliseconds.day,
  drill: 40 * milliseconds.day,
} as const;

const tryOne = 'Try one out, on the page of backups or by "npm run backup:drill".';
const makeOne = 'Make one now, on the page of backups or by "npm run backup".';

/** Milliseconds since the database of this college was made. */
async function ageOfCollege({ db, clock }: App): Promise<number> {
  const now = clock.now();
  return now.getTime() - ((await firstMigrationAt(db)) ?? now).getTime();
}

/** What a job of backups said when it failed last. */
async function failureOf({
  db,
}: App): Promise<{ isDrill: boolean; at: Date; said: string | null } | undefined> {
  const [failure] = await db.sql<{ isDrill: boolean; at: Date; said: string | null }>(
    `select name in ('backups.drill-newest', 'backups.try-one') as "isDrill",
            coalesce(started_on, created_on) as at,
            coalesce(output->>'message', output->'value'->>'message') as said
       from pgboss.job
      where name like 'backups.%' and state in ('retry', 'failed')
      order by started_on desc nulls last limit 1`,
  );
  return failure;
}

/** Whether archives lie on the disk of the data itself: a broken one takes both. */
async function liesBesideData({ config, db }: App): Promise<boolean> {
  const isDataHere = db.kind === 'embedded' || !config.minio;
  if (config.backup.bucket || !isDataHere) return false;
  return (await disk.deviceOf(config.backup.folder)) === (await disk.deviceOf(config.dataDir));
}

const beside: Pick<Finding, 'words' | 'advice'> = {
  words: 'Your backups lie on the same disk as the data: if it breaks, both are gone.',
  advice:
    'Name a folder of another disk in BACKUP_DIR, or a bucket elsewhere in BACKUP_S3_BUCKET. Until then download one now and then, on the page of backups, and keep it at another place.',
};

/** How the newest is where it is young enough: what came of the last that was tried out. */
async function ofTried(app: App, words: string): Promise<Finding> {
  const result = await lastDrill(app.config);
  if (!result)
    return { state: 'good', words: `${words} None has been tried out yet: that is done monthly.` };
  const sinceDrill = app.clock.now().getTime() - new Date(result.at).getTime();
  if (result.differences.length > 0)
    return {
      state: 'bad',
      words: `${words} But when one was tried out ${timeText(sinceDrill)} ago, it was not whole.`,
      advice:
        'Make a new one and try it out, on the page of backups or by "npm run backup" and "npm run backup:drill". Keep the old ones meanwhile.',
      said: result.differences.join('; '),
    };
  const tried = `${words} The last one that was tried out, ${timeText(sinceDrill)} ago, was whole.`;
  return sinceDrill > old.drill
    ? { state: 'attention', words: tried, advice: tryOne }
    : { state: 'good', words: tried };
}

async function ofNewest(app: App, newest: KeptArchive): Promise<Finding> {
  const age = app.clock.now().getTime() - newest.at.getTime();
  const words = `The newest backup is ${timeText(age)} old and has ${bytesText(newest.size)}.`;
  if (age > old.bad) return { state: 'bad', words, advice: makeOne };
  if (age > old.attention) return { state: 'attention', words, advice: makeOne };
  const found = await ofTried(app, words);
  if (found.state !== 'good' || !app.config.production || !(await liesBesideData(app)))
    return found;
  return { ...beside, state: 'attention', words: `${found.words} ${beside.words}` };
}

/** Whether what people wrote would be there again if this machine burnt. */
export const backups: HealthCheck = {
  name: 'backups',
  title: 'Backups',
  about: 'Whether there is a new one, and whether the last that was tried out was whole.',
  whenUnknown: 'Look whether the folder or bucket of the backups (BACKUP_DIR) can be reached.',
  async measure(app) {
    const failure = await failureOf(app);
    const newest = (await keptArchives(app.config)).at(-1);
    const drilled = await lastDrill(app.config);
    const since = failure?.isDrill ? drilled && new Date(drilled.at) : newest?.at;
    // What went well since says that it is mended.
    if (failure && !(since && since > failure.at))
      return {
        state: 'bad',
        words: failure.isDrill
          ? 'The last backup that was tried out could not be restored.'
          : 'The last backup could not be made.',
        advice: `Read what was said and mend that; mostly a disk is full. ${makeOne}`,
        ...(failure.said ? { said: failure.said } : {}),
      };
    if (newest) return ofNewest(app, newest);
    return (await ageOfCollege(app)) < old.attention
      ? {
          state: 'attention',
          words: 'There is none yet; the first is made tonight.',
          advice: makeOne,
        }
      : { state: 'bad', words: 'There is no backup.', advice: makeOne };
  },
};
