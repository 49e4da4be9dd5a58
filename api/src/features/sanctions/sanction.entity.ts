import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
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
  type SanctionKind,
  sanctionKinds,
} from '../../../../schema/rules/sanctions/sanctions-texts.ts';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/**
 * What the college did about a person: a warning, a time of reading only, a ban. It stays when it
 * is over.
 */
@Entity({ tableName: 'sanctions' })
@Check({ name: 'sanctions_kind_known', expression: oneOf('kind', sanctionKinds) })
@Check({ name: 'sanctions_mute_ends', expression: "kind <> 'mute' or until is not null" })
@Index({ name: 'sanctions_of_person', properties: ['person', 'id'] })
@Index({
  name: 'sanctions_one_running',
  expression:
    "create unique index sanctions_one_running on sanctions (person_id, kind) where lifted_at is null and kind <> 'warning'",
})
@Index({
  name: 'sanctions_due',
  expression:
    "create index sanctions_due on sanctions (until) where lifted_at is null and kind <> 'warning' and until is not null",
})
export class SanctionEntity {
  [EntityName]?: 'sanctions';
  [OptionalProps]?: 'id' | 'caseId' | 'until' | 'by' | 'liftedAt' | 'liftedBy' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  person!: Rel<User>;

  /**
   * The case of moderation that decided it, each one once; no reference, cases stand above. Null
   * for those older than cases.
   */
  @Property({ type: 'uuid', nullable: true })
  @Unique({ name: 'sanctions_one_for_case' })
  caseId: string | null = null;

  @Property({ type: 'text' })
  kind!: SanctionKind;

  /** Read by the person. */
  @Words('people')
  @Property({ type: 'text' })
  reason!: string;

  /** When it ends by itself; null for warnings, and for bans that last. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  until: Date | null = null;

  /** The admin; null once their account is gone. */
  @ManyToOne(() => User, {
    fieldName: 'by_id',
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  by: Rel<User> | null = null;

  /**
   * When it ended, by itself or by an admin; of a warning, when it was taken back after an appeal.
   */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  liftedAt: Date | null = null;

  /** The admin who ended it early; null where it ended by itself. */
  @ManyToOne(() => User, {
    fieldName: 'lifted_by_id',
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  liftedBy: Rel<User> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
