import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/index.ts';
import { SavedPeopleSearchEntity } from './saved-people-search.entity.ts';

/**
 * Somebody who fits a saved search, or did: they fitted when it was saved, its owner was told of
 * them, or they fitted unseen, behind a block or for connections alone. Nobody is told of twice for
 * one search, and of an end of a block nobody hears.
 */
@Entity({ tableName: 'people_finds' })
@Index({
  name: 'people_finds_waiting',
  expression:
    'create index "people_finds_waiting" on "people_finds" ("search_id") where "is_waiting"',
})
export class PeopleFindEntity {
  [EntityName]?: 'people_finds';
  [PrimaryKeyProp]?: ['search', 'person'];
  [OptionalProps]?: 'isWaiting' | 'foundAt';

  @ManyToOne(() => SavedPeopleSearchEntity, {
    primary: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  search!: Rel<SavedPeopleSearchEntity>;

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  person!: Rel<User>;

  /** The next mail of the search has them. */
  @Property({ type: 'boolean', default: false })
  isWaiting: boolean = false;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  foundAt: Date = new Date();
}
