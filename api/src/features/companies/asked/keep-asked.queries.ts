import { sql } from 'kysely';
import { placesAtMost } from '../../../../../schema/rules/companies/asked-texts.ts';
import { anyOf, columnsOf, countRows } from '../../../core/sql/index.ts';
import { postsInFull } from '../../posts/index.ts';
import { normalised } from '../../search/index.ts';
import { companiesSql } from '../companies.sql.ts';

/** How many experiences the transaction of an admin's correction reads. */
export const readAtOnce = 50;
/**
 * How many a transaction of the job reads: few, since it holds the only connection of an embedded
 * database for some twenty statements each.
 */
export const keptAtOnce = 8;
/** Of a group so many are compared for the most typical wording, the last first. */
const comparedAtMost = 40;

const { db } = companiesSql;

/** Experiences that were read and that nobody reads any more, behind one, in their order. */
export const goneExperiences = companiesSql.statement(
  'askedGone',
  { after: 'uuid' },
  (_db, { after }) =>
    db
      .selectFrom('asked_posts as read')
      .where('read.post_id', '>', after)
      .where((read) =>
        read.not(
          read.exists(
            read
              .selectFrom(postsInFull.as('post'))
              .innerJoin('company_names as known', 'known.norm', 'post.company_norm')
              .whereRef('post.id', '=', 'read.post_id')
              .select('post.id'),
          ),
        ),
      )
      .orderBy('read.post_id')
      .limit(keptAtOnce)
      .select('read.post_id as id'),
);

/** Experiences, each with what the reading of it rests on now. */
const toldNow = () =>
  db
    .selectFrom(postsInFull.as('post'))
    .innerJoin('company_names as known', 'known.norm', 'post.company_norm')
    .select((post) => [
      'post.id',
      'known.company_id as companyId',
      post
        .fn<string>('concat_ws', [
          sql.lit('/'),
          post.fn.coalesce('post.edited_at', 'post.created_at'),
          'known.company_id',
        ])
        .as('basis'),
    ]);

/** Some experiences, whether they changed or not; without those that nobody reads any more. */
export const experiencesNow = companiesSql.statement(
  'askedNow',
  { ids: 'uuid[]' },
  (_db, { ids }) => toldNow().where('post.id', '=', anyOf(ids)).orderBy('post.id'),
);

/** Experiences that came or changed since they were read, behind one, the oldest first. */
export const changedExperiences = companiesSql.statement(
  'askedChanged',
  { after: 'uuid' },
  (_db, { after }) =>
    db
      .with('told', toldNow)
      .selectFrom('told')
      .where('told.id', '>', after)
      .leftJoin('asked_posts as read', 'read.post_id', 'told.id')
      .whereRef('told.basis', 'is distinct from', 'read.basis')
      .orderBy('told.id')
      .limit(keptAtOnce)
      .select(['told.id', 'told.companyId', 'told.basis']),
);

/** What some experiences tell was asked. */
export const askingExperiences = companiesSql.statement(
  'asking',
  { ids: 'uuid[]' },
  (_db, { ids }) =>
    db
      .selectFrom(postsInFull.as('post'))
      .where('post.id', '=', anyOf(ids))
      .orderBy('post.id')
      .select(['post.id', 'post.user_id as authorId'])
      .select(
        columnsOf('post', ['role', 'interviewYear', 'rounds', 'storyRounds', 'onlineAssessment']),
      ),
);

/** Groups that have a pair of words with some questions in common: those alike are among them. */
export const nearGroups = companiesSql.statement(
  'nearGroups',
  { keys: 'text[]' },
  (_db, { keys }) =>
    db
      .selectFrom('question_groups as near')
      .where(sql<boolean>`near.keys && ${keys}`)
      .where('near.is_closed', '=', false)
      .orderBy('near.experiences', 'desc')
      .orderBy('near.id')
      .limit(500)
      .select(['near.id', 'near.words']),
);

