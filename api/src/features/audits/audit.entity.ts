import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { JsonColumns } from '../../core/sql/index.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/**
 * What an entry says of a change: names of facts and their values, before and after where both
 * matter.
 */
export type AuditedChanges = Record<string, string | number | boolean | null>;

/**
 * What an admin did. The log outlives the admin's account.
 *
 * Nothing of it is changed or deleted: a trigger refuses it, but for the reference to an account
 * that is deleted, which is not part of the chain; its digest is. An entry gets its place in the
 * chain at the commit, by a deferred trigger whose function is in the migration
 * (docs/decisions/audit-log.md).
 */
@Entity({ tableName: 'audit_log' })
@Unique({ name: 'audit_log_number_once', properties: ['number'] })
@Index({ name: 'audit_log_by_action', properties: ['action', 'id'] })
@Index({ name: 'audit_log_by_target', properties: ['targetId', 'id'] })
@Index({ name: 'audit_log_by_time', properties: ['createdAt'] })
@Trigger({
  name: 'keep_entry',
  timing: 'before',
  events: ['update', 'delete'],
  forEach: 'row',
  body: `if tg_op = 'UPDATE' then
      if old.hash is null and (old.id, old.admin_id, old.action, old.target_type, old.target_id, old.changes, old.created_at)
        is not distinct from (new.id, new.admin_id, new.action, new.target_type, new.target_id, new.changes, new.created_at)
        then return new; end if;
      if new.admin_id is null
        and (old.id, old.action, old.target_type, old.target_id, old.changes, old.created_at, old.number, old.admin_digest, old.hash)
        is not distinct from (new.id, new.action, new.target_type, new.target_id, new.changes, new.created_at, new.number, new.admin_digest, new.hash)
        and not exists (select from users where id = old.admin_id)
        then return new; end if;
    end if;
    raise exception 'the audit log is not changed' using errcode = 'restrict_violation'`,
})
@Trigger({
  name: 'chain_entry',
  timing: 'after',
  events: ['insert'],
  forEach: 'row',
  expression:
    'create constraint trigger "chain_entry" after insert on "audit_log" deferrable initially deferred for each row execute function "audit_log_chain_entry_fn"()',
})
export class AuditEntity {
  [EntityName]?: 'audit_log';
  [JsonColumns]?: 'changes';
  [OptionalProps]?: 'id' | 'createdAt' | 'admin' | 'changes' | 'number' | 'adminDigest' | 'hash';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  admin: Rel<User> | null = null;

  @Words('system')
  @Property({ type: 'text' })
  action!: string;

  @Words('system')
  @Property({ type: 'text' })
  targetType!: string;

  @Property({ type: 'uuid', nullable: true })
  targetId: string | null = null;

  /** What was changed, in the words of the log: `{ reason: 'Spam', until: '2026-12-01' }`. */
  @Words('system')
  @Property({ type: 'json', nullable: true })
  changes: AuditedChanges | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** The place in the chain, in the order of commits. */
  @Property({ type: 'bigint', nullable: true })
  number: string | null = null;

  /** Stands in the chain for the admin: the account may be deleted, and nobody finds it by this. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  adminDigest: string | null = null;

  /** Of the entry and of the hash before it. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  hash: string | null = null;
}
