import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type {
  NotificationKind,
  NotificationStatus,
  NotificationTab,
  NotificationType,
  notificationPriorities,
} from '../../../../schema/rules/notifications/notifications-texts.ts';
import { Connection, PageArgs } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';
import {
  NotificationKindEnum,
  NotificationPriorityEnum,
  NotificationStatusEnum,
  NotificationTabEnum,
  NotificationTypeEnum,
} from './notification-enums.ts';

@ObjectType({
  description:
    'Something that a person is notified of, however many people did it: later acts of the same kind join it.',
})
export class Notification {
  @Field(() => ID, { description: 'Stays the same when others join it.' })
  id!: string;

  @Field(() => NotificationTypeEnum, { description: 'The tab that it stands under.' })
  type!: NotificationType;

  @Field(() => NotificationKindEnum, { description: 'What happened.' })
  kind!: NotificationKind;

  @Field(() => String, {
    description: 'The sentence to show: "Asha Rao and 4 others found your Acme post helpful".',
  })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The first words of the question or answer that it is about, at most 160 characters; of an answered question the latest answer; null for other kinds, and when it is deleted.',
  })
  quote!: string | null;

  @Field(() => String, { description: 'Where it leads: a path of the web app.' })
  link!: string;

  @Field(() => User, {
    nullable: true,
    description: 'Who acted last; null for milestones, and when the account is banned or deleted.',
  })
  sender!: Person | null;

  @Field(() => Int, { description: 'How many people acted since it was last seen.' })
  count!: number;

  @Field(() => Boolean, { description: 'Whether it was read, archived or dismissed.' })
  read!: boolean;

  @Field(() => Boolean, { description: 'Whether it is in the archive.' })
  archived!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it is out of all lists: dismissed by the person, or taken back by everybody who acted.',
  })
  dismissed!: boolean;

  @Field(() => NotificationPriorityEnum, { description: 'Whether somebody waits for an answer.' })
  priority!: (typeof notificationPriorities)[number];

  @Field(() => NotificationStatusEnum, {
    nullable: true,
    description:
      'How the connection stands that it is about; null for other kinds, and when the two are connected no more.',
  })
  status!: NotificationStatus | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The request that `connectionAsked` is about; null for other kinds.',
  })
  requestId!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When somebody first acted.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When somebody last acted: lists are sorted by it.',
  })
  updatedAt!: Date;
}

export const NotificationConnection = Connection(Notification, 'NotificationConnection');

@ArgsType()
export class NotificationArgs extends PageArgs {
  @Field(() => NotificationTabEnum, {
    nullable: true,
    defaultValue: 'all',
    description: 'A cursor belongs to one tab.',
  })
  tab?: NotificationTab | null;
}

@ArgsType()
export class WhichNotifications {
  @Field(() => [ID], {
    description:
      "At most 100; none: all of the tab. Other people's, and what is so already, are left as they are.",
  })
  ids!: string[];

  @Field(() => NotificationTabEnum, {
    nullable: true,
    defaultValue: 'all',
    description: 'Which ones are meant when no ids are given.',
  })
  tab?: NotificationTab | null;
}

@ObjectType({ description: "How much the viewer's notifications hold that is new." })
export class NotificationCounts {
  @Field(() => Int, { description: 'How many are unread now.' })
  unreadCount!: number;

  @Field(() => Int, {
    description:
      'How many of these came, or grew, since the list was last seen on any device: the number at the bell.',
  })
  unseenCount!: number;
}

@ObjectType({ description: "What a call changed in the viewer's notifications." })
export class NotificationsUpdate extends NotificationCounts {
  @Field(() => [ID], { description: 'The ids of those that changed.' })
  ids!: string[];
}

@ObjectType({ description: "Something that happened to the viewer's notifications." })
export class NotificationsChange extends NotificationCounts {
  @Field(() => Notification, {
    nullable: true,
    description: 'It came, or came again after it was seen.',
  })
  received!: Notification | null;

  @Field(() => Notification, {
    nullable: true,
    description:
      'It changed: somebody joined it, or it was read, archived, dismissed or taken back.',
  })
  updated!: Notification | null;

  @Field(() => Boolean, {
    description:
      'Lists are to be fetched anew: more than ten changed at once. Also true in the first message of each subscription, since something may have changed before.',
  })
  isStale!: boolean;
}
