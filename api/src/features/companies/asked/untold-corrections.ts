import type { DeletedAccount, Work } from '../../../core/context.ts';
import { anyOf, type Statement } from '../../../core/sql/index.ts';
import { postsWithRemoved } from '../../posts/index.ts';
import { companiesSql } from '../companies.sql.ts';
import { QuestionCorrectionEntity } from './correction.entity.ts';

/** What was said of single experiences, whether it holds or was taken back. */
const ofExperiences = () =>
  companiesSql.db
    .selectFrom('question_corrections as said')
    .where('said.kind', '=', 'apart')
    .orderBy('said.id')
    .select('said.id');

const saidOfUntold = companiesSql.statement('saidOfUntold', { ids: 'uuid[]' }, (_db, { ids }) =>
  ofExperiences()
    .where('said.post_id', '=', anyOf(ids))
    .where((said) =>
      said.not(
        said.exists(
          said
            .selectFrom('asked_questions as told')
            .whereRef('told.post_id', '=', 'said.post_id')
            .whereRef('told.text', '=', 'said.text')
            .select('told.id'),
        ),
      ),
    ),
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

/** Some experiences were read anew: what they say no more is kept in no word about it either. */
export const dropUntold = (work: Work, ids: readonly string[]): Promise<void> =>
  drop(work, saidOfUntold, { ids });

/** Experiences were deleted: so is what their words were quoted in. */
export const dropDeleted = (work: Work): Promise<void> => drop(work, saidOfDeleted, {});

/** The experiences of a person go, and what they are quoted in with them. */
export const onAccountDeleted = (work: Work, { userId }: DeletedAccount): Promise<void> =>
  drop(work, saidOfAuthor, { userId });
