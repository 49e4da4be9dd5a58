import { useApolloClient } from '@apollo/client/react';
import type { ExperiencePost } from '@schema/rules/posts/posts';
import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { deviceDraft } from '@/core/drafts/device-draft';
import type { OwnedName } from '@/core/drafts/persisted';
import { errorCode } from '@/core/errors';
import { useUpdatePostMutation } from '@/generated/hooks';
import { updatePost } from '../../cards/post-cache';
import {
  arrivedOf,
  type Publication,
  publishOnce,
  putPostAside,
  takePostBack,
} from './publish-later';

/** What says nothing of whether the try has arrived. */
const silent = new Set(['NETWORK', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE']);

/**
 * Publishes an experience, with which the draft that it came from ends, or puts it aside for want
 * of a line; what is refused is thrown. All tries of a form have one key: however often it is sent,
 * and whatever is written in between, it is one post.
 * @param stored its draft on this device
 */
export function usePublishPost(stored: OwnedName & { name: string }, draftId: () => string | null) {
  const client = useApolloClient();
  const tried = useRef<Publication>(undefined);
  /** What had arrived before this form was opened: it holds nothing of it. */
  const [before] = useState(() => arrivedOf(stored));
  /**
   * @param base the version of its draft that the words go on from
   * @returns its id; `waits` where there is no line
   */
  return async (
    input: ExperiencePost,
    base: string | null | undefined,
  ): Promise<string | undefined | 'waits'> => {
    // An earlier one that waits gives way to what stands in the form now.
    const meanwhile = arrivedOf(stored);
    const arrived = meanwhile === before ? undefined : meanwhile;
    const earlier = takePostBack(stored.name) ?? tried.current ?? arrived?.publication;
    const isOther =
      earlier !== undefined && JSON.stringify(earlier.input) !== JSON.stringify(input);
    const publication = {
      input,
      draftId: draftId(),
      draftBasedOn: base ?? null,
      key: earlier?.key ?? newKey(),
      isChanged: isOther || earlier?.isChanged === true,
    };
    try {
      const published = await publishOnce(client, publication);
      arrived?.forget();
      return published?.id;
    } catch (error) {
      const draftAt = deviceDraft(stored).read()?.at ?? null;
      if (putPostAside(stored.name, { ...publication, draftAt }, error)) return 'waits';
      if (silent.has(errorCode(error)) || publication.isChanged) tried.current = publication;
      throw error;
    }
  };
}

/**
 * Changes a published experience, where it stands as `basedOn` says; what is refused is thrown.
 */
export function useUpdatePost(id: string) {
  const [update] = useUpdatePostMutation();
  return async (input: ExperiencePost, of: { basedOn: string; key: string }): Promise<void> => {
    await update({
      variables: { id, input, ...of },
      update: (cache, { data }) => data && updatePost(cache, data.updatePost),
    });
  };
}
