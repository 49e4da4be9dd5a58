import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { profileTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live } from '../../core/live/live.ts';
import {
  contributionTopic,
  Profile,
  profileAccess,
  profileForWatchers,
} from '../profiles/index.ts';
import { activityDay, activityOf } from './activities.ts';
import { Activity, HeatmapUpdate } from './activities.types.ts';

@Resolver(() => Profile)
export class ProfileActivityResolver {
  @FieldResolver(() => Activity, {
    description: 'What they contributed in a calendar year, or in the last twelve months.',
  })
  activity(
    @Ctx() ctx: Context,
    @Root() shown: Profile,
    @Arg('year', () => Int, {
      nullable: true,
      description: 'From 1967 to the current one; null: the twelve months that end today.',
    })
    year?: number,
  ): Promise<Activity> {
    return activityOf(ctx, shown, year ?? null);
  }
}

@Resolver()
export class ActivitiesLiveResolver {
  @Live(() => HeatmapUpdate, {
    description: 'A day of the heat map of a profile that the viewer may read whole changed.',
    access: 'member',
    topic: ({ userId }) => contributionTopic(String(userId)),
    ...profileAccess,
    throttleMs: 250,
    throttleKey: ({ at }) => collegeDay(new Date(String(at))),
  })
  async heatmapUpdated(
    @Ctx() ctx: Context,
    @Root() event: { userId: string; at: string },
    @Arg('userId', () => ID, { description: 'The person whose heat map is watched.' })
    _userId: string,
  ): Promise<HeatmapUpdate> {
    const { isWhole } = await profileForWatchers(ctx, event.userId);
    if (!isWhole) throw notFound(profileTexts.notFound);
    return activityDay(ctx.app, event.userId, new Date(event.at));
  }
}
