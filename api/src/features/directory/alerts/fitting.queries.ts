import { sql } from 'kysely';
import {
  type PeopleFilterName,
  peopleFilters,
} from '../../../../../schema/rules/directory/people-filters.ts';
import type { App } from '../../../core/context.ts';
import { declareList, descending, type PageParts, sortKey } from '../../../core/lists/index.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { everybodyElse, given, others, peopleConditions } from '../people.queries.ts';
import { peopleAlertsSql } from './people-alerts.sql.ts';
import type { SavedPeopleFilter } from './saved-people-search.entity.ts';

/** So many people may fit a search when it is saved: who looks for everybody need not be told. */
export const fittingAtMost = 1000;
/** So many are read, with those whom its owner may not see. */
const readAtMost = 2 * fittingAtMost + 1;

/**
 * Everybody and some who are named, whether or not the viewer may see them; and those of some whom
 * the viewer would find.
 */
type Whom = 'everybody' | 'named' | 'found';
const personId = sql.ref<string>('profile.user_id');

/**
 * Who fits a saved search by the very conditions of the directory, so that nobody is told of whom
 * they would not find there.
 */
const fitting = declareList(peopleAlertsSql, {
  name: 'fitting',
  given: { ...given, ids: 'uuid[]' },
  sorts: { newest: descending(sortKey('profile.user_id', 'uuid', 'person_id')) },
  filters: peopleFilters,
  conditions: peopleConditions,
  variants: [{ whom: 'everybody' }, { whom: 'named' }, { whom: 'found' }] as readonly {
    whom: Whom;
  }[],
  select: (
    _db,
    { viewerId, ids },
    { variant: { whom }, arrange }: PageParts<{ whom: Whom }, PeopleFilterName, 'newest'>,
  ) =>
    (whom === 'found' ? others(viewerId) : everybodyElse(viewerId))
      .$if(whom !== 'everybody', (some) => some.where(personId, '=', anyOf(ids)))
      .select(['profile.user_id as person_id', 'person.full_name as fullName', 'person.work'])
      .$call(arrange),
});

/** A saved search, or one that is about to be. */
interface Asking {
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
  { viewerId, filter }: Asking,
  whom: Whom,
  ids: readonly string[],
): Promise<FittingPerson[]> {
  const first = whom === 'everybody' ? readAtMost : Math.max(1, ids.length);
  const page = await fitting.page(
    app,
    { filter, first },
    {
      // Neither blocks nor who may read a profile keep anybody from staff.
      given: { viewerId, isStaff: whom !== 'found', ids },
      variant: { whom },
      node: ({ person_id: id, fullName, work }): FittingPerson => ({ id, fullName, work }),
      atMost: readAtMost,
    },
  );
  return page.nodes;
}

const idsOf = (found: readonly FittingPerson[]) => found.map(({ id }) => id);

/** Who of some people fits a search and would be found by its owner. */
export const stillFitting = (
  app: App,
  asking: Asking,
  ids: readonly string[],
): Promise<FittingPerson[]> => read(app, asking, 'found', ids);

/**
 * Who of some people fits a search, by their ids: all, and those of them whom its owner would find.
 * No block may be heard of, neither that it is there nor that it ended: who fits unseen is known
 * from then on.
 */
export async function fittingOf(
  app: App,
  asking: Asking,
  ids: readonly string[],
): Promise<{ all: string[]; found: string[] }> {
  const all = idsOf(await read(app, asking, 'named', ids));
  return { all, found: all.length > 0 ? idsOf(await stillFitting(app, asking, all)) : [] };
}

/**
 * Everybody who fits a search that is about to be kept, by their ids, seen by its owner or not;
 * null where the owner would find more than `fittingAtMost`.
 */
export async function allFitting(app: App, asking: Asking): Promise<string[] | null> {
  const all = idsOf(await read(app, asking, 'everybody', []));
  if (all.length <= fittingAtMost) return all;
  const isFew = (await stillFitting(app, asking, all)).length <= fittingAtMost;
  return isFew && all.length < readAtMost ? all : null;
}
