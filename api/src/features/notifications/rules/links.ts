import { type Expression, sql } from 'kysely';

// What a notification leads to is read back from its link. The builder has no word for
// `substring … from`.

/**
 * The post that a link leads to, as text; null for other links. An index of the notifications is by
 * it.
 */
export const postOfLink = (link: Expression<string>) =>
  sql<string>`substring(${link} from '^/post/([0-9a-f-]{36})')`;

/** The question that a link leads to; null for other links. */
export const questionOfLink = (link: Expression<string>) =>
  sql<string>`substring(${link} from '#question-([0-9a-f-]{36})')::uuid`;
