import type { ApolloClient } from '@apollo/client';
import { pagePaths } from '@schema/rules/page-paths';
import { deviceDraft } from '@/core/drafts/device-draft';
import { errorCode } from '@/core/errors';
import { fieldsOf, isRecord } from '@/core/is-record';
import { type Deed, putAside, takeBack } from '@/core/outbox/deeds';
import { findOwnPost } from '@/features/careers';
import { mutatePublishPost, queryPostPage } from '@/generated/calls';
import type { PostInput } from '@/generated/documents';
import { addPost } from '../../cards/post-cache';

type Waiting = {
  input: PostInput;
  draftId: string | null;
  /** An earlier try said something else, and may have arrived. */
  isChanged?: boolean;
};

const isInput = (value: unknown): value is PostInput =>
  isRecord(value) && typeof value['companyName'] === 'string';

/** @throws SyntaxError where this release can't read it any more; its draft is there */
function read(content: string): Waiting {
  const { input, draftId, isChanged } = fieldsOf(JSON.parse(content));
  if (!isInput(input)) throw new SyntaxError('No post');
  return {
    input,
    draftId: typeof draftId === 'string' ? draftId : null,
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
export const putPostAside = (target: string, waiting: Waiting, error: unknown): boolean =>
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
 * @returns whether it, or one before it, said something else than what is sent now
 */
export const takePostBack = (target: string, now?: PostInput): boolean =>
  takeBack({ kind: 'publish', target }).some(({ content }) => {
    const { input, isChanged } = fieldsOf(JSON.parse(content));
    return isChanged === true || JSON.stringify(input) !== JSON.stringify(now);
  });

/**
 * Whether an earlier try had arrived, whose answer was lost: one post of a company and role is
 * taken. Another one of the same, from another device, is none of this.
 */
async function hasArrived(client: ApolloClient, input: PostInput): Promise<boolean> {
  const { companyName, role } = input;
  const own = await findOwnPost(client, { companyName, role });
  if (!own || own.isRemoved) return false;
  const variables = { id: own.id };
  const { data } = await queryPostPage(client, { variables, fetchPolicy: 'no-cache' });
  return data?.post.oneLiner === input.oneLiner && data.post.postType === input.postType;
}

/** Publishes a post that waited, once; its draft ends with it. What is refused is thrown. */
export async function publishWaiting(client: ApolloClient, of: string, deed: Deed): Promise<void> {
  const { isChanged, ...variables } = read(deed.content);
  try {
    const { data } = await mutatePublishPost(client, { variables });
    if (data) addPost(client.cache, data.publishPost);
  } catch (error) {
    // What arrived may be the earlier one: the draft with the corrections stays.
    if (errorCode(error) !== 'CONFLICT' || isChanged) throw error;
    if (!(await hasArrived(client, variables.input))) throw error;
  }
  deviceDraft({ kind: 'add-post', of, name: deed.target }).remove();
}
