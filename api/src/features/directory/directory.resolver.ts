import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { type Page, pageSize } from '../../core/paging.ts';
import { Profile, type ProfileCard } from '../profiles/index.ts';
import { FeedArgs } from '../search/index.ts';
import { ProfileConnection, RelatedProfile } from './directory.types.ts';
import { feedProfiles } from './feed-profiles.queries.ts';
import { relatedProfiles } from './related-profiles.queries.ts';

@Resolver()
export class DirectoryResolver {
  @Access('signedIn')
  @Query(() => ProfileConnection, {
    description:
      'A page of people who have completed their profile. They come in the chosen order. Without a search the viewer is not among them. Nobody who blocks the viewer, or whom the viewer blocks. Errors: UNAUTHENTICATED; BAD_USER_INPUT for a page size or cursor that is not of this list.',
  })
  feedProfiles(
    @Ctx() ctx: Context,
    @Args(() => FeedArgs) args: FeedArgs,
  ): Promise<Page<ProfileCard>> {
    return feedProfiles(ctx.app, requireViewer(ctx).id, args);
  }
}

@Resolver(() => Profile)
export class ProfileRelatedResolver {
  @FieldResolver(() => [RelatedProfile], {
    description:
      'People who worked at the same company, are of the same or a near batch of the branch, or share an interest; those who have most in common first. Companies are no reason when only the card of the profile is shown.',
  })
  relatedProfiles(
    @Ctx() ctx: Context,
    @Root() { id, isWhole }: Profile,
    @Arg('first', () => Int, { defaultValue: 6, description: 'How many: 1 to 100.' })
    first: number,
  ): Promise<RelatedProfile[]> {
    return relatedProfiles(ctx.app, { id, isWhole }, ctx.viewer?.id ?? null, pageSize(first));
  }
}
