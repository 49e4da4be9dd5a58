import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { announcementMailsBound } from '../../../../schema/rules/announcements/announcements-texts.ts';
import { type Role, roles } from '../../../../schema/rules/college/college.ts';
import { allOf, oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/** A word of the college to its people. It outlives the account of the admin who wrote it. */
@Entity({ tableName: 'announcements' })
@Check({ name: 'announcements_role_known', expression: oneOf('role', roles) })
@Check({ name: 'announcements_message_length', expression: 'char_length(message) <= 500' })
@Index({
  name: 'announcements_open',
  expression: 'create index "announcements_open" on "announcements" ("id") where ended_at is null',
})
export class AnnouncementEntity {
  [EntityName]?: 'announcements';
  [OptionalProps]?:
    | 'id'
    | 'createdAt'
    | 'startsAt'
    | 'isScheduled'
    | 'byMail'
    | 'toldUntil'
    | 'mailedUntil'
    | 'expiresAt'
    | 'endedAt'
    | 'role'
    | 'yearOfGraduation'
    | 'branch'
    | 'admin';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  admin: Rel<User> | null = null;

  @Words('people')
  @Property({ type: 'text' })
  message!: string;

  /** Whom it is for; null: whatever their role, year or branch. */
  @Property({ type: 'text', nullable: true })
  role: Role | null = null;

  @Property({ type: 'integer', nullable: true })
  yearOfGraduation: number | null = null;

  @Words('system')
  @Property({ type: 'text', nullable: true })
  branch: string | null = null;

  /** When it is to begin; null: it began as it was written. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  startsAt: Date | null = null;

  /** It waits for its time: nobody is shown it, or told of it. */
  @Property({ type: 'boolean', default: false })
  isScheduled: boolean = false;

  /** Whether those it is for are mailed too. */
  @Property({ type: 'boolean', default: false })
  byMail: boolean = false;

  /** People are told in the order of their ids: up to whom the bell has told it. */
  @Property({ type: 'uuid', nullable: true })
  toldUntil: string | null = null;

  /** Up to whom it is mailed. */
  @Property({ type: 'uuid', nullable: true })
  mailedUntil: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  expiresAt: Date | null = null;

  /** When an admin ended it, or it was noticed that it had expired. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Who does not want to see an announcement any more. */
@Entity({ tableName: 'announcement_dismissals' })
export class AnnouncementDismissalEntity {
  [EntityName]?: 'announcement_dismissals';
  [PrimaryKeyProp]?: ['announcement', 'user'];

  @ManyToOne(() => AnnouncementEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  announcement!: Rel<AnnouncementEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;
}

/**
 * An announcement by mail in one of the places that a person has for such mails in some days
 * (`announcement-mails.ts`): there are no more places than may be taken. Its row lasts until its
 * place is free again and somebody asks for it.
 */
@Entity({ tableName: 'announcement_mails' })
@Check({
  name: 'announcement_mails_places',
  expression: allOf('place >= 1', `place <= ${announcementMailsBound.mails}`),
})
export class AnnouncementMailEntity {
  [EntityName]?: 'announcement_mails';
  [PrimaryKeyProp]?: ['user', 'place'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @PrimaryKey({ type: 'smallint' })
  place!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  mailedAt!: Date;
}
