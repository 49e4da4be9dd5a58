import { type Expression, sql } from 'kysely';

type Id = Expression<string>;

/**
 * Where notifications lead: paths of the web app, as the routes of `web/src/app/router.tsx` have
 * them.
 */

export const postLink = (postId: Id) => sql<string>`'/post/' || ${postId}`;

/** The post that a link leads to, as text; null for other links. An index of the notifications is by it. */
export const postOfLink = (link: Expression<string>) =>
  sql<string>`substring(${link} from '^/post/([0-9a-f-]{36})')`;

export const questionLink = (postId: Id, questionId: Id) =>
  sql<string>`'/post/' || ${postId} || '#question-' || ${questionId}`;

export const profileLink = (userId: Id) => sql<string>`'/profile/' || ${userId}`;

export const gratitudeLink = (userId: Id, gratitudeId: Id) =>
  sql<string>`'/profile/' || ${userId} || '?tab=gratitudes#gratitude-' || ${gratitudeId}`;

export const endorsementLink = (userId: Id, endorsementId: Id) =>
  sql<string>`'/profile/' || ${userId} || '?tab=endorsements#endorsement-' || ${endorsementId}`;

export const jobLink = (jobId: Id) => sql<string>`'/job/' || ${jobId}`;
export const chatLink = (conversationId: Id) => sql<string>`'/chat/' || ${conversationId}`;

export const settingsLink = sql.lit('/settings');
/** Where a person reads what was decided about what they wrote and reported. */
export const moderationLink = sql.lit('/moderation');
/** Where a person reads how they stand with the college. */
export const standingLink = sql.lit('/settings#overview');
export const connectionRequestsLink = sql.lit('/connection-requests');

/** The question that a link leads to; null for other links. */
export const questionOfLink = (link: Expression<string>) =>
  sql<string>`substring(${link} from '#question-([0-9a-f-]{36})')::uuid`;
