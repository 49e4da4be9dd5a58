import { Ctx, Resolver, Root } from 'type-graphql';
import { announcementTexts } from '../../../../schema/rules/announcements/announcements-texts.ts';
import { type Context, isAnyAdmin } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live, type LiveField } from '../../core/live/live.ts';
import { audienceLevels, isFor, readAnnouncement } from './announcements.queries.ts';
import { type DismissalEvent, dismissalsTopic } from './announcements.ts';
import { Announcement, AnnouncementDismissal, AnnouncementsChange } from './announcements.types.ts';
import { type AnnouncementEvent, announcementsTopic } from './delivery/begin-announcement.ts';

/** Shared by all of one role, year and branch; admins are one audience, which is told of all. */
const announcementsLive = {
  access: 'signedIn',
  topic: () => announcementsTopic,
  audience: (viewer) => (isAnyAdmin(viewer) ? 'admin' : (viewer?.role ?? '')),
  accessLevels: (app, viewers) => audienceLevels(app, viewers),
} as const satisfies LiveField & { access: 'signedIn' };

/** @throws NOT_FOUND for an audience that it is not for: nothing is told then */
async function addedFor(ctx: Context, { announcementId }: AnnouncementEvent) {
  const found = await readAnnouncement(ctx.app, announcementId);
  const { audience = '', accessLevel = '' } = ctx.shared ?? {};
  if (!found?.active || !isFor(found, audience, accessLevel))
    throw notFound(announcementTexts.notFound);
  return audience === 'admin' ? found : { ...found, admin: null };
}

@Resolver()
export class AnnouncementsLiveResolver {
  @Live(() => AnnouncementsChange, {
    ...announcementsLive,
    description: 'Announcements that are for the viewer, as they come and end.',
    initialEvent: () => ({ kind: 'subscribed', announcementId: '' }),
  })
  async announcementsChanged(
    @Ctx() ctx: Context,
    @Root() event: AnnouncementEvent,
  ): Promise<AnnouncementsChange> {
    if (event.kind === 'subscribed') return { subscribed: true };
    if (event.kind === 'ended') return { endedId: event.announcementId };
    return { added: await addedFor(ctx, event) };
  }

  @Live(() => Announcement, {
    ...announcementsLive,
    filter: (event) => event['kind'] === 'added',
    description: 'A new announcement that is for the viewer; admins are told of all.',
  })
  announcementAdded(@Ctx() ctx: Context, @Root() event: AnnouncementEvent): Promise<Announcement> {
    return addedFor(ctx, event);
  }

  @Live(() => AnnouncementDismissal, {
    access: 'signedIn',
    perViewer: true,
    topic: (_args, viewer) => dismissalsTopic(viewer?.id ?? ''),
    description: 'What the viewer dismisses, for their other devices.',
  })
  announcementDismissed(@Root() { announcementId }: DismissalEvent): AnnouncementDismissal {
    return { announcementId };
  }
}
