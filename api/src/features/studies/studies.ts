import { isDeepStrictEqual } from 'node:util';
import { documentedStudies, type Studies } from '../../../../schema/rules/college/college.ts';
import type { App, Work } from '../../core/context.ts';
import { topicNamed } from '../../core/live/events.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { StudiesEntity, theOne } from './studies.entity.ts';
import { studiesSql } from './studies.sql.ts';

/** That other degrees or streams are offered. */
const studiesTopic = topicNamed<{ lists: string }>('studies');

const written = studiesSql.statement('written', {}, (db) =>
  db.selectFrom('studies').select(columnsOf('studies', ['degrees', 'streams'])),
);

/** What the database says. */
export async function readStudies(app: App): Promise<Studies> {
  const [row] = await app.db.query(written, {});
  return row ?? documentedStudies;
}

const known = new WeakMap<App, Promise<Studies>>();

/**
 * What one studies at the college, for every form that is checked: read once, and again after an
 * event told that it has changed, or some may have been missed.
 */
export function studiesOf(app: App): Promise<Studies> {
  const found = known.get(app);
  if (found) return found;
  const read = readStudies(app);
  known.set(app, read);
  read.catch(() => {
    if (known.get(app) === read) known.delete(app);
  });
  return read;
}

/** Follows what other instances change, for as long as the product runs. */
export async function followStudies(app: App): Promise<void> {
  const forget = (): void => {
    known.delete(app);
  };
  app.events.subscribe(studiesTopic, forget);
  app.events.onRecovery(forget);
  await app.events.whenSubscribed([studiesTopic]);
}

/**
 * Offers these degrees and streams from now on, inside a change that holds the college's lock.
 * @returns which of the two lists are others now
 */
export async function offerStudies(work: Work, studies: Studies): Promise<(keyof Studies)[]> {
  const found = await work.em.findOne(StudiesEntity, { id: theOne });
  const before: Studies = found ?? documentedStudies;
  const lists = (['degrees', 'streams'] as const).filter(
    (list) => !isDeepStrictEqual(before[list], studies[list]),
  );
  if (lists.length === 0) return lists;
  if (found) work.em.assign(found, studies);
  else work.em.create(StudiesEntity, studies);
  work.publish(studiesTopic, { lists: lists.join(', ') });
  return lists;
}
