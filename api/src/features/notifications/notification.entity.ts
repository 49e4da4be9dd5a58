import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import {
  type NotificationKind,
  type NotificationStatus,
  type NotificationSwitch,
  type NotificationType,
  notificationPriorities,
  notificationStatuses,
  notificationTypes,
} from '../../../../schema/rules/notifications/notifications-texts.ts';
import { allOf, oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';
import { Switches, switchColumns } from './settings/notification-switches.ts';

/**
 * One thing that a person is notified of, however many people did it: the group key is unique for
 * the person, so that no instance or retry notifies twice (docs/decisions/notifications.md).
 */
@Entity({ tableName: 'notifications' })
@Unique({ name: 'notifications_group_once', properties: ['user', 'groupKey'] })
@Check({
  name: 'notifications_type_known',
  expression: oneOf('type', notificationTypes),
})
@Check({
  name: 'notifications_priority_known',
  expression: oneOf('priority', notificationPriorities),
})
@Check({
  name: 'notifications_status_known',
  expression: oneOf('status', notificationStatuses),
})
@Index({ name: 'notifications_newest', properties: ['user', 'updatedAt', 'id'] })
@Index({
  name: 'notifications_unread',
  expression:
    'create index "notifications_unread" on "notifications" ("user_id") where read_at is null and dismissed_at is null and archived_at is null',
})
@Index({
  name: 'notifications_pending',
  expression:
    'create index "notifications_pending" on "notifications" ("user_id", "group_key") where status = \'pending\'',
})
@Index({
  name: 'notifications_on_post',
  expression:
    'create index "notifications_on_post" on "notifications" (substring(link from \'^/post/([0-9a-f-]{36})\'))',
})
@Index({
  name: 'notifications_gone',
  expression:
    'create index "notifications_gone" on "notifications" (coalesce(dismissed_at, withdrawn_at)) where dismissed_at is not null or withdrawn_at is not null',
})
@Index({
  name: 'notifications_read',
  expression:
    'create index "notifications_read" on "notifications" ("read_at") where read_at is not null and dismissed_at is null and archived_at is null',
})
@Index({
  name: 'notifications_unmailed',
  expression:
    'create index "notifications_unmailed" on "notifications" ("updated_at") where mailed_at is null and read_at is null and dismissed_at is null',
})
@Index({
  name: 'notifications_pushed',
  expression:
    'create index "notifications_pushed" on "notifications" ("user_id") where pushed_at is not null',
})
@Index({
  name: 'notifications_of_sender',
  expression:
    'create index "notifications_of_sender" on "notifications" ("sender_id") where sender_id is not null',
})
@Index({
  name: 'notifications_held',
  expression:
    'create index "notifications_held" on "notifications" ("user_id") where held_at is not null',
})
export class NotificationEntity {
  [EntityName]?: 'notifications';
  [OptionalProps]?:
    | 'id'
    | 'priority'
    | 'status'
    | 'readAt'
    | 'archivedAt'
    | 'dismissedAt'
    | 'withdrawnAt'
    | 'mailedAt'
    | 'pushedAt'
    | 'heldAt'
    | 'freshSince'
    | 'createdAt'
    | 'updatedAt'
    | 'subject';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  /** The tab it stands under. */
  @Property({ type: 'text' })
  type!: NotificationType;

  /** What happened: the words are made of it when it is read. */
  @Words('system')
  @Property({ type: 'text' })
  kind!: NotificationKind;

  /** What it is about, `questionAsked:<post>`: later acts of that kind join this row. */
  @Words('key')
  @Property({ type: 'text' })
  groupKey!: string;

  /** What the words name besides people: a company, a number. */
  @Words('copy')
  @Property({ type: 'text', default: '' })
  subject: string = '';

  /** Where it leads, a path of the web app. */
  @Words('system')
  @Property({ type: 'text' })
  link!: string;

  /** Who did it last. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  sender: Rel<User> | null = null;

  @Property({ type: 'text', default: 'normal' })
  priority: 'normal' | 'high' = 'normal';

  /** Of a connection or a request for one; null when the two are connected no more. */
  @Property({ type: 'text', nullable: true })
  status: NotificationStatus | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  readAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  archivedAt: Date | null = null;

  /** The row stays a while after it was dismissed, so that the same people don't notify again. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  dismissedAt: Date | null = null;

  /**
   * Everybody whom it names took back what they did: it is out of the lists until one of them does
   * it again.
   */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  withdrawnAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  mailedAt: Date | null = null;

  /** It stands on devices since then (`push/plan-pushes.ts`), until it is read or taken back. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  pushedAt: Date | null = null;

  /** It came in quiet hours, and waits for their end (`push/held-pushes.ts`). */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  heldAt: Date | null = null;

  /** It was seen before this moment: people who acted earlier are named no more. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  freshSince: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When somebody last acted: lists are sorted by it. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  updatedAt: Date = new Date();
}

/** The people whom a notification names, each once. */
@Entity({ tableName: 'notification_actors' })
export class NotificationActorEntity {
  [EntityName]?: 'notification_actors';
  [PrimaryKeyProp]?: ['notification', 'user'];
  [OptionalProps]?: 'createdAt' | 'takenBackAt';

  @ManyToOne(() => NotificationEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  notification!: Rel<NotificationEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /**
   * They took it back: not named and not counted, but known, so that doing it again alerts nobody.
   */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  takenBackAt: Date | null = null;
}

/** Up to where a person has seen their list, on whichever device. No row: they never opened it. */
@Entity({ tableName: 'notification_lists' })
export class NotificationListEntity {
  [EntityName]?: 'notification_lists';
  [PrimaryKeyProp]?: 'user';

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  /** `updatedAt` of the latest notification that they had before them: it only moves on. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  seenUntil!: Date;
}

/**
 * A mail at once that told somebody of questions: three of them in a day
 * (`mail/mail-notifications.ts`). Its row lasts for that day.
 */
@Entity({ tableName: 'question_mails' })
export class QuestionMailEntity {
  [EntityName]?: 'question_mails';
  [PrimaryKeyProp]?: ['user', 'mailedAt'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @PrimaryKey({ type: 'datetime', columnType: 'timestamptz(3)' })
  mailedAt!: Date;
}

/** What a person wants to be notified of, and how. No row: everything. */
@Entity({ tableName: 'notification_settings' })
@Check({
  name: 'notification_settings_quiet_whole',
  expression: 'num_nulls(quiet_from, quiet_to, quiet_zone) in (0, 3)',
})
@Check({
  name: 'notification_settings_quiet_times',
  expression: allOf(
    'quiet_from >= 0',
    'quiet_from <= 1439',
    'quiet_to >= 0',
    'quiet_to <= 1439',
    'quiet_from <> quiet_to',
  ),
})
@switchColumns
export class NotificationSettingsEntity extends Switches {
  [EntityName]?: 'notification_settings';
  [PrimaryKeyProp]?: 'user';
  [OptionalProps]?: NotificationSwitch | 'quietFrom' | 'quietTo' | 'quietZone';

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  /** Quiet hours begin and end at these minutes of a day; null: there are none. */
  @Property({ type: 'integer', nullable: true })
  quietFrom: number | null = null;

  @Property({ type: 'integer', nullable: true })
  quietTo: number | null = null;

  /** By the clock of this time zone, which the database knows. */
  @Words('system')
  @Property({ type: 'text', nullable: true })
  quietZone: string | null = null;
}
