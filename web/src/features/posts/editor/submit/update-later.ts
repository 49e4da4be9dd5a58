import type { ApolloClient } from '@apollo/client';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { deviceDraft } from '@/core/drafts/device-draft';
import type { OwnedName } from '@/core/drafts/persisted';
import { fieldsOf, isRecord } from '@/core/is-record';
import { type Deed, putAside, takeBack } from '@/core/outbox/deeds';
import { mutateUpdatePost } from '@/generated/calls';
import type { PostInput } from '@/generated/documents';
import { updatePost } from '../../cards/post-cache';

type Waiting = {
  input: PostInput;
  /** The version of the post that the words go on from. */
  basedOn: string;
  /** When the device stored the words that are sent; null where it did not. */
  draftAt: number | null;
};

/** Where the device stores the unpublished changes of a post. */
export const editDraft = (of: string, id: string): OwnedName => ({
  kind: 'edit-post',
  of,
  name: id,
});

const isInput = (value: unknown): value is PostInput =>
  isRecord(value) && typeof value['companyName'] === 'string';

/** @throws SyntaxError where this release can't read it any more; its draft is there */
function read(content: string): Waiting {
  const { input, basedOn, draftAt } = fieldsOf(JSON.parse(content));
  if (!isInput(input) || typeof basedOn !== 'string') throw new SyntaxError('No edit');
  return { input, basedOn, draftAt: typeof draftAt === 'number' ? draftAt : null };
}

/**
 * Puts an edit aside that could not be sent for want of a line; its words stay on the device too
 * until it is there.
 * @param key that of the try, which may have arrived
 * @param error why the try failed
 * @returns whether it waits now
 */
export const putEditAside = (
  id: string,
  { key, ...waiting }: Waiting & { key: string },
  error: unknown,
): boolean =>
  putAside(
    {
      kind: 'edit',
      target: id,
      key,
      content: JSON.stringify(waiting),
      path: pagePathOf.editPost(id),
    },
    error,
  );

/**
 * Ends the waiting of an edit: its words are in the form.
 * @param now what is sent in its place
 * @returns its key where it says the same; undefined else, and where none waited
 */
export const takeEditBack = (id: string, now?: PostInput): string | undefined =>
  takeBack({ kind: 'edit', target: id }).find(
    ({ content }) => JSON.stringify(fieldsOf(JSON.parse(content))['input']) === JSON.stringify(now),
  )?.key;

/** What waiting edits made of a version while this page is open. */
const arrived = new Map<string, string>();

/**
 * The version that words go on from which were written before a waiting edit of theirs arrived, and
 * hold it: the form may be open while it goes.
 */
export const versionAfter = (id: string, basedOn: string): string =>
  arrived.get(`${id} ${basedOn}`) ?? basedOn;

/** What was typed since it was put aside goes on from what is there now. */
function settleDraft(of: string, id: string, { draftAt, basedOn }: Waiting, now: string): void {
  const store = deviceDraft(editDraft(of, id));
  const draft = store.read();
  if (draft?.at === draftAt) store.remove();
  else if (draft?.base === basedOn) store.write({ ...draft, base: now });
}

/**
 * Sends an edit that waited, once; its draft ends with it. What is refused is thrown, and what
 * somebody changed meanwhile is: the form shows both then.
 */
export async function updateWaiting(client: ApolloClient, of: string, deed: Deed): Promise<void> {
  const { target: id, key } = deed;
  const waiting = read(deed.content);
  const { input, basedOn } = waiting;
  const { data } = await mutateUpdatePost(client, { variables: { id, input, basedOn, key } });
  if (!data) return;
  updatePost(client.cache, data.updatePost);
  const now = data.updatePost.editedAt ?? basedOn;
  arrived.set(`${id} ${basedOn}`, now);
  settleDraft(of, id, waiting, now);
}
