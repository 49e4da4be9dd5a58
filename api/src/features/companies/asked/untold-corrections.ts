import type { DeletedAccount, Work } from '../../../core/context.ts';
import { anyOf, type Statement } from '../../../core/sql/index.ts';
import { postsWithRemoved } from '../../posts/index.ts';
import { companiesSql } from '../companies.sql.ts';
import { AskedQuestionEntity, CompanyQuestionEntity } from './asked.entity.ts';
import { QuestionCorrectionEntity } from './correction.entity.ts';

/** What was said of single experiences, whether it holds or was taken back. */
const ofExperiences = () =>
  companiesSql.db
    .selectFrom('question_corrections as said')
    .where('said.post_id', 'is not', null)
    .orderBy('said.id')
    .select('said.id');

const saidOfUntold = companiesSql.statement(
  'saidOfUntold',
  { ids: 'uuid[]', still: 'uuid[]' },
  (_db, { ids, still }) =>
    ofExperiences()
      .where('said.post_id', '=', anyOf(ids))
      .where((said) => said.not(said('said.id', '=', anyOf(still)))),
);

/** Of experiences that are deleted: what is hidden may come back. */
export const saidOfDeleted = companiesSql.statement('saidOfDeleted', {}, () =>
  ofExperiences()
    .where((said) =>
      said.not(
        said.exists(
          said
            .selectFrom(postsWithRemoved.as('post'))
            .whereRef('post.id', '=', 'said.post_id')
            .select('post.id'),
        ),
      ),
    )
    .limit(500),
);

const saidOfAuthor = companiesSql.statement('saidOfAuthor', { userId: 'uuid' }, (_db, { userId }) =>
  ofExperiences().where('said.post_id', 'in', (said) =>
    said
      .selectFrom(postsWithRemoved.as('post'))
      .where('post.user_id', '=', userId)
      .select('post.id'),
  ),
);

async function drop<Input extends object>(
  { em, query }: Work,
  statement: Statement<Input, { id: string }>,
  input: Input,
): Promise<void> {
  const ids = (await query(statement, input)).map(({ id }) => id);
  if (ids.length > 0) await em.nativeDelete(QuestionCorrectionEntity, { id: { $in: ids } });
}

/**
 * Some experiences were read anew: what they say no more is kept in no word about it either.
 * @param still the words about what they still say
 */
export const dropUntold = (
  work: Work,
  ids: readonly string[],
  still: readonly string[],
): Promise<void> => drop(work, saidOfUntold, { ids, still });

/** Experiences were deleted: so is what their words were quoted in. */
export const dropDeleted = (work: Work): Promise<void> => drop(work, saidOfDeleted, {});

/** What is derived of a person's experiences names them until it is made anew, a minute later. */
async function forgetAuthor({ em }: Work, userId: string): Promise<void> {
  const told = await em.find(AskedQuestionEntity, { authorId: userId });
  for (const question of told) question.authorId = null;
  const groups = [...new Set(told.map(({ group }) => group.id))];
  for (const row of await em.find(CompanyQuestionEntity, { group: { $in: groups } }))
    if (row.places.some(({ authorId }) => authorId === userId))
      row.places = row.places.map((place) =>
        place.authorId === userId ? { ...place, authorId: null } : place,
      );
}

/** The experiences of a person go, and what they are quoted in with them. */
export async function onAccountDeleted(work: Work, { userId }: DeletedAccount): Promise<void> {
  await drop(work, saidOfAuthor, { userId });
  await forgetAuthor(work, userId);
}
