import type { ApolloClient } from '@apollo/client';
import { pagePaths } from '@schema/rules/page-paths';
import { v4 as newKey } from 'uuid';
import { deviceDraft } from '@/core/drafts/device-draft';
import { fieldsOf, isRecord } from '@/core/is-record';
import { type Deed, putAside, takeBack } from '@/core/outbox/deeds';
import { mutatePublishPost, mutateUpdatePost } from '@/generated/calls';
import type { PostInput } from '@/generated/documents';
import { addPost, updatePost } from '../../cards/post-cache';

/** A post that is sent, once however often it is. */
export type Publication = {
  input: PostInput;
  draftId: string | null;
  /** Its key: the same for each try, whatever it says. */
  key: string;
  /** An earlier try said something else, and may have arrived. */
  isChanged: boolean;
};

const isInput = (value: unknown): value is PostInput =>
  isRecord(value) && typeof value['companyName'] === 'string';

/** @throws SyntaxError where this release can't read it any more; its draft is there */
function read(deed: Deed): Publication {
  const { input, draftId, key, isChanged } = fieldsOf(JSON.parse(deed.content));
  if (!isInput(input)) throw new SyntaxError('No post');
  return {
    input,
    draftId: typeof draftId === 'string' ? draftId : null,
    key: typeof key === 'string' ? key : deed.key,
    isChanged: isChanged === true,
  };
}

/**
 * Puts a post aside that could not be published for want of a line; its draft stays on the device
 * until it is there.
 * @param target the name of its draft
 * @param error why the try failed
 * @returns whether it waits now
 */
export const putPostAside = (target: string, waiting: Publication, error: unknown): boolean =>
  putAside(
    {
      kind: 'publish',
      target,
      content: JSON.stringify(waiting),
      path: pagePaths.careerPath,
    },
    error,
  );

/**
 * Ends the waiting of a post: it is sent from its form, or discarded.
 * @returns what waited; undefined where nothing did
 */
export const takePostBack = (target: string): Publication | undefined =>
  takeBack({ kind: 'publish', target }).map(read).at(0);

/**
 * Publishes a post. What an earlier try brought under its key is answered in its place: then the
 * words of now are an edit of it, which changes nothing where they are the same.
 * @returns its id
 * @throws what is refused
 */
export async function publishOnce(
  client: ApolloClient,
  { isChanged, ...variables }: Publication,
): Promise<string | undefined> {
  const { data } = await mutatePublishPost(client, { variables });
  if (!data) return undefined;
  const { id, editedAt, createdAt } = data.publishPost;
  addPost(client.cache, data.publishPost);
  if (!isChanged) return id;
  const { input } = variables;
  const edit = { id, input, basedOn: editedAt ?? createdAt, key: newKey() };
  const { data: corrected } = await mutateUpdatePost(client, { variables: edit });
  if (corrected) updatePost(client.cache, corrected.updatePost);
  return id;
}

/** Publishes a post that waited, once; its draft ends with it. What is refused is thrown. */
export async function publishWaiting(client: ApolloClient, of: string, deed: Deed): Promise<void> {
  await publishOnce(client, read(deed));
  deviceDraft({ kind: 'add-post', of, name: deed.target }).remove();
}
