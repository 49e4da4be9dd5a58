import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import {
  mailsAboutOneBound,
  mailsAtOnceBound,
} from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { allOf } from '../../../core/database/migrate/checks.ts';
import { User } from '../../identity/index.ts';

/**
 * A mail at once in one of the places that a person has for such mails in some days
 * (`mails-at-once.ts`): there are no more places than may be taken. Its row lasts for these
 * days.
 */
@Entity({ tableName: 'at_once_mails' })
@Check({
  name: 'at_once_mails_places',
  expression: allOf('place >= 1', `place <= ${mailsAtOnceBound.mails}`),
})
export class AtOnceMailEntity {
  [EntityName]?: 'at_once_mails';
  [PrimaryKeyProp]?: ['user', 'place'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @PrimaryKey({ type: 'smallint' })
  place!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  mailedAt!: Date;
}

/**
 * A mail at once that told its person of somebody, in one of the places that there are for that: a
 * person's places are not used up by one who writes again and again, nor by two: of the last places
 * each has one (`placeOfSender`). Its row lasts as long.
 */
@Entity({ tableName: 'at_once_senders' })
@Check({
  name: 'at_once_senders_places',
  expression: allOf('place >= 1', `place <= ${mailsAboutOneBound}`),
})
@Check({
  name: 'at_once_senders_spread',
  // Of nothing, `least` would make the last place.
  expression: `mail_place is null or place = least(mail_place, ${mailsAboutOneBound})`,
})
export class AtOnceSenderEntity {
  [EntityName]?: 'at_once_senders';
  [OptionalProps]?: 'mailPlace';
  [PrimaryKeyProp]?: ['user', 'sender', 'place'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  sender!: Rel<User>;

  @PrimaryKey({ type: 'smallint' })
  place!: number;

  /** The place of the mail among its reader's; null of those before it was noted. */
  @Property({ type: 'smallint', nullable: true })
  mailPlace: number | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  mailedAt!: Date;
}
