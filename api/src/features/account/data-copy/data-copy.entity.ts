import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../../core/words.ts';
import { StoredFile } from '../../files/index.ts';
import { User } from '../../identity/index.ts';

/**
 * The last copy of their data that a person asked for: one row each, so that there is one at a
 * time.
 */
@Entity({ tableName: 'data_copies' })
@Check({
  name: 'data_copies_state_known',
  expression: "state in ('preparing', 'ready', 'failed')",
})
@Check({ name: 'data_copies_progress', expression: 'progress >= 0 and progress <= 100' })
export class DataCopyEntity {
  [EntityName]?: 'data_copies';
  [PrimaryKeyProp]?: 'user';
  [OptionalProps]?: 'state' | 'progress' | 'file';

  @OneToOne(() => User, {
    primary: true,
    owner: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user!: Rel<User>;

  @Words('system')
  @Property({ type: 'text', default: 'preparing' })
  state: 'preparing' | 'ready' | 'failed' = 'preparing';

  /** Of a hundred. */
  @Property({ type: 'integer', default: 0 })
  progress: number = 0;

  /** Null while it is made, and when its day is over. */
  @ManyToOne(() => StoredFile, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  file: Rel<StoredFile> | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  askedAt!: Date;
}
