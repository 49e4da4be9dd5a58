import type { Work } from '../../../core/context.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { companiesSql } from '../companies.sql.ts';
import { likeness } from './likeness/likeness.ts';
import { wordsOf } from './likeness/words-of.ts';

const standing = () =>
  companiesSql.db
    .selectFrom('question_corrections as said')
    .where('said.taken_back_at', 'is', null)
    .orderBy('said.id');

const saidInExperiences = companiesSql.statement(
  'saidInExperiences',
  { ids: 'uuid[]' },
  (_db, { ids }) =>
    companiesSql.db
      .selectFrom('question_corrections as said')
      .where('said.post_id', '=', anyOf(ids))
      .orderBy('said.id')
      .select([
        'said.id',
        'said.kind',
        'said.post_id as postId',
        'said.text',
        'said.taken_back_at as takenBackAt',
      ]),
);

const oneInOtherWords = companiesSql.statement('oneInOtherWords', {}, () =>
  standing().where('said.kind', '=', 'one').select(['said.text', 'said.other_text as otherText']),
);

/** What was said stands apart, and does, of what is in some groups now. */
export const apartInGroups = companiesSql.statement(
  'apartInGroups',
  { groups: 'uuid[]' },
  (_db, { groups }) =>
    standing()
      .where('said.kind', '=', 'apart')
      .where((said) =>
        said.exists(
          said
            .selectFrom('asked_questions as told')
            .whereRef('told.post_id', '=', 'said.post_id')
            .whereRef('told.text', '=', 'said.text')
            .where('told.group_id', '=', anyOf(groups))
            .select('told.id'),
        ),
      )
      .select('said.id'),
);

/** Wordings that are one question by somebody's word, each with the first of them all. */
export function joinedWordings(
  pairs: readonly { text: string; otherText: string | null }[],
): Map<string, string> {
  const before = new Map<string, string>();
  const firstOf = (text: string): string => {
    const other = before.get(text);
    return other === undefined || other === text ? text : firstOf(other);
  };
  for (const { text, otherText } of pairs) {
    const [first, last] = [firstOf(text), firstOf(otherText ?? text)].toSorted();
    if (first === undefined || last === undefined) continue;
    before.set(first, first);
    before.set(last, first);
  }
  return new Map([...before.keys()].map((text) => [text, firstOf(text)]));
}

/** What people said of the questions of some experiences. */
export async function correctionsOf({ query }: Pick<Work, 'query'>, ids: readonly string[]) {
  const said = await query(saidInExperiences, { ids });
  const keys = new Set(
    said
      .filter(({ takenBackAt }) => takenBackAt === null)
      .map(({ kind, postId, text }) => `${kind} ${postId} ${text}`),
  );
  const joined = [...joinedWordings(await query(oneInOtherWords, {}))].map(([text, first]) => ({
    words: wordsOf(text),
    joinedAs: first,
  }));
  return {
    /** Whether a question of an experience stands by itself. */
    isApart: (postId: string, text: string): boolean => keys.has(`apart ${postId} ${text}`),
    /** Whether a line of an experience is no question. */
    isNone: (postId: string, text: string): boolean => keys.has(`none ${postId} ${text}`),
    /** What was said of lines of an experience, whether it holds or was taken back. */
    of: (id: string) => said.filter(({ postId }) => postId === id),
    /** The wordings that are one by somebody's word and like these words, with how alike. */
    joinedLike: (words: readonly string[]) =>
      joined.map((one) => ({ joinedAs: one.joinedAs, alike: likeness(words, one.words) })),
  };
}

/** The first of the wordings that are one with this one; itself where nobody said so. */
export const firstWording = async ({ query }: Pick<Work, 'query'>, text: string): Promise<string> =>
  joinedWordings(await query(oneInOtherWords, {})).get(text) ?? text;
