import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import { referencedId } from '@/core/data/cache-reference';
import {
  type EndorsementFieldsFragment,
  EndorsementFieldsFragmentDoc,
} from '@/generated/documents';

type List = { nodes: Reference[] };

/** Changes a student's lists: the wall, and the one of pending endorsements. */
function changeLists(
  cache: ApolloCache,
  menteeId: string,
  change: (list: List, isPendingList: boolean) => List,
): void {
  cache.modify<{ endorsements: List }>({
    id: `Profile:${menteeId}`,
    fields: {
      endorsements: (list, { storeFieldName }) =>
        isReference(list) ? list : change(list, storeFieldName.includes('"pending":true')),
    },
  });
}

const without = (list: List, id: string): List =>
  list.nodes.some((ref) => referencedId(ref) === id)
    ? { ...list, nodes: list.nodes.filter((ref) => referencedId(ref) !== id) }
    : list;

/** Adds an endorsement at its position by time; ids sort by time, and the newest comes first. */
function withEndorsement(list: List, id: string): List {
  const added: Reference = { __ref: `Endorsement:${id}` };
  if (list.nodes.some((ref) => ref.__ref === added.__ref)) return list;
  const older = list.nodes.findIndex((ref) => ref.__ref < added.__ref);
  const index = older < 0 ? list.nodes.length : older;
  return { ...list, nodes: [...list.nodes.slice(0, index), added, ...list.nodes.slice(index)] };
}

/** Adds an endorsement to the list where it belongs now, and removes it from the other. */
export function addEndorsement(cache: ApolloCache, endorsement: EndorsementFieldsFragment): void {
  const { id, menteeId, isPending } = endorsement;
  cache.writeFragment({
    fragment: EndorsementFieldsFragmentDoc,
    fragmentName: 'EndorsementFields',
    data: endorsement,
  });
  changeLists(cache, menteeId, (list, isPendingList) =>
    isPendingList === isPending ? withEndorsement(list, id) : without(list, id),
  );
}

/**
 * Removes an endorsement from all lists of the student; the viewer's own may be written anew then.
 */
export function removeEndorsement(cache: ApolloCache, menteeId: string, id: string): void {
  changeLists(cache, menteeId, (list) => without(list, id));
  cache.modify<{ ownEndorsement: Reference | null }>({
    id: `Profile:${menteeId}`,
    fields: {
      ownEndorsement: (own) => (isReference(own) && referencedId(own) === id ? null : own),
    },
  });
}
