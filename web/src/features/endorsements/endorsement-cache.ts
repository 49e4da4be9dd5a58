import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import {
  changeLists,
  holds,
  inserted,
  isNewer,
  referencedId,
  without,
} from '@/core/data/lists/cached-lists';
import {
  type EndorsementFieldsFragment,
  EndorsementFieldsFragmentDoc,
} from '@/generated/documents';

/** A student's lists: the wall, and the one of pending endorsements. */
const listsOf = (menteeId: string) => ({ of: `Profile:${menteeId}`, field: 'endorsements' });

/** Adds an endorsement to the list where it belongs now, and removes it from the other. */
export function addEndorsement(cache: ApolloCache, endorsement: EndorsementFieldsFragment): void {
  const { id, menteeId, isPending } = endorsement;
  cache.writeFragment({
    fragment: EndorsementFieldsFragmentDoc,
    fragmentName: 'EndorsementFields',
    data: endorsement,
  });
  changeLists<{ pending: boolean }>(cache, listsOf(menteeId), (list, { args }) => {
    if ((args.pending ?? false) !== isPending) return without(list, id);
    return holds(list, id) ? list : inserted(list, { __ref: `Endorsement:${id}` }, isNewer);
  });
}

/**
 * Removes an endorsement from all lists of the student; the viewer's own may be written anew then.
 */
export function removeEndorsement(cache: ApolloCache, menteeId: string, id: string): void {
  changeLists(cache, listsOf(menteeId), (list) => without(list, id));
  cache.modify<{ ownEndorsement: Reference | null }>({
    id: `Profile:${menteeId}`,
    fields: {
      ownEndorsement: (own) => (isReference(own) && referencedId(own) === id ? null : own),
    },
  });
}
