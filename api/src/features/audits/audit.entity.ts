import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';

/** What an admin did. The log outlives the admin's account. */
@Entity({ tableName: 'audit_log' })
export class AuditEntity {
  [EntityName]?: 'audit_log';
  [OptionalProps]?: 'id' | 'createdAt' | 'admin';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  admin: Rel<User> | null = null;

  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'text' })
  targetType!: string;

  @Property({ type: 'uuid', nullable: true })
  targetId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
