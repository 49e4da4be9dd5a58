import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { exportPlacements } from './export-placements.ts';
import { type PlacementsAsked, readPlacementsPage } from './placements.ts';
import { PlacementFilterInput, Placements } from './placements.types.ts';

const errors = 'Errors: BAD_USER_INPUT for a year out of range and for more than 20 branches.';
const filterWords = { nullable: true, description: 'Null: jobs of all seasons and branches.' };

@Resolver()
export class PlacementsResolver {
  @Access('admin')
  @Query(() => Placements, {
    description: `What members told of placements, by season, branch and company. ${errors}`,
  })
  placements(
    @Ctx() ctx: Context,
    @Arg('filter', () => PlacementFilterInput, filterWords) filter: PlacementsAsked | null,
  ): Promise<Placements> {
    return readPlacementsPage(ctx.app, filter);
  }

  @Access('admin')
  @Mutation(() => String, {
    description: `The same, with all companies, as a CSV file: its signed address. ${errors}`,
  })
  exportPlacements(
    @Ctx() ctx: Context,
    @Arg('filter', () => PlacementFilterInput, filterWords) filter: PlacementsAsked | null,
  ): Promise<string> {
    return exportPlacements(ctx, filter);
  }
}
