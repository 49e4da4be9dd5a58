import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/index.ts';

/** Who has looked at a profile: the row is the view, one for each viewer. */
@Entity({ tableName: 'profile_views' })
export class ProfileViewEntity {
  [EntityName]?: 'profile_views';
  [PrimaryKeyProp]?: ['profile', 'user'];

  @ManyToOne(() => User, {
    fieldName: 'profile_id',
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  profile!: Rel<User>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  user!: Rel<User>;
}
