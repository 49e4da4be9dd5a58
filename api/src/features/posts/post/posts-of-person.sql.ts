import type { Expression } from 'kysely';
import { countRows, isShown } from '../../../core/sql/index.ts';
import { postsSql } from '../posts.sql.ts';

/** How many posts a person has published. */
export const postsOfPerson = (userId: Expression<string>) =>
  postsSql.share(
    postsSql.db
      .selectFrom('posts as published')
      .where('published.user_id', '=', userId)
      .where(isShown('published'))
      .select(countRows().as('count'))
      .$asScalar(),
  );
