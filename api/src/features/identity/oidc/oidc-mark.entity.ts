import { EntityName } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../../core/words.ts';

/**
 * What counts once, or no more: a sign-in that came back, a logout token, a session that was ended
 * at the provider. It is kept as long as it could be tried again.
 */
@Entity({ tableName: 'oidc_marks' })
export class OidcMarkEntity {
  [EntityName]?: 'oidc_marks';

  /** A hash of what it is about. */
  @Words('key')
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'timestamptz' })
  at!: Date;

  @Property({ type: 'timestamptz' })
  @Index()
  expiresAt!: Date;
}
