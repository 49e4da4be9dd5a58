import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { GratitudeFieldsFragmentDoc, type GratitudeFieldsFragment } from '@/generated/documents';

type List = { nodes: Reference[] };

const idOf = (ref: Reference): string => ref.__ref.slice(ref.__ref.indexOf(':') + 1);
const has = (list: List, id: string): boolean => list.nodes.some((ref) => idOf(ref) === id);

/** Changes the list of what is shown, or of what is hidden; answers whether it did. */
function changeList(
  cache: ApolloCache,
  profileId: string,
  hidden: boolean,
  change: (list: List) => List,
): boolean {
  let changed = false;
  cache.modify<{ gratitudes: List }>({
    id: `Profile:${profileId}`,
    fields: {
      gratitudes: (list, { storeFieldName }) => {
        if (isReference(list) || storeFieldName.includes('"hidden":true') !== hidden) return list;
        const next = change(list);
        changed = next !== list;
        return next;
      },
    },
  });
  return changed;
}

/** Changes the number on a profile. */
export function countGratitudes(
  cache: ApolloCache,
  profileId: string,
  count: (before: number) => number,
): void {
  cache.modify<{ gratitudesCount: number }>({
    id: `Profile:${profileId}`,
    fields: { gratitudesCount: (before) => count(before) },
  });
}

/** Puts it where its time puts it, once; one's own, just written, at the head. */
const put =
  (id: string, own: boolean) =>
  (list: List): List => {
    if (has(list, id)) return list;
    const one: Reference = { __ref: `Gratitude:${id}` };
    const place = own ? 0 : list.nodes.findIndex((ref) => ref.__ref < one.__ref);
    const nodes =
      place < 0
        ? [...list.nodes, one]
        : [...list.nodes.slice(0, place), one, ...list.nodes.slice(place)];
    return { ...list, nodes };
  };

const take =
  (id: string) =>
  (list: List): List =>
    has(list, id) ? { ...list, nodes: list.nodes.filter((ref) => idOf(ref) !== id) } : list;

const keep = (cache: ApolloCache, gratitude: GratitudeFieldsFragment) =>
  cache.writeFragment({
    fragment: GratitudeFieldsFragmentDoc,
    fragmentName: 'GratitudeFields',
    data: gratitude,
  });

/** Shows one more; counted unless it stood there. */
export function addGratitude(
  cache: ApolloCache,
  gratitude: GratitudeFieldsFragment,
  { own = false } = {},
): void {
  keep(cache, gratitude);
  if (changeList(cache, gratitude.profileId, false, put(gratitude.id, own)))
    countGratitudes(cache, gratitude.profileId, (before) => before + 1);
}

/** Shows one less; counted if it stood there. */
export function removeGratitude(cache: ApolloCache, profileId: string, id: string): void {
  if (changeList(cache, profileId, false, take(id)))
    countGratitudes(cache, profileId, (before) => Math.max(0, before - 1));
}

/** Between the list and what the owner has hidden. */
export function moveGratitude(cache: ApolloCache, gratitude: GratitudeFieldsFragment): void {
  keep(cache, gratitude);
  const { id, profileId, isHidden } = gratitude;
  if (isHidden) removeGratitude(cache, profileId, id);
  else addGratitude(cache, gratitude);
  changeList(cache, profileId, true, isHidden ? put(id, false) : take(id));
}
