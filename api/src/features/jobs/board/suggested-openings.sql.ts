import { type Expression, type InferResult, type RawBuilder, sql } from 'kysely';
import { isShown } from '../../../core/sql/index.ts';
import { isNotBanned, people } from '../../identity/index.ts';
import { phrasePattern } from '../../search/index.ts';
import { jobsSql } from '../jobs.sql.ts';
import { isOpenNow } from '../shown-jobs.sql.ts';

/** The newest openings that are looked through before the index of words is asked. */
const maxWalked = 500;

const columns = ['opening.id', 'opening.user_id', 'opening.role', 'opening.company_name'] as const;

const openNow = (today: RawBuilder<string>) =>
  jobsSql.db
    .selectFrom('job_openings as opening')
    .where(isShown('opening'))
    .where(isOpenNow({ today }));

/** The pattern is a subselect, so that it is worked out once and not for each row. */
const patternOf = (phrase: Expression<string>) =>
  jobsSql.db.selectNoFrom(phrasePattern(phrase).as('pattern')).$asScalar();

/** At the head of the board. */
const newest = (phrase: Expression<string>, today: RawBuilder<string>, limit: number) =>
  jobsSql.db
    .selectFrom(
      openNow(today)
        .orderBy('opening.is_pinned', 'desc')
        .orderBy('opening.id', 'desc')
        .limit(maxWalked)
        .select([...columns, 'opening.found_by'])
        .as('opening'),
    )
    .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
    .where(isNotBanned('person'))
    .where('opening.found_by', 'like', patternOf(phrase))
    .orderBy('opening.id', 'desc')
    .limit(limit)
    .select(columns);

/** By the index of words. Its fence of `offset 0` keeps it from walking the board once more. */
const indexed = (phrase: Expression<string>, today: RawBuilder<string>, limit: number) =>
  jobsSql.db
    .selectFrom(
      openNow(today)
        .where('opening.found_by', 'like', patternOf(phrase))
        .select(columns)
        .offset(0)
        .as('opening'),
    )
    .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
    .where(isNotBanned('person'))
    .orderBy('opening.id', 'desc')
    .limit(limit)
    .select(columns);

const db = jobsSql.db.$extendTables<{ newest: InferResult<ReturnType<typeof newest>>[number] }>();

/**
 * Openings that one can still apply to and that have a phrase somewhere in company, role, skills or
 * city, the newest first, for statements of other rooms: from the head of the board, where common
 * words are found at once, else by the index of words, which finds few then.
 * @param isShort the phrase has few letters: the index would find too much, the head is enough
 */
export const suggestedOpenings = (
  phrase: Expression<string>,
  today: RawBuilder<string>,
  { limit, isShort }: { limit: number; isShort: boolean },
) =>
  jobsSql.shareQuery(
    db
      .with(
        (cte) => cte('newest').materialized(),
        () => newest(phrase, today, limit),
      )
      .with(
        (cte) => cte('older').materialized(),
        () =>
          indexed(phrase, today, limit)
            .where(sql.lit(!isShort))
            .where((eb) =>
              eb(db.selectFrom('newest').select(eb.fn.countAll<number>().as('count')), '<', limit),
            ),
      )
      .selectFrom((eb) =>
        eb.selectFrom('newest').selectAll().union(eb.selectFrom('older').selectAll()).as('opening'),
      )
      .orderBy('opening.id', 'desc')
      .limit(limit)
      .selectAll(),
  );
