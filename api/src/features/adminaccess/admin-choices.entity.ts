import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../identity/index.ts';

/** What an admin wants to be told of. No row: of everything. */
@Entity({ tableName: 'admin_choices' })
export class AdminChoicesEntity {
  [EntityName]?: 'admin_choices';
  [PrimaryKeyProp]?: 'user';
  [OptionalProps]?: 'remindsByMail' | 'announcesTasks';

  @OneToOne(() => User, {
    primary: true,
    owner: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user!: Rel<User>;

  /** Mails about what has waited for two days. */
  @Property({ type: 'boolean', default: true })
  remindsByMail: boolean = true;

  /** A word on the page when something new waits. */
  @Property({ type: 'boolean', default: true })
  announcesTasks: boolean = true;
}
