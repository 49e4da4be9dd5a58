import { EntityName, OptionalProps } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
} from '@mikro-orm/decorators/legacy';
import { collegeTimeZone } from '../../../../../schema/rules/college/college.ts';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../user.entity.ts';

/**
 * What a token names. Ended sessions stay for the audit; the token of one is worth nothing. When
 * its use is noted, a trigger notes the day on which its person was active: no statement more.
 */
@Entity({ tableName: 'sessions' })
@Trigger({
  name: 'note_day',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: `if tg_op = 'UPDATE' then
      if new.last_used_at = old.last_used_at then return null; end if;
    end if;
    insert into active_days (user_id, day) values (new.user_id, (new.last_used_at at time zone '${collegeTimeZone}')::date) on conflict do nothing;
    return null`,
})
export class SessionEntity {
  [EntityName]?: 'sessions';
  [OptionalProps]?:
    | 'id'
    | 'createdAt'
    | 'endedAt'
    | 'userAgent'
    | 'place'
    | 'lastUsedAt'
    | 'secondFactorAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  @Index()
  userId!: string;

  @Words('system')
  @Property({ type: 'text', default: '' })
  userAgent: string = '';

  /**
   * The first parts of the address that it was last used from: its owner knows it by them, and
   * nobody else is told.
   */
  @Words('system')
  @Property({ type: 'text', default: '' })
  place: string = '';

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** True to some minutes (`session-use.ts`). */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** When it gave the code of a second factor. */
  @Property({ type: 'timestamptz', nullable: true })
  secondFactorAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;
}
