import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { peopleFilters } from '../../../../../schema/rules/directory/people-filters.ts';
import type { FilterInput } from '../../../../../schema/rules/lists/filters.ts';
import { allOf } from '../../../core/database/migrate/checks.ts';
import {
  SavedSearch,
  type SavedSearchDefault,
  savedSearchChecks,
} from '../../../core/saved-searches/index.ts';
import { JsonColumns } from '../../../core/sql/index.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../../identity/index.ts';

/** What a saved search asks for; nothing in it is null. */
export type SavedPeopleFilter = FilterInput<typeof peopleFilters>;

/** A filter of the directory that a person keeps: they hear of who comes to fit from then on. */
@Entity({ tableName: 'saved_people_searches' })
@Check({ name: 'saved_people_searches_words_known', expression: allOf(...savedSearchChecks) })
@Check({ name: 'saved_people_searches_some_filter', expression: "strpos(path, '?') > 1" })
@Index({
  name: 'saved_people_searches_once',
  expression:
    'create unique index "saved_people_searches_once" on "saved_people_searches" ("user_id", md5("path"))',
})
@Index({ name: 'saved_people_searches_mails', properties: ['mails', 'id'] })
export class SavedPeopleSearchEntity extends SavedSearch {
  [EntityName]?: 'saved_people_searches';
  [JsonColumns]?: 'filter';
  [OptionalProps]?: SavedSearchDefault;

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  /** As `peopleFilters` name them. */
  @Words('people', 'parts')
  @Property({ type: 'json', columnType: 'jsonb' })
  filter!: SavedPeopleFilter;

  /** The filter in words, as its companies were called when it was saved. */
  @Words('copy')
  @Property({ type: 'text' })
  words!: string;

  /** Where the people who fit are listed: the same filter has the same path. */
  @Words('copy')
  @Property({ type: 'text' })
  path!: string;
}
