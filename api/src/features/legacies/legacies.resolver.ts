import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live } from '../../core/live.ts';
import { PageArgs, type Page } from '../../core/paging.ts';
import { Profile, profileForWatchers, watchedProfile } from '../profiles/index.ts';
import {
  addLegacyProject,
  legacyProjectsOf,
  legacyTopic,
  projectOf,
  removeLegacyProject,
  updateLegacyProject,
} from './legacies.ts';
import {
  LegacyProject,
  LegacyProjectConnection,
  LegacyProjectInput,
  LegacyProjectUpdate,
} from './legacies.types.ts';

@Resolver(() => Profile)
export class ProfileLegacyResolver {
  @FieldResolver(() => LegacyProjectConnection, { description: 'The newest first.' })
  legacyProjects(
    @Ctx() ctx: Context,
    @Root() shown: Profile,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<LegacyProject>> {
    return legacyProjectsOf(ctx, shown, args);
  }
}

@Resolver()
export class LegaciesResolver {
  @Access('member')
  @Mutation(() => LegacyProject)
  addLegacyProject(
    @Ctx() ctx: Context,
    @Arg('input', () => LegacyProjectInput) input: LegacyProjectInput,
  ): Promise<LegacyProject> {
    return addLegacyProject(ctx, input);
  }

  @Access('member')
  @Mutation(() => LegacyProject)
  updateLegacyProject(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => LegacyProjectInput) input: LegacyProjectInput,
  ): Promise<LegacyProject> {
    return updateLegacyProject(ctx, id, input);
  }

  @Access('member')
  @Mutation(() => ID, { description: 'The id of what is gone.' })
  removeLegacyProject(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return removeLegacyProject(ctx, id);
  }

  @Live(() => LegacyProjectUpdate, {
    access: 'member',
    topic: ({ userId }) => legacyTopic(String(userId)),
    ...watchedProfile,
  })
  async legacyProjectUpdated(
    @Ctx() ctx: Context,
    @Root() event: { userId: string; id: string },
    @Arg('userId', () => ID) _userId: string,
  ): Promise<LegacyProjectUpdate> {
    const { isWhole } = await profileForWatchers(ctx, event.userId);
    if (!isWhole) throw notFound(profileTexts.notFound);
    return { ...event, project: await projectOf(ctx.app, event.userId, event.id) };
  }
}
