import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live, type LiveField } from '../../core/live.ts';
import type { Page } from '../../core/paging.ts';
import {
  changeNotifications,
  notifications,
  notificationSettings,
  saveNotificationSettings,
  undoNotifications,
  unreadNotificationsCount,
} from './notifications.ts';
import { noticeById, unreadCount } from './notifications.reads.ts';
import { noticed, noticesTopic, type NoticeEvent } from './notifications.topics.ts';
import {
  MailSubscription,
  Notification,
  NotificationArgs,
  NotificationConnection,
  NotificationNews,
  NotificationsChanged,
  NotificationSettings,
  NotificationSettingsInput,
  WhichNotifications,
} from './notifications.types.ts';
import { unsubscribe } from './unsubscribe.ts';

/** One's own, told to nobody else; changes of one notification come four times a second at most. */
const own = (what?: NoticeEvent['what']): LiveField & { access: 'signedIn' } => ({
  access: 'signedIn',
  topic: (_args, viewer) => noticesTopic(viewer?.id ?? ''),
  own: true,
  ...(what ? { filter: (event) => event['what'] === what } : {}),
  throttleMs: 250,
  throttleKey: (event) =>
    event['what'] === 'updated' ? String(event['id']) : event['what'] === 'many' ? 'many' : null,
});

async function loaded(ctx: Context, { id }: NoticeEvent): Promise<Notification> {
  const notice = await noticeById(ctx.app, id, requireViewer(ctx).id);
  if (!notice) throw notFound('Notification not found');
  return notice;
}

@Resolver(() => Notification)
export class NotificationsResolver {
  @Access('signedIn')
  @Query(() => NotificationConnection, { description: "The viewer's own, the latest first." })
  notifications(
    @Ctx() ctx: Context,
    @Args(() => NotificationArgs) args: NotificationArgs,
  ): Promise<Page<Notification>> {
    return notifications(ctx, args);
  }

  @Access('signedIn')
  @Query(() => Int, { description: 'The number at the bell.' })
  unreadNotificationsCount(@Ctx() ctx: Context): Promise<number> {
    return unreadNotificationsCount(ctx);
  }

  @Access('signedIn')
  @Query(() => NotificationSettings)
  notificationSettings(@Ctx() ctx: Context): Promise<NotificationSettings> {
    return notificationSettings(ctx);
  }

  @Access('signedIn')
  @Mutation(() => NotificationsChanged)
  markNotificationsRead(
    @Ctx() ctx: Context,
    @Args(() => WhichNotifications) which: WhichNotifications,
  ): Promise<NotificationsChanged> {
    return changeNotifications(ctx, 'markRead', which);
  }

  @Access('signedIn')
  @Mutation(() => NotificationsChanged)
  dismissNotifications(
    @Ctx() ctx: Context,
    @Args(() => WhichNotifications) which: WhichNotifications,
  ): Promise<NotificationsChanged> {
    return changeNotifications(ctx, 'dismiss', which);
  }

  @Access('signedIn')
  @Mutation(() => NotificationsChanged)
  archiveNotifications(
    @Ctx() ctx: Context,
    @Args(() => WhichNotifications) which: WhichNotifications,
  ): Promise<NotificationsChanged> {
    return changeNotifications(ctx, 'archive', which);
  }

  @Access('signedIn')
  @Mutation(() => NotificationsChanged, {
    description: 'Out of the archive; none named: all of it.',
  })
  moveBackNotifications(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<NotificationsChanged> {
    return changeNotifications(ctx, 'moveBack', { ids, tab: 'archived' });
  }

  @Access('signedIn')
  @Mutation(() => NotificationsChanged, {
    description:
      'Takes back that the viewer archived or dismissed these within the last day: they stand where they stood, unread if they were.',
  })
  undoNotifications(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<NotificationsChanged> {
    return undoNotifications(ctx, ids);
  }

  @Access('signedIn')
  @Mutation(() => NotificationSettings)
  saveNotificationSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => NotificationSettingsInput) input: NotificationSettingsInput,
  ): Promise<NotificationSettings> {
    return saveNotificationSettings(ctx, input);
  }

  @Access('visitor')
  @Mutation(() => MailSubscription, {
    description:
      'Switches off the mails that the link of a mail is about; `isOn` switches them on again. The link says who, no account is signed in.',
  })
  unsubscribe(
    @Ctx() ctx: Context,
    @Arg('token', () => String) token: string,
    @Arg('isOn', () => Boolean, { defaultValue: false }) isOn: boolean,
  ): Promise<MailSubscription> {
    return unsubscribe(ctx, token, isOn);
  }

  @Live(() => NotificationNews, { ...own(), greeting: () => noticed('begun') })
  async notificationNews(
    @Ctx() ctx: Context,
    @Root() event: NoticeEvent,
  ): Promise<NotificationNews> {
    const { id } = requireViewer(ctx);
    const [notice, count] = await Promise.all([
      noticeById(ctx.app, event.id, id),
      unreadCount(ctx.app, id),
    ]);
    return {
      unreadCount: count,
      received: event.what === 'received' ? notice : null,
      updated: event.what === 'updated' ? notice : null,
      isStale: event.what === 'many' || event.what === 'begun',
    };
  }

  @Live(() => Notification, own('received'))
  notificationReceived(@Ctx() ctx: Context, @Root() event: NoticeEvent): Promise<Notification> {
    return loaded(ctx, event);
  }

  @Live(() => Notification, own('updated'))
  notificationUpdated(@Ctx() ctx: Context, @Root() event: NoticeEvent): Promise<Notification> {
    return loaded(ctx, event);
  }
}
