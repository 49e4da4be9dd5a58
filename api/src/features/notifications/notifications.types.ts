import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  mailKinds,
  type MailKind,
  notificationKinds,
  notificationPriorities,
  notificationStatuses,
  notificationTabs,
  notificationTypes,
  type NotificationKind,
  type NotificationStatus,
  type NotificationSwitch,
  type NotificationTab,
  type NotificationType,
} from '../../../../schema/rules/notifications-texts.ts';
import { Connection, PageArgs } from '../../core/paging.ts';
import { wordEnum } from '../../core/words.ts';
import { User } from '../identity/index.ts';

export const NotificationTypeEnum = wordEnum('NotificationType', notificationTypes);
export const NotificationKindEnum = wordEnum('NotificationKind', notificationKinds);
export const NotificationTabEnum = wordEnum('NotificationTab', notificationTabs);
export const NotificationPriorityEnum = wordEnum('NotificationPriority', notificationPriorities);
export const NotificationStatusEnum = wordEnum('NotificationStatus', notificationStatuses);
export const MailKindEnum = wordEnum('MailKind', mailKinds);

@ObjectType({ description: 'Something that a person is told of, however many people did it.' })
export class Notification {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => NotificationTypeEnum, { simple: true, description: 'The tab it stands under.' })
  type!: NotificationType;

  @Field(() => NotificationKindEnum, { simple: true })
  kind!: NotificationKind;

  @Field(() => String, { simple: true, description: 'Its words.' })
  content!: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The first words of the question or answer that it is about.',
  })
  quote!: string | null;

  @Field(() => String, { simple: true, description: 'Where it leads: a path of the web app.' })
  link!: string;

  @Field(() => User, { nullable: true, simple: true, description: 'Who did it last.' })
  sender!: User | null;

  @Field(() => Int, { simple: true, description: 'How many people did it since it was last read.' })
  count!: number;

  @Field(() => Boolean, { simple: true })
  read!: boolean;

  @Field(() => Boolean, { simple: true })
  archived!: boolean;

  @Field(() => Boolean, { simple: true, description: 'Removed: lists have it no more.' })
  dismissed!: boolean;

  @Field(() => NotificationPriorityEnum, { simple: true })
  priority!: (typeof notificationPriorities)[number];

  @Field(() => NotificationStatusEnum, {
    nullable: true,
    simple: true,
    description: 'Of a connection.',
  })
  status!: NotificationStatus | null;

  @Field(() => ID, {
    nullable: true,
    simple: true,
    description: 'The connection request that it tells of.',
  })
  requestId!: string | null;

  @Field(() => GraphQLISODateTime, { simple: true })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    simple: true,
    description: 'When somebody last did it: lists are sorted by it.',
  })
  updatedAt!: Date;
}

export const NotificationConnection = Connection(Notification, 'NotificationConnection');

@ArgsType()
export class NotificationArgs extends PageArgs {
  @Field(() => NotificationTabEnum, { nullable: true, defaultValue: 'all' })
  tab?: NotificationTab | null;
}

@ArgsType()
export class WhichNotifications {
  @Field(() => [ID], {
    description: "None: all of the tab. What is not the viewer's own is left as it is.",
  })
  ids!: string[];

  @Field(() => NotificationTabEnum, { nullable: true, defaultValue: 'all' })
  tab?: NotificationTab | null;
}

@ObjectType()
export class NotificationsChanged {
  @Field(() => [ID], { simple: true, description: 'What is different now.' })
  ids!: string[];

  @Field(() => Int, { simple: true })
  unreadCount!: number;
}

@ObjectType({ description: "What happened to the viewer's notifications." })
export class NotificationNews {
  @Field(() => Int, { simple: true })
  unreadCount!: number;

  @Field(() => Notification, {
    nullable: true,
    simple: true,
    description: 'Came, or came again after it was read.',
  })
  received!: Notification | null;

  @Field(() => Notification, { nullable: true, simple: true, description: 'Changed.' })
  updated!: Notification | null;

  @Field(() => Boolean, {
    simple: true,
    description:
      'More changed than is named, or may have before one began to listen: lists are to be fetched anew.',
  })
  isStale!: boolean;
}

@ObjectType({ description: 'What the viewer is told of, and by which way.' })
export class NotificationSettings implements Record<NotificationSwitch, boolean> {
  @Field(() => ID, { simple: true, description: "The person's." })
  id!: string;

  @Field(() => Boolean, { simple: true })
  chat!: boolean;

  @Field(() => Boolean, { simple: true })
  jobs!: boolean;

  @Field(() => Boolean, { simple: true })
  gratitudes!: boolean;

  @Field(() => Boolean, { simple: true })
  comments!: boolean;

  @Field(() => Boolean, { simple: true })
  sound!: boolean;

  @Field(() => Boolean, { simple: true, description: 'Requests and answers, when one is away.' })
  mailAtOnce!: boolean;

  @Field(() => Boolean, { simple: true, description: 'The rest, once a week.' })
  mailDigest!: boolean;
}

@InputType({ description: 'What is left out stays as it is.' })
export class NotificationSettingsInput
  implements Partial<Record<NotificationSwitch, boolean | null>>
{
  @Field(() => Boolean, { nullable: true })
  chat?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  jobs?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  gratitudes?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  comments?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  sound?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  mailAtOnce?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  mailDigest?: boolean | null;
}

@ObjectType({ description: 'A kind of mail, and whether it is sent.' })
export class MailSubscription {
  @Field(() => MailKindEnum, { simple: true })
  kind!: MailKind;

  @Field(() => Boolean, { simple: true })
  isOn!: boolean;
}
