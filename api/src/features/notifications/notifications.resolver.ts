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
import { Access, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { Page } from '../../core/lists/paging.ts';
import { markListSeen } from './list/seen-list.ts';
import { setMailsByLink } from './mail/unsubscribe.ts';
import {
  changeNotifications,
  notificationCounts,
  notifications,
  undoNotifications,
} from './notifications.ts';
import {
  Notification,
  NotificationArgs,
  NotificationConnection,
  NotificationCounts,
  NotificationsUpdate,
  WhichNotifications,
} from './notifications.types.ts';
import { saveQuietHours } from './quiet/quiet-hours.ts';
import {
  notificationSettings,
  saveNotificationSettings,
} from './settings/notification-settings.ts';
import {
  MailSubscription,
  NotificationSettings,
  NotificationSettingsInput,
} from './settings/notification-settings.types.ts';
import { QuietHoursInput } from './settings/quiet-hours.types.ts';

@Resolver(() => Notification)
export class NotificationsResolver {
  @Access('signedIn')
  @Query(() => NotificationConnection, {
    description: "The viewer's own notifications, the latest first. Errors: BAD_USER_INPUT.",
  })
  notifications(
    @Ctx() ctx: Context,
    @Args(() => NotificationArgs) args: NotificationArgs,
  ): Promise<Page<Notification>> {
    return notifications(ctx, args);
  }

  @Access('signedIn')
  @Query(() => Int, { description: 'How many notifications the viewer has not read.' })
  async unreadNotificationsCount(@Ctx() ctx: Context): Promise<number> {
    return (await notificationCounts(ctx)).unreadCount;
  }

  @Access('signedIn')
  @Query(() => NotificationCounts, {
    description: 'How many notifications the viewer has not read, and how many of them are news.',
  })
  notificationCounts(@Ctx() ctx: Context): Promise<NotificationCounts> {
    return notificationCounts(ctx);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => NotificationCounts, {
    description:
      'The viewer had their list before them: on all of their devices the bell counts what comes later.',
  })
  markNotificationsSeen(
    @Ctx() ctx: Context,
    @Arg('until', () => GraphQLISODateTime, {
      nullable: true,
      description:
        '`updatedAt` of the latest notification that was shown; left out: now. It never moves back, and a time to come counts as now.',
    })
    until: Date | null,
  ): Promise<NotificationCounts> {
    return markListSeen(ctx, until);
  }

  @Access('signedIn')
  @Query(() => NotificationSettings, {
    description: 'What the viewer wants to be notified of, and how.',
  })
  notificationSettings(@Ctx() ctx: Context): Promise<NotificationSettings> {
    return notificationSettings(ctx);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => NotificationsUpdate, {
    description: 'Marks notifications of the viewer as read. Errors: BAD_USER_INPUT.',
  })
  markNotificationsRead(
    @Ctx() ctx: Context,
    @Args(() => WhichNotifications) which: WhichNotifications,
  ): Promise<NotificationsUpdate> {
    return changeNotifications(ctx, 'markRead', which);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => NotificationsUpdate, {
    description:
      'Removes notifications of the viewer from all lists, and marks them as read. They come back when somebody acts anew. Errors: BAD_USER_INPUT.',
  })
  dismissNotifications(
    @Ctx() ctx: Context,
    @Args(() => WhichNotifications) which: WhichNotifications,
  ): Promise<NotificationsUpdate> {
    return changeNotifications(ctx, 'dismiss', which);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => NotificationsUpdate, {
    description:
      'Moves notifications of the viewer to the archive, and marks them as read. Errors: BAD_USER_INPUT.',
  })
  archiveNotifications(
    @Ctx() ctx: Context,
    @Args(() => WhichNotifications) which: WhichNotifications,
  ): Promise<NotificationsUpdate> {
    return changeNotifications(ctx, 'archive', which);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => NotificationsUpdate, {
    description: 'Moves notifications of the viewer out of the archive. Errors: BAD_USER_INPUT.',
  })
  unarchiveNotifications(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'At most 100; none: the whole archive.' }) ids: string[],
  ): Promise<NotificationsUpdate> {
    return changeNotifications(ctx, 'unarchive', { ids, tab: 'archived' });
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => NotificationsUpdate, {
    description:
      'Takes back that the viewer archived or dismissed notifications within the last day: they are where they were, unread if they were. Errors: BAD_USER_INPUT.',
  })
  undoNotifications(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'At most 100; none: nothing changes.' }) ids: string[],
  ): Promise<NotificationsUpdate> {
    return undoNotifications(ctx, ids);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => NotificationSettings, {
    description: "Changes the viewer's settings.",
  })
  saveNotificationSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => NotificationSettingsInput, { description: 'The settings that change.' })
    input: NotificationSettingsInput,
  ): Promise<NotificationSettings> {
    return saveNotificationSettings(ctx, input);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => NotificationSettings, {
    description:
      "Keeps the viewer's quiet hours. Errors: BAD_USER_INPUT for hours that are none and for unknown time zones.",
  })
  saveQuietHours(
    @Ctx() ctx: Context,
    @Arg('hours', () => QuietHoursInput, {
      nullable: true,
      description: 'When devices keep quiet; null: never.',
    })
    hours: QuietHoursInput | null,
  ): Promise<NotificationSettings> {
    return saveQuietHours(ctx, hours);
  }

  @Access('visitor')
  @Mutation(() => MailSubscription, {
    description:
      'Switches the mails off that the link of a mail is about, or on again. The link says whose they are: nobody needs to be signed in. Errors: BAD_USER_INPUT for tokens that are not ours.',
  })
  unsubscribe(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: "The `token` of the link's address." })
    token: string,
    @Arg('isOn', () => Boolean, {
      defaultValue: false,
      description: 'True switches the mails on again.',
    })
    isOn: boolean,
  ): Promise<MailSubscription> {
    return setMailsByLink(ctx, token, isOn);
  }
}
