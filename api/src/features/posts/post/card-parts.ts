import DataLoader from 'dataloader';
import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { teaser } from '../../../../../schema/rules/text/display.ts';
import { type Context, isMember, perRequest } from '../../../core/context.ts';
import { anyOf, columnsOf } from '../../../core/sql/index.ts';
import { OnlineAssessment, StoryRound } from '../fields/post-parts.types.ts';
import { postsSql } from '../posts.sql.ts';
import { readablePosts } from '../shown-posts.sql.ts';
import { PostCard } from './post.types.ts';

@ObjectType({
  description:
    'What some parts of a post say: whole for members, the first 100 characters of each text for others.',
})
class PostCardParts {
  @Field(() => String, { nullable: true, description: 'As `Post.preparationTime`.' })
  preparationTime!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'As `Post.finalNotes`; null when there are none.',
  })
  finalNotes!: string | null;

  @Field(() => OnlineAssessment, {
    nullable: true,
    description: 'As `Post.onlineAssessment`. Links are for members.',
  })
  onlineAssessment!: OnlineAssessment | null;

  @Field(() => [StoryRound], {
    description: 'Of a story; none in a crisp post. Links are for members.',
  })
  storyRounds!: StoryRound[];
}

const partsByIds = postsSql.statement('cardParts', { ids: 'uuid[]' }, (_db, { ids }) =>
  readablePosts
    .where('post.id', '=', anyOf(ids))
    .select(
      columnsOf('post', ['id', 'preparationTime', 'finalNotes', 'onlineAssessment', 'storyRounds']),
    ),
);

const noParts: PostCardParts = {
  preparationTime: null,
  finalNotes: null,
  onlineAssessment: null,
  storyRounds: [],
};

const cut = (text: string | null): string | null => (text === null ? null : teaser(text));

/** The beginnings of the parts, for those who may not open the post. */
const beginnings = ({ onlineAssessment, storyRounds, ...texts }: PostCardParts): PostCardParts => ({
  preparationTime: cut(texts.preparationTime),
  finalNotes: cut(texts.finalNotes),
  onlineAssessment: onlineAssessment && {
    ...onlineAssessment,
    description: cut(onlineAssessment.description),
    questionsAsked: cut(onlineAssessment.questionsAsked),
    questionLinks: [],
  },
  storyRounds: storyRounds.map(({ name, description }) => ({
    name: teaser(name),
    description: teaser(description),
    questionLinks: [],
  })),
});

/** The parts of all posts of a page, in one statement. */
const partsLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, PostCardParts>(async (ids) => {
      const rows = await ctx.app.db.query(partsByIds, { ids });
      const byId = new Map<string, PostCardParts>(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const parts = byId.get(id) ?? noParts;
        return isMember(ctx.viewer) ? parts : beginnings(parts);
      });
    }),
);

@Resolver(() => PostCard)
export class PostCardPartsResolver {
  @FieldResolver(() => PostCardParts, { description: 'What some of its parts say.' })
  parts(@Ctx() ctx: Context, @Root() { id }: PostCard): Promise<PostCardParts> {
    return partsLoader(ctx).load(id);
  }
}
