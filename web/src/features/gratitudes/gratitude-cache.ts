import type { ApolloCache } from '@apollo/client';
import {
  type CachedList,
  changeLists,
  holds,
  inserted,
  isNewer,
  prepended,
  without,
} from '@/core/data/lists/cached-lists';
import { type GratitudeFieldsFragment, GratitudeFieldsFragmentDoc } from '@/generated/documents';

type ChangeList = (list: CachedList) => CachedList;

/**
 * Changes a profile's list: the one that everybody sees, or the one of hidden gratitudes.
 * @returns whether the list is another one now
 */
function changeList(
  cache: ApolloCache,
  profileId: string,
  which: 'shown' | 'hidden',
  change: ChangeList,
): boolean {
  let isChanged = false;
  changeLists<{ hidden: boolean }>(
    cache,
    { of: `Profile:${profileId}`, field: 'gratitudes' },
    (list, { args }) => {
      if ((args.hidden ?? false) !== (which === 'hidden')) return list;
      const after = change(list);
      isChanged = after !== list;
      return after;
    },
  );
  return isChanged;
}

/** Adds a gratitude once: at its position by time, or at the head. */
const withGratitude =
  (id: string, { atHead = false } = {}): ChangeList =>
  (list) => {
    if (holds(list, id)) return list;
    const added = { __ref: `Gratitude:${id}` };
    return atHead ? prepended(list, added) : inserted(list, added, isNewer);
  };

const writeGratitude = (cache: ApolloCache, gratitude: GratitudeFieldsFragment) =>
  cache.writeFragment({
    fragment: GratitudeFieldsFragmentDoc,
    fragmentName: 'GratitudeFields',
    data: gratitude,
  });

/** Changes the count of a profile's gratitudes. */
export function updateGratitudesCount(
  cache: ApolloCache,
  profileId: string,
  update: (before: number) => number,
): void {
  cache.modify<{ gratitudesCount: number }>({
    id: `Profile:${profileId}`,
    fields: { gratitudesCount: (before) => update(before) },
  });
}

/**
 * Adds a gratitude to the list, and counts it; one that is listed already stays where it is. With
 * `own` it is put at the head, where its author looks for it.
 */
export function addGratitude(
  cache: ApolloCache,
  gratitude: GratitudeFieldsFragment,
  { own = false } = {},
): void {
  const { id, profileId } = gratitude;
  writeGratitude(cache, gratitude);
  if (changeList(cache, profileId, 'shown', withGratitude(id, { atHead: own })))
    updateGratitudesCount(cache, profileId, (before) => before + 1);
}

/** Removes a gratitude from the list; the count goes down if it was listed. */
export function removeGratitude(cache: ApolloCache, profileId: string, id: string): void {
  if (changeList(cache, profileId, 'shown', (list) => without(list, id)))
    updateGratitudesCount(cache, profileId, (before) => Math.max(0, before - 1));
}

/** Moves a gratitude to the list where it belongs now, after it was hidden or shown again. */
export function moveGratitude(cache: ApolloCache, gratitude: GratitudeFieldsFragment): void {
  const { id, profileId, isHidden } = gratitude;
  writeGratitude(cache, gratitude);
  if (isHidden) removeGratitude(cache, profileId, id);
  else addGratitude(cache, gratitude);
  changeList(
    cache,
    profileId,
    'hidden',
    isHidden ? withGratitude(id) : (list) => without(list, id),
  );
}
