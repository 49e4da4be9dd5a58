import { countRows, isShown } from '../../../core/sql/index.ts';
import { postsCount } from '../../profiles/index.ts';
import { postsSql } from '../posts.sql.ts';

postsCount.provide((userId) =>
  postsSql.share(
    postsSql.db
      .selectFrom('posts as published')
      .where('published.user_id', '=', userId)
      .where(isShown('published'))
      .select(countRows().as('count'))
      .$asScalar(),
  ),
);
