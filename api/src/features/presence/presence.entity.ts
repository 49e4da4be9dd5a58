import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../identity/index.ts';

/**
 * When somebody was last there. Whether they are there now is known by the processes that hold
 * their sockets.
 */
@Entity({ tableName: 'presences' })
export class PresenceEntity {
  [EntityName]?: 'presences';
  [PrimaryKeyProp]?: 'user';
  [OptionalProps]?: 'lastSeenAt';

  @OneToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  lastSeenAt: Date = new Date();
}
