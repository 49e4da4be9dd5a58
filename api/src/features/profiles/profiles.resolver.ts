import { Arg, Args, Ctx, ID, Query, Resolver, Root } from 'type-graphql';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { Live } from '../../core/live.ts';
import type { Page } from '../../core/paging.ts';
import { profile, profileForMembers, profileTopic } from './profiles.ts';
import { feedProfiles } from './profiles.reads.ts';
import { FeedArgs, Profile, type ProfileCard, ProfileConnection } from './profiles.types.ts';

@Resolver(() => Profile)
export class ProfilesResolver {
  @Access('signedIn')
  @Query(() => Profile, { description: 'For its owner, and for members.' })
  profile(@Ctx() ctx: Context, @Arg('userId', () => ID) userId: string): Promise<Profile> {
    return profile(ctx, userId);
  }

  @Access('signedIn')
  @Query(() => ProfileConnection, { description: 'Those who say something of themselves first, each part in the order asked for; without a search, not the viewer.' })
  feedProfiles(@Ctx() ctx: Context, @Args(() => FeedArgs) args: FeedArgs): Promise<Page<ProfileCard>> {
    return feedProfiles(ctx.app, requireViewer(ctx).id, args);
  }

  @Live(() => Profile, {
    access: 'member',
    topic: ({ userId }) => profileTopic(String(userId)),
    assertReadable: async (ctx, { userId }) => { await profile(ctx, String(userId)); },
    throttleMs: 250,
  })
  profileUpdated(@Ctx() ctx: Context, @Root() event: { userId: string }, @Arg('userId', () => ID) _userId: string): Promise<Profile> {
    return profileForMembers(ctx.app, event.userId);
  }
}