/** Groups of which nothing is told: no change of an experience leads to them any more. */
export const hollowGroups = companiesSql.statement('hollowGroups', {}, () =>
  db
    .selectFrom('question_groups as hollow')
    .where((hollow) =>
      hollow.not(
        hollow.exists(
          hollow
            .selectFrom('asked_questions as told')
            .whereRef('told.group_id', '=', 'hollow.id')
            .select('told.id'),
        ),
      ),
    )
    .orderBy('hollow.id')
    .select('hollow.id'),
);

/** Some questions of each group, and of each company in it: those told last. */
export const groupMembers = companiesSql.statement(
  'groupMembers',
  { groups: 'uuid[]', companies: 'uuid[]' },
  (_db, { groups, companies }) =>
    db
      .with('member', () =>
        db
          .selectFrom('asked_questions as asked')
          .where('asked.group_id', '=', anyOf(groups))
          .selectAll('asked')
          .select((asked) => [
            asked.fn
              .agg<number>('row_number')
              .over((all) =>
                all
                  .partitionBy('asked.group_id')
                  .orderBy('asked.year', 'desc')
                  .orderBy('asked.id', 'desc'),
              )
              .as('inGroup'),
            asked.fn
              .agg<number>('row_number')
              .over((all) =>
                all
                  .partitionBy(['asked.group_id', 'asked.company_id'])
                  .orderBy('asked.year', 'desc')
                  .orderBy('asked.id', 'desc'),
              )
              .as('inCompany'),
          ]),
      )
      .selectFrom('member')
      .where((member) =>
        member.or([
          member('member.inGroup', '<=', sql.lit(comparedAtMost)),
          member.and([
            member('member.inCompany', '<=', sql.lit(placesAtMost)),
            member('member.company_id', '=', anyOf(companies)),
          ]),
        ]),
      )
      .orderBy('member.year', 'desc')
      .orderBy('member.id', 'desc')
      .select([
        'member.group_id as groupId',
        'member.company_id as companyId',
        'member.post_id as postId',
        'member.author_id as authorId',
        'member.text',
        'member.topic',
        'member.place',
        'member.round',
        'member.role',
        'member.year',
      ]),
);

/** Experiences whose questions are in some groups, and the companies that these are of. */
export const toldInGroups = companiesSql.statement(
  'toldInGroups',
  { groups: 'uuid[]' },
  (_db, { groups }) =>
    db
      .selectFrom('asked_questions as told')
      .where('told.group_id', '=', anyOf(groups))
      .orderBy('told.post_id')
      .orderBy('told.company_id')
      .distinct()
      .select(['told.post_id as postId', 'told.company_id as companyId']),
);

const distinctPosts = sql<number>`count(distinct asked.post_id)::int`;

/** How many experiences tell of each group, and for which roles; of each company in it too. */
export const groupFigures = companiesSql.statement(
  'groupFigures',
  { groups: 'uuid[]' },
  (_db, { groups }) =>
    db
      .selectFrom('asked_questions as asked')
      .where('asked.group_id', '=', anyOf(groups))
      .groupBy(sql`grouping sets ((asked.group_id), (asked.group_id, asked.company_id))`)
      .select((asked) => [
        'asked.group_id as groupId',
        sql<string | null>`asked.company_id`.as('companyId'),
        distinctPosts.as('experiences'),
        asked.fn.max('asked.year').as('lastYear'),
        sql<string[]>`array_agg(distinct ${normalised(sql.ref('asked.role'))})`.as('roles'),
      ]),
);

/** What the questions of some companies are about, most first. */
export const topicsOfCompanies = companiesSql.statement(
  'askedTopics',
  { companies: 'uuid[]' },
  (_db, { companies }) =>
    db
      .selectFrom('company_questions as asked')
      .where('asked.company_id', '=', anyOf(companies))
      .groupBy(['asked.company_id', 'asked.topic'])
      .orderBy(countRows(), 'desc')
      .orderBy('asked.topic')
      .select(['asked.company_id as companyId', 'asked.topic', countRows().as('questions')]),
);
