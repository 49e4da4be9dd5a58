import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import {
  EndorsementFieldsFragmentDoc,
  type EndorsementFieldsFragment,
} from '@/generated/documents';

type List = { nodes: Reference[] };

const idOf = (ref: Reference): string => ref.__ref.slice(ref.__ref.indexOf(':') + 1);

function changeLists(
  cache: ApolloCache,
  menteeId: string,
  change: (list: List, pending: boolean) => List,
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
  list.nodes.some((ref) => idOf(ref) === id)
    ? { ...list, nodes: list.nodes.filter((ref) => idOf(ref) !== id) }
    : list;

/** Puts it where it belongs, once: among those that wait, or on the wall. */
export function placeEndorsement(cache: ApolloCache, endorsement: EndorsementFieldsFragment): void {
  cache.writeFragment({
    fragment: EndorsementFieldsFragmentDoc,
    fragmentName: 'EndorsementFields',
    data: endorsement,
  });
  const one: Reference = { __ref: `Endorsement:${endorsement.id}` };
  changeLists(cache, endorsement.menteeId, (list, pending) => {
    if (pending !== endorsement.isPending) return without(list, endorsement.id);
    if (list.nodes.some((ref) => ref.__ref === one.__ref)) return list;
    const place = list.nodes.findIndex((ref) => ref.__ref < one.__ref);
    return {
      ...list,
      nodes:
        place < 0
          ? [...list.nodes, one]
          : [...list.nodes.slice(0, place), one, ...list.nodes.slice(place)],
    };
  });
}

/** Takes an endorsement out of all lists of the student. */
export const takeEndorsement = (cache: ApolloCache, menteeId: string, id: string): void =>
  changeLists(cache, menteeId, (list) => without(list, id));
