import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { listsId, referencedId } from '@/core/data/cache-reference';
import { type GratitudeFieldsFragment, GratitudeFieldsFragmentDoc } from '@/generated/documents';

type List = { nodes: Reference[] };
type ChangeList = (list: List) => List;

/**
 * Changes a profile's list: the one that everybody sees, or the one of hidden gratitudes.
 * @returns whether the list is another one now
 */
function changeList(
  cache: ApolloCache,
  profileId: string,
  list: 'shown' | 'hidden',
  change: ChangeList,
): boolean {
  let isChanged = false;
  cache.modify<{ gratitudes: List }>({
    id: `Profile:${profileId}`,
    fields: {
      gratitudes: (before, { storeFieldName }) => {
        const isHiddenList = storeFieldName.includes('"hidden":true');
        if (isReference(before) || isHiddenList !== (list === 'hidden')) return before;
        const after = change(before);
        isChanged = after !== before;
        return after;
      },
    },
  });
  return isChanged;
}

/** Adds a gratitude once: at its position by time (ids sort by time), or at the head. */
const withGratitude =
  (id: string, { atHead = false } = {}): ChangeList =>
  (list) => {
    if (listsId(list.nodes, id)) return list;
    const added: Reference = { __ref: `Gratitude:${id}` };
    const older = atHead ? 0 : list.nodes.findIndex((ref) => ref.__ref < added.__ref);
    const index = older < 0 ? list.nodes.length : older;
    return { ...list, nodes: [...list.nodes.slice(0, index), added, ...list.nodes.slice(index)] };
  };

const without =
  (id: string): ChangeList =>
  (list) =>
    listsId(list.nodes, id)
      ? { ...list, nodes: list.nodes.filter((ref) => referencedId(ref) !== id) }
      : list;

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
  if (changeList(cache, profileId, 'shown', without(id)))
    updateGratitudesCount(cache, profileId, (before) => Math.max(0, before - 1));
}

/** Moves a gratitude to the list where it belongs now, after it was hidden or shown again. */
export function moveGratitude(cache: ApolloCache, gratitude: GratitudeFieldsFragment): void {
  const { id, profileId, isHidden } = gratitude;
  writeGratitude(cache, gratitude);
  if (isHidden) removeGratitude(cache, profileId, id);
  else addGratitude(cache, gratitude);
  changeList(cache, profileId, 'hidden', isHidden ? withGratitude(id) : without(id));
}
