import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { Facets } from '../../core/lists/index.ts';
import { type Page, pageSize } from '../../core/lists/paging.ts';
import { Profile, type ProfileCard } from '../profiles/index.ts';
import { FeedArgs } from '../search/index.ts';
import { ProfileConnection, RelatedProfile } from './directory.types.ts';
import { feedProfiles } from './feed-profiles.queries.ts';
import { type PathsAsked, readPaths } from './paths/paths.queries.ts';
import { PathFilterInput, Paths } from './paths/paths.types.ts';
import { countPeople, peoplePage } from './people.queries.ts';
import { PeopleArgs, PeopleFacets, PeopleFacetsArgs } from './people.types.ts';
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

const filterErrors =
  'BAD_USER_INPUT for a year out of range and for more values than a filter takes, RATE_LIMITED for many searches at once';

@Resolver()
export class PeopleResolver {
  @Access('member')
  @Query(() => ProfileConnection, {
    description: `The directory: people who fit a filter, the viewer not among them. Careers, cities and topics of those find them alone whose profile the viewer reads whole; nobody who blocks the viewer, or whom the viewer blocks. Errors: ${filterErrors}; BAD_USER_INPUT for a page size outside 1 to 100 and for a foreign cursor.`,
  })
  people(
    @Ctx() ctx: Context,
    @Args(() => PeopleArgs) args: PeopleArgs,
  ): Promise<Page<ProfileCard>> {
    return peoplePage(ctx, args);
  }

  @Access('member')
  @Query(() => PeopleFacets, {
    description: `What the directory could be narrowed to, counted with the same care. Errors: ${filterErrors}.`,
  })
  peopleFacets(
    @Ctx() ctx: Context,
    @Args(() => PeopleFacetsArgs) { filter }: PeopleFacetsArgs,
  ): Promise<Facets> {
    return countPeople(ctx, filter);
  }
}

@Resolver()
export class PathsResolver {
  @Access('member')
  @Query(() => Paths, {
    description:
      'How people of the college got to a company or a role, told in groups of three and more. Errors: BAD_USER_INPUT for no goal or two, for a year out of range and for more branches than it takes.',
  })
  paths(
    @Ctx() { app }: Context,
    @Arg('filter', () => PathFilterInput, { description: 'From where to where.' })
    filter: PathsAsked,
  ): Promise<Paths> {
    return readPaths(app, filter);
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
