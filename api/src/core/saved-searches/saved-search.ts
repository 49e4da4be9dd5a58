import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import {
  type AlertFrequency,
  alertFrequencies,
  type SentFrequency,
} from '../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { oneOf } from '../database/migrate/checks.ts';
import { newId } from '../ids.ts';

/** How often mails are sent, where they are. */
const sentFrequencies = alertFrequencies.filter((frequency) => frequency !== 'never');

/** What the database holds the columns `mails` and `mails_before` of saved searches to. */
export const savedSearchChecks = [
  oneOf('mails', ['never', ...sentFrequencies]),
  oneOf('mails_before', sentFrequencies),
] as const;

/**
 * A search that a person keeps, as far as its mails go: the entity of each room that has such
 * searches inherits it, and adds whose they are and what they ask for.
 */
export abstract class SavedSearch {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** How often its finds are mailed, besides the bell. */
  @Property({ type: 'text', default: 'weekly' })
  mails: AlertFrequency = 'weekly';

  /**
   * How often they were mailed before the link of a mail stopped them; null once somebody has
   * chosen since.
   */
  @Property({ type: 'text', nullable: true })
  mailsBefore: SentFrequency | null = null;

  /** What was there until then is not mailed: it was saved, or its owner chose `mails`, since. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  since: Date = new Date();

  /** When its finds were last mailed. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  mailedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** What needs not be said of a new one: for `OptionalProps`. */
export type SavedSearchDefault = keyof SavedSearch;
