import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/** Work that a person hands down to juniors. */
@Entity({ tableName: 'legacy_projects' })
@Index({ name: 'legacy_projects_newest', properties: ['user', 'id'] })
export class LegacyProjectEntity {
  [EntityName]?: 'legacy_projects';
  [OptionalProps]?:
    | 'id'
    | 'description'
    | 'link'
    | 'skills'
    | 'isLookingForSuccessor'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Words('people', 'title')
  @Property({ type: 'text' })
  title!: string;

  @Words('people')
  @Property({ type: 'text', default: '' })
  description: string = '';

  @Words('people', 'address')
  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @Words('people', 'list')
  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  skills: string[] = [];

  @Property({ type: 'boolean', default: false })
  isLookingForSuccessor: boolean = false;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  updatedAt: Date = new Date();
}
