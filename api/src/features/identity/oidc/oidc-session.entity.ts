import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../../core/words.ts';
import { SessionEntity } from '../sessions/session.entity.ts';
import { OidcAccountEntity } from './oidc-account.entity.ts';

/** A session that a sign-in at the provider opened: who signs out there ends it here. */
@Entity({ tableName: 'oidc_sessions' })
export class OidcSessionEntity {
  [EntityName]?: 'oidc_sessions';

  @OneToOne(() => SessionEntity, {
    primary: true,
    owner: true,
    mapToPk: true,
    fieldName: 'session_id',
    deleteRule: 'cascade',
  })
  sessionId!: string;

  @ManyToOne(() => OidcAccountEntity, {
    mapToPk: true,
    fieldName: 'account_id',
    deleteRule: 'cascade',
  })
  @Index()
  accountId!: string;

  /** The provider's own name of its session; null where it tells none. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  @Index()
  sid: string | null = null;
}
