import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import {
  type JobClosing,
  jobClosingDays,
  jobClosings,
} from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { normalised, textPattern } from '../../search/index.ts';
import { type JobTables, jobsSql, normsOfCompanies } from '../jobs.sql.ts';
import { readableJobs } from '../shown-jobs.sql.ts';

type Texts = Expression<readonly string[]>;

/** For conditions on the `opening` of a statement. */
const opening = expressionBuilder<{ opening: JobTables['job_openings'] }, 'opening'>();

/** Typed texts as columns `…_norm` have them. */
const norms = (texts: Texts) => opening.fn<string[]>('search_norms', [texts]);
/** The skills that `opening` asks for, as they are compared. */
const skills = norms(opening.ref('opening.skills_required'));

/** What chips are set to, on openings `opening`: any of some values. */
export const chosenConditions = {
  companies: (names: Texts) => opening('opening.company_norm', '=', anyOf(normsOfCompanies(names))),
  roles: (names: Texts) => opening('opening.role_norm', '=', anyOf(norms(names))),
  types: (words: Texts) => opening(sql.ref<string>('opening.job_type'), '=', anyOf(words)),
  pays: (words: Texts) => opening(sql.ref<string>('opening.pay'), '=', anyOf(words)),
  locations: (words: Texts) => opening(sql.ref<string>('opening.job_location'), '=', anyOf(words)),
  cities: (words: Texts) => opening('opening.specific_location', '=', anyOf(words)),
  audiences: (words: Texts) => opening(sql.ref<string>('opening.specific_to'), '=', anyOf(words)),
  skills: (names: Texts) => opening(skills, '&&', norms(names)),
};

const closesBy: Readonly<Record<JobClosing, (today: Expression<string>) => Expression<SqlBool>>> = {
  // The builder has no word for days behind a day.
  week: (today) => sql<SqlBool>`opening.deadline <= ${today} + ${sql.lit(jobClosingDays.week)}`,
  month: (today) => sql<SqlBool>`opening.deadline <= ${today} + ${sql.lit(jobClosingDays.month)}`,
  noDeadline: () => opening('opening.deadline', 'is', null),
};

/** How soon `opening` closes, in all words that say so. */
const closings = (today: Expression<string>) =>
  sql<string[]>`array_remove(array[${sql.join(
    jobClosings.map((word) => sql`case when ${closesBy[word](today)} then ${sql.lit(word)} end`),
  )}], null)`;

/** Whether `opening` closes as soon as any of some words says. */
export const closesWithin = (words: Texts, { today }: { today: Expression<string> }) =>
  opening(closings(today), '&&', words as Expression<string[]>);

/** What `opening` is counted by. The builder has no word for arrays. */
export const tokens = ({ today }: { today: Expression<string> }) => sql<string[]>`
  ${opening.ref('opening.facet_tokens')}
  || array(select 'closes:' || word from unnest(${closings(today)}) as word)`;

/** A role as an opening that is shown writes it. */
export const roleAsWritten = (norm: Expression<string>) =>
  readableJobs.where('opening.role_norm', '=', norm).select('opening.role').limit(1).$asScalar();

/** A skill as an opening that is shown writes it. */
export const skillAsWritten = (norm: Expression<string>) =>
  jobsSql.db
    .selectFrom(
      readableJobs
        .where('opening.skills_norm', 'like', textPattern(norm))
        .select((of) => of.fn<string>('unnest', ['opening.skills_required']).as('skill'))
        .as('asked'),
    )
    .where((eb) => eb(normalised(eb.ref('asked.skill')), '=', norm))
    .select('asked.skill')
    .limit(1)
    .$asScalar();
