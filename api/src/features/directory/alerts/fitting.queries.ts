import { sql } from 'kysely';
import {
  type PeopleFilterName,
  peopleFilters,
} from '../../../../../schema/rules/people-filters.ts';
import type { App } from '../../../core/context.ts';
import { declareList, descending, type PageParts, sortKey } from '../../../core/lists/index.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { given, others, peopleConditions } from '../people.queries.ts';
import { peopleAlertsSql } from './people-alerts.sql.ts';
import type { SavedPeopleFilter } from './saved-people-search.entity.ts';

/** So many people may fit a search when it is saved: who looks for everybody need not be told. */
export const fittingAtMost = 1000;
/** Newcomers of one search whom one look finds; the next finds more. */
const foundAtOnce = 100;

type Whom = 'newcomers' | 'named';
const personId = sql.ref<string>('profile.user_id');

/**
 * Who fits a saved search by the very conditions of the directory, so that nobody is told of whom
 * they would not find there: those whom it has not found before, or some who are named.
 */
const fitting = declareList(peopleAlertsSql, {
  name: 'fitting',
  given: { ...given, searchId: 'uuid', ids: 'uuid[]' },
  sorts: { newest: descending(sortKey('profile.user_id', 'uuid', 'person_id')) },
  filters: peopleFilters,
  conditions: peopleConditions,
  variants: [{ whom: 'newcomers' }, { whom: 'named' }] as readonly { whom: Whom }[],
  select: (
    _db,
    { viewerId, searchId, ids },
    { variant, arrange }: PageParts<{ whom: Whom }, PeopleFilterName, 'newest'>,
  ) =>
    others(viewerId)
      .where((eb) =>
        variant.whom === 'named'
          ? eb(personId, '=', anyOf(ids))
          : eb.not(
              eb.exists(
                peopleAlertsSql.db
                  .selectFrom('people_finds as find')
                  .where('find.search_id', '=', searchId)
                  .where('find.person_id', '=', personId),
              ),
            ),
      )
      .select(['profile.user_id as person_id', 'person.full_name as fullName', 'person.work'])
      .$call(arrange),
});

interface Asking {
  searchId: string;
  /** Its owner, who is asked for as any member, staff or not. */
  viewerId: string;
  filter: SavedPeopleFilter;
}

/** Somebody who fits, as mails name them. */
export interface FittingPerson {
  id: string;
  fullName: string;
  work: string | null;
}

async function read(
  app: App,
  { searchId, viewerId, filter }: Asking,
  { ids, first }: { ids: readonly string[] | null; first: number },
): Promise<FittingPerson[]> {
  const page = await fitting.page(
    app,
    { filter, first },
    {
      given: { viewerId, isStaff: false, searchId, ids: ids ?? [] },
      variant: { whom: ids ? 'named' : 'newcomers' },
      node: ({ person_id: id, fullName, work }): FittingPerson => ({ id, fullName, work }),
      atMost: fittingAtMost + 1,
    },
  );
  return page.nodes;
}

/** Everybody who fits a search that is about to be kept; one more where they are too many. */
export const allFitting = (app: App, asking: Asking): Promise<FittingPerson[]> =>
  read(app, asking, { ids: null, first: fittingAtMost + 1 });

/** Some of those who fit a search and whom it has not found before, by their ids. */
export const newcomers = (app: App, asking: Asking): Promise<FittingPerson[]> =>
  read(app, asking, { ids: null, first: foundAtOnce });

/** Who of some people still fits. */
export const stillFitting = (
  app: App,
  asking: Asking,
  ids: readonly string[],
): Promise<FittingPerson[]> => read(app, asking, { ids, first: Math.max(1, ids.length) });
