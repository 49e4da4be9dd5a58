import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { questionBankFilters } from '../../../../../../schema/rules/companies/asked-filters.ts';
import { declareList, descending, listField, sortKey } from '../../../../core/lists/index.ts';
import { anyOf, countRows } from '../../../../core/sql/index.ts';
import { phrasePattern } from '../../../search/index.ts';
import { companiesSql } from '../../companies.sql.ts';
import { QuestionBankArgs, QuestionBankConnection } from './question-bank.types.ts';

/** So many of the companies that ask a question are named with it. */
const namedAtMost = 5;

const experiences = sortKey('question.experiences', 'int8', 'experiences');
const lastYear = sortKey('question.last_year', 'int8', 'lastYear');
const id = sortKey('question.id', 'uuid', 'id');

/** What all companies ask, each question once. */
export const bank = declareList(companiesSql, {
  name: 'questionBank',
  isCounted: true,
  sorts: {
    mostAsked: descending(experiences, lastYear, id),
    lastAsked: descending(lastYear, experiences, id),
  },
  filters: questionBankFilters,
  conditions: {
    search: (search) =>
      companiesSql.eb(sql.ref('question.text_norm'), 'like', phrasePattern(search)),
    topic: (topics) => companiesSql.eb(sql.ref<string>('question.topic'), '=', anyOf(topics)),
    role: (roles) =>
      companiesSql.eb(
        sql.ref<string[]>('question.roles'),
        '&&',
        companiesSql.eb.fn<string[]>('search_norms', [roles]),
      ),
    since: (year) => companiesSql.eb(sql.ref('question.last_year'), '>=', year),
  },
  select: (db, _given, { arrange }) =>
    db
      .selectFrom('question_groups as question')
      .where('question.experiences', '>', 0)
      .select([
        'question.id',
        'question.text',
        'question.topic',
        'question.experiences',
        'question.last_year as lastYear',
      ])
      .select((eb) => [
        eb
          .selectFrom('company_questions as asked')
          .whereRef('asked.group_id', '=', 'question.id')
          .select(countRows().as('count'))
          .as('companyCount'),
        jsonArrayFrom(
          eb
            .selectFrom('company_questions as asked')
            .innerJoin('companies as company', 'company.id', 'asked.company_id')
            .whereRef('asked.group_id', '=', 'question.id')
            .orderBy('asked.experiences', 'desc')
            .orderBy('asked.last_year', 'desc')
            .orderBy('company.id')
            .limit(namedAtMost)
            .select(['company.slug', 'company.name', 'asked.experiences']),
        ).as('companies'),
      ])
      .$call(arrange),
});

export const bankLists = [
  listField({
    name: 'questionBank',
    access: 'member',
    description:
      'What all companies ask, each question once. Errors: BAD_USER_INPUT for a page size outside 1 to 100, for a year out of range, for more roles than it takes and for a foreign cursor.',
    type: QuestionBankConnection,
    args: QuestionBankArgs,
    read: ({ app }, args) =>
      bank.page(app, args, {
        node: ({ companyCount, ...row }) => ({ ...row, companyCount: companyCount ?? 0 }),
      }),
  }),
];
