import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/index.ts';

/**
 * Which state of a person's career path is the current one. It counts up with each save, in one
 * conditional update: of two tabs that save at once, the second learns that it knew an older state.
 * No row: never saved.
 */
@Entity({ tableName: 'career_paths' })
@Check({ name: 'career_paths_version', expression: 'version >= 0' })
export class CareerPathEntity {
  [EntityName]?: 'career_paths';
  [PrimaryKeyProp]?: 'user';
  [OptionalProps]?: 'version';

  @OneToOne(() => User, {
    primary: true,
    owner: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user!: Rel<User>;

  @Property({ type: 'integer', default: 0 })
  version: number = 0;
}
