import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { profileTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { type Page, PageArgs } from '../../core/lists/paging.ts';
import { Live } from '../../core/live/live.ts';
import { Profile, profileAccess, profileForWatchers } from '../profiles/index.ts';
import { legacyProject, legacyProjectsOf } from './legacies.queries.ts';
import {
  addLegacyProject,
  legacyTopic,
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
  @Mutation(() => LegacyProject, {
    description:
      "Adds a project to the viewer's own. Errors: BAD_USER_INPUT, CONFLICT when there are twenty, RATE_LIMITED.",
  })
  addLegacyProject(
    @Ctx() ctx: Context,
    @Arg('input', () => LegacyProjectInput, { description: 'The project as it should be.' })
    input: LegacyProjectInput,
  ): Promise<LegacyProject> {
    return addLegacyProject(ctx, input);
  }

  @Access('member')
  @Mutation(() => LegacyProject, {
    description:
      "Changes one of the viewer's own projects, whole: what is left out becomes empty. Errors: BAD_USER_INPUT, NOT_FOUND.",
  })
  updateLegacyProject(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The project's id." }) id: string,
    @Arg('input', () => LegacyProjectInput, { description: 'The project as it should be.' })
    input: LegacyProjectInput,
  ): Promise<LegacyProject> {
    return updateLegacyProject(ctx, id, input);
  }

  @Access('member')
  @Mutation(() => ID, {
    description: "Removes one of the viewer's own projects. Answers its id. Errors: NOT_FOUND.",
  })
  removeLegacyProject(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The project's id." }) id: string,
  ): Promise<string> {
    return removeLegacyProject(ctx, id);
  }

  @Live(() => LegacyProjectUpdate, {
    description:
      'A project of a profile that the viewer may read whole was added, changed or removed.',
    access: 'member',
    topic: ({ userId }) => legacyTopic(String(userId)),
    ...profileAccess,
  })
  async legacyProjectUpdated(
    @Ctx() ctx: Context,
    @Root() event: { userId: string; id: string },
    @Arg('userId', () => ID, { description: 'The person whose projects are watched.' })
    _userId: string,
  ): Promise<LegacyProjectUpdate> {
    const { isWhole } = await profileForWatchers(ctx, event.userId);
    if (!isWhole) throw notFound(profileTexts.notFound);
    return { ...event, project: await legacyProject(ctx.app, event.userId, event.id) };
  }
}
