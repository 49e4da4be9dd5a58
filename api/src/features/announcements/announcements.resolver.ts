import {
  Arg,
  Args,
  Ctx,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
} from 'type-graphql';
import { Access, requireViewer, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { CountedPage } from '../../core/lists/index.ts';
import { ExportPart, exportAfter } from '../files/index.ts';
import { announcementPageOf, announcementsFor } from './announcements.queries.ts';
import {
  announcementMailReach,
  announcementReach,
  changeAnnouncement,
  createAnnouncement,
  deactivateAnnouncement,
  dismissAnnouncement,
} from './announcements.ts';
import {
  Announcement,
  AnnouncementArgs,
  AnnouncementAudienceInput,
  AnnouncementConnection,
  AnnouncementInput,
  AnnouncementMailReach,
} from './announcements.types.ts';
import { exportAnnouncements } from './export-announcements.ts';

@Resolver()
export class AnnouncementsResolver {
  @Access('signedIn')
  @Query(() => [Announcement], {
    description: 'Active announcements that are for the viewer and that they have not dismissed.',
  })
  announcements(@Ctx() ctx: Context): Promise<Announcement[]> {
    return announcementsFor(ctx.app, requireViewer(ctx));
  }

  @Access('admin')
  @Query(() => AnnouncementConnection, { description: 'All announcements.' })
  allAnnouncements(
    @Ctx() ctx: Context,
    @Args(() => AnnouncementArgs) args: AnnouncementArgs,
  ): Promise<CountedPage<Announcement>> {
    return announcementPageOf(ctx, args);
  }

  @Access('admin')
  @Query(() => Int, { description: 'How many people an announcement would be for.' })
  announcementReach(
    @Ctx() ctx: Context,
    @Arg('audience', () => AnnouncementAudienceInput, { description: 'Whom it would be for.' })
    audience: AnnouncementAudienceInput,
  ): Promise<number> {
    return announcementReach(ctx, audience);
  }

  @Access('admin')
  @Query(() => AnnouncementMailReach, {
    description: 'Whom an announcement would be mailed, and whom not, were it to begin then.',
  })
  announcementMailReach(
    @Ctx() ctx: Context,
    @Arg('audience', () => AnnouncementAudienceInput, { description: 'Whom it would be for.' })
    audience: AnnouncementAudienceInput,
    @Arg('startsAt', () => GraphQLISODateTime, {
      nullable: true,
      description: 'When it would begin; left out, now.',
    })
    startsAt: Date | null,
  ): Promise<AnnouncementMailReach> {
    return announcementMailReach(ctx, audience, startsAt);
  }

  @Access('admin')
  @Mutation(() => Announcement, {
    description:
      'Announces something to the people of the college, or to some of them. Errors: BAD_USER_INPUT, RATE_LIMITED.',
  })
  createAnnouncement(
    @Ctx() ctx: Context,
    @Arg('input', () => AnnouncementInput, { description: 'Its words, and whom it is for.' })
    input: AnnouncementInput,
  ): Promise<Announcement> {
    return createAnnouncement(ctx, input);
  }

  @Access('admin')
  @Mutation(() => Announcement, {
    description:
      'Changes an announcement that has not begun, whole. Errors: BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED; CONFLICT for what has begun.',
  })
  changeAnnouncement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The announcement's id." }) id: string,
    @Arg('input', () => AnnouncementInput, { description: 'What it is to be.' })
    input: AnnouncementInput,
  ): Promise<Announcement> {
    return changeAnnouncement(ctx, id, input);
  }

  @Access('admin')
  @Mutation(() => Announcement, {
    description:
      'Ends an announcement for everybody, or withdraws one that has not begun; ended already, it changes nothing. Errors: NOT_FOUND.',
  })
  deactivateAnnouncement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The announcement's id." }) id: string,
  ): Promise<Announcement> {
    return deactivateAnnouncement(ctx, id);
  }

  @Access('admin')
  @Mutation(() => ExportPart, {
    description:
      'All announcements as a CSV file, or as many of them as a call has time for. Itself logged. Errors: BAD_USER_INPUT.',
  })
  exportAnnouncements(
    @Ctx() ctx: Context,
    @Arg('search', () => String, { nullable: true, description: 'As of allAnnouncements.' })
    search: string | null | undefined,
    @Arg('after', () => String, exportAfter) after: string | null | undefined,
  ): Promise<ExportPart> {
    return exportAnnouncements(ctx, search ?? null, after ?? null);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => ID, {
    description: 'Shows an announcement to the viewer no more, on any device. Errors: NOT_FOUND.',
  })
  dismissAnnouncement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The announcement's id." }) id: string,
  ): Promise<string> {
    return dismissAnnouncement(ctx, id);
  }
}
