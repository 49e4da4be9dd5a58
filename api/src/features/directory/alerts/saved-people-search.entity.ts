import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import type { FilterInput } from '../../../../../schema/rules/filters.ts';
import type { peopleFilters } from '../../../../../schema/rules/people-filters.ts';
import type {
  AlertFrequency,
  SentFrequency,
} from '../../../../../schema/rules/saved-search-texts.ts';
import { allOf } from '../../../core/database/checks.ts';
import { Words } from '../../../core/database/words.ts';
import { newId } from '../../../core/ids.ts';
import { savedSearchChecks } from '../../../core/saved-searches/index.ts';
import { JsonColumns } from '../../../core/sql/index.ts';
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
export class SavedPeopleSearchEntity {
  [EntityName]?: 'saved_people_searches';
  [JsonColumns]?: 'filter';
  [OptionalProps]?: 'id' | 'mails' | 'mailsBefore' | 'since' | 'mailedAt' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

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

  /** How often its finds are mailed, besides the bell. */
  @Property({ type: 'text', default: 'weekly' })
  mails: AlertFrequency = 'weekly';

  /**
   * How often they were mailed before the link of a mail stopped them; null once somebody has
   * chosen since.
   */
  @Property({ type: 'text', nullable: true })
  mailsBefore: SentFrequency | null = null;

  /** Who was found until then is not mailed: its owner has chosen `mails` since. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  since: Date = new Date();

  /** When its finds were last mailed. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  mailedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
