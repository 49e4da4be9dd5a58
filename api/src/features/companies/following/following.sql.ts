import type { Expression } from 'kysely';
import { truth } from '../../../core/sql/index.ts';
import { companiesSql } from '../companies.sql.ts';

const { db, eb } = companiesSql;

/**
 * A company and all that are part of it now: names say it, so that what is joined or taken apart
 * has its followers without a word of theirs.
 */
const partsNow = (companyId: Expression<string>) =>
  db
    .selectFrom('companies as part')
    .where('part.slug', 'in', (part) =>
      part
        .selectFrom('company_names as own')
        .where('own.company_id', '=', companyId)
        .select('own.slug'),
    )
    .select('part.id');

/** How many people follow a company: who followed two that are one by now is one. */
export const followersOf = (companyId: Expression<string>) =>
  db
    .selectFrom('company_follows as follow')
    .where('follow.company_id', 'in', partsNow(companyId))
    .select((follow) =>
      follow.cast<number>(follow.fn.count('follow.user_id').distinct(), 'integer').as('followers'),
    );

/** Whether a person follows a company. */
export const isFollowed = (companyId: Expression<string>, userId: Expression<string | null>) =>
  truth(
    eb.exists(
      db
        .selectFrom('company_follows as follow')
        .where('follow.user_id', '=', userId)
        .where('follow.company_id', 'in', partsNow(companyId)),
    ),
  );

/** Which of the follows of a person are of a company. */
export const followedParts = companiesSql.statement(
  'followedParts',
  { userId: 'uuid', companyId: 'uuid' },
  (_db, { userId, companyId }) =>
    db
      .selectFrom('company_follows as follow')
      .where('follow.user_id', '=', userId)
      .where('follow.company_id', 'in', partsNow(companyId))
      .select('follow.company_id as id'),
);

/** The companies that a person follows, as they are called now. */
export const followedBy = (userId: Expression<string>) =>
  db
    .selectFrom('company_follows as follow')
    .innerJoin('companies as followed', 'followed.id', 'follow.company_id')
    .innerJoin('company_names as own', 'own.slug', 'followed.slug')
    .where('follow.user_id', '=', userId)
    .select('own.company_id');

/** Slugs of names, each with the company that has it, for statements of other rooms. */
export const companySlugs = companiesSql.shareQuery(
  db.selectFrom('company_names').select(['slug', 'company_id']),
);

/**
 * Slugs of names, each with those who follow the company that has it, for statements of other
 * rooms: `slug` is given, so that few are looked at. A person may stand in it more than once.
 */
export const companyFollowers = companiesSql.shareQuery(
  db
    .selectFrom('company_names as written')
    .innerJoin('companies as company', 'company.id', 'written.company_id')
    .innerJoin('company_names as own', 'own.company_id', 'company.id')
    .innerJoin('companies as part', 'part.slug', 'own.slug')
    .innerJoin('company_follows as follow', 'follow.company_id', 'part.id')
    .select([
      'written.slug as said_slug',
      'company.id as company_id',
      'company.slug as company_slug',
      'company.name as company_name',
      'follow.user_id',
      'follow.created_at as since',
    ]),
);
