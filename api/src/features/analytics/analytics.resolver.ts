import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { analytics } from './analytics.ts';
import { Analytics, AnalyticsTotals } from './analytics.types.ts';
import { exportAnalytics } from './export-analytics.ts';
import { analyticsTotals } from './overview.queries.ts';

@Resolver()
export class AnalyticsResolver {
  @Access('superAdmin')
  @Query(() => AnalyticsTotals, { description: 'How much there is in all, and by college.' })
  analyticsTotals(@Ctx() ctx: Context): Promise<AnalyticsTotals> {
    return analyticsTotals(ctx.app);
  }

  @Access('superAdmin')
  @Query(() => Analytics, {
    description:
      'Figures of a range of days, at most a year, with the days before. Errors: BAD_USER_INPUT.',
  })
  analytics(
    @Ctx() ctx: Context,
    @Arg('from', () => String, { description: 'The first day: 2026-11-01.' }) from: string,
    @Arg('to', () => String, { description: 'The last day, today at the latest.' }) to: string,
  ): Promise<Analytics> {
    return analytics(ctx, from, to);
  }

  @Access('superAdmin')
  @Mutation(() => String, {
    description: 'What the page shows as a CSV file, the days first: its signed address.',
  })
  exportAnalytics(
    @Ctx() ctx: Context,
    @Arg('from', () => String, { description: 'The first day: 2026-11-01.' }) from: string,
    @Arg('to', () => String, { description: 'The last day, today at the latest.' }) to: string,
  ): Promise<string> {
    return exportAnalytics(ctx, from, to);
  }
}
