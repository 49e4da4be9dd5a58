import { type SqlBool, sql } from 'kysely';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import {
  likeQuestionFrom,
  likeQuestionLength,
  likeQuestionsAtMost,
} from '../../../../../schema/rules/posts/like-questions-texts.ts';
import { Access, requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { parseId } from '../../../core/ids.ts';
import { people } from '../../identity/index.ts';
import { runInUserQueue } from '../../search/index.ts';
import { questionColumns, questionOf, questionsSql, questionVote } from '../questions.sql.ts';
import { Question } from '../questions.types.ts';
import { readableQuestions } from '../shown-questions.sql.ts';

/** Older ones are not compared: a post has a few dozen. */
const comparedAtMost = 500;
/** From this likeness on two texts ask the same often enough to look at both. */
const likenessFrom = 0.35;

/**
 * Questions of a post that are like a text, the most like first. Likeness is that of trigrams, of
 * their first `likeQuestionLength` characters: a short question within a long one is another.
 */
const likeQuestions = questionsSql.statement(
  'like',
  { postId: 'uuid', viewerId: 'uuid', content: 'text' },
  (db, { postId, viewerId, content }) => {
    const likeness = sql<number>`similarity(search_norm(left(question.content, ${sql.lit(likeQuestionLength)})), search_norm(${content}))`;
    const newest = readableQuestions
      .where('question.post_id', '=', postId)
      .orderBy('question.id', 'desc')
      .limit(comparedAtMost)
      .selectAll('question');
    return db
      .selectFrom(newest.as('question'))
      .innerJoin(people.as('person'), 'person.id', 'question.user_id')
      .where(sql<SqlBool>`${likeness} >= ${sql.lit(likenessFrom)}`)
      .select((eb) => questionColumns(questionVote(eb.ref('question.id'), viewerId)))
      .orderBy(likeness, 'desc')
      .orderBy('question.id')
      .limit(likeQuestionsAtMost);
  },
);

@Resolver()
export class LikeQuestionsResolver {
  @Access('member')
  @Query(() => [Question], {
    description:
      'Questions of a post that are like one that somebody is about to ask, the most like first: at most three. None for a few letters, and of posts that are not shown. Errors: RATE_LIMITED for many in a minute, and many at once.',
  })
  async likeQuestions(
    @Ctx() ctx: Context,
    @Arg('postId', () => ID, { description: "The post's id." }) sentId: string,
    @Arg('content', () => String, { description: 'The question as far as it is typed.' })
    sent: string,
  ): Promise<Question[]> {
    const viewer = requireViewer(ctx, 'member');
    const { app } = ctx;
    // As other words that are looked for while somebody types: a page asks at each pause.
    await app.limits.consume('suggestions', viewer.id);
    const postId = parseId(sentId);
    const content = sent.replaceAll('\0', '').trim().slice(0, likeQuestionLength);
    if (!postId || content.length < likeQuestionFrom) return [];
    const rows = await runInUserQueue(app, viewer.id, true, () =>
      app.db.query(likeQuestions, { postId, viewerId: viewer.id, content }),
    );
    return rows.map(questionOf);
  }
}
