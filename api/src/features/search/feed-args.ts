import { ArgsType, Field } from 'type-graphql';
import { type FeedSort, feedSorts } from '../../../../schema/rules/posts/posts-texts.ts';
import { registerEnum } from '../../core/enums.ts';
import { PageArgs } from '../../core/lists/paging.ts';

export const FeedSortEnum = registerEnum('FeedSort', feedSorts, {
  description: 'Which posts or people come first.',
  values: {
    recentlyActive:
      'The latest activity: of posts publication, edit, question or answer; of people registration, publication, question or answer.',
    mostViewed: 'The most viewers.',
    mostHelpful: 'The most likes; of people the likes of all their posts.',
  },
});

/** How the feeds of posts and of people are asked for. */
@ArgsType()
export class FeedArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'A company, role, place, hashtag or name, or several words of them; typing errors are forgiven. At most 100 characters count.',
  })
  search?: string | null;

  @Field(() => FeedSortEnum, {
    nullable: true,
    defaultValue: 'recentlyActive',
    description: 'Which come first; `recentlyActive` unless told.',
  })
  sort?: FeedSort | null;
}
