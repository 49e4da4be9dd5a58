import type { ApolloClient } from '@apollo/client';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { v4 as newKey } from 'uuid';
import { deviceDraft } from '@/core/drafts/device-draft';
import type { OwnedName } from '@/core/drafts/persisted';
import { fieldsOf, isRecord } from '@/core/is-record';
import { type Deed, putAside, takeBack } from '@/core/outbox/deeds';
import { mutatePublishPost, mutateUpdatePost } from '@/generated/calls';
import type { PostInput } from '@/generated/documents';
import { addPost, updatePost } from '../../cards/post-cache';
import { editDraft } from './update-later';

/** A post that is sent, once however often it is. */
export type Publication = {
  input: PostInput;
  draftId: string | null;
  /** The draft's version that the words go on from: another one stays. Null for none. */
  draftBasedOn: string | null;
  /** Its key: the same for each try, whatever it says. */
  key: string;
  /** An earlier try said something else, and may have arrived. */
  isChanged: boolean;
};

/** What was put aside: when the device stored its words goes along; null where it did not. */
type Waiting = Publication & { draftAt: number | null };

const isInput = (value: unknown): value is PostInput =>
  isRecord(value) && typeof value['companyName'] === 'string';

/** @throws SyntaxError where this release can't read it any more; its draft is there */
function read(deed: Deed): Waiting {
  const { input, draftId, draftBasedOn, key, isChanged, draftAt } = fieldsOf(
    JSON.parse(deed.content),
  );
  if (!isInput(input)) throw new SyntaxError('No post');
  return {
    input,
    draftId: typeof draftId === 'string' ? draftId : null,
    draftBasedOn: typeof draftBasedOn === 'string' ? draftBasedOn : null,
    key: typeof key === 'string' ? key : deed.key,
    isChanged: isChanged === true,
    draftAt: typeof draftAt === 'number' ? draftAt : null,
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
 * @returns what waited; undefined where nothing did
 */
export const takePostBack = (target: string): Publication | undefined =>
  takeBack({ kind: 'publish', target }).map(read).at(0);

/** A post that is there, and the version of it that these words made. */
type Published = { id: string; version: string };

/**
 * Publishes a post. What an earlier try brought under its key is answered in its place: then the
 * words of now are an edit of it, which changes nothing where they are the same.
 * @throws what is refused
 */
export async function publishOnce(
  client: ApolloClient,
  { isChanged, input, draftId, draftBasedOn, key }: Publication,
): Promise<Published | undefined> {
  const variables = { input, draftId, draftBasedOn, key };
  const { data } = await mutatePublishPost(client, { variables });
  if (!data) return undefined;
  const { id, editedAt, createdAt } = data.publishPost;
  addPost(client.cache, data.publishPost);
  const basedOn = editedAt ?? createdAt;
  if (!isChanged) return { id, version: basedOn };
  const edit = { id, input, basedOn, key: newKey() };
  const { data: corrected } = await mutateUpdatePost(client, { variables: edit });
  if (corrected) updatePost(client.cache, corrected.updatePost);
  return { id, version: corrected?.updatePost.editedAt ?? basedOn };
}

/** What waited and has arrived while this page is open, by the name of its draft. */
const arrived = new Map<string, { publication: Publication; forget: () => void }>();
const nameOf = ({ of, name }: OwnedName): string => `${of} ${name}`;

/**
 * What waited of a draft and has arrived since: a form that was open meanwhile goes on from it.
 * @returns its publication, and what removes words that were kept for its edit, where the form
 * holds them
 */
export const arrivedOf = (stored: OwnedName) => arrived.get(nameOf(stored));

/**
 * Ends the draft of a post that has arrived. Words that it did not have go on from it, as
 * unpublished changes of it.
 * @returns whether there are any
 */
async function settleDraft(stored: OwnedName, waiting: Waiting, now: Published): Promise<boolean> {
  const draft = deviceDraft(stored).read();
  const isSent =
    !draft ||
    draft.at === waiting.draftAt ||
    (await import('./says-same').then(({ saysSame }) => saysSame(draft.values, waiting.input)));
  const changes = deviceDraft(editDraft(stored.of, now.id));
  const forget = (): void => {
    if (changes.read()?.at === draft?.at) changes.remove();
  };
  arrived.set(nameOf(stored), { publication: waiting, forget });
  if (isSent || changes.write({ ...draft, base: now.version })) deviceDraft(stored).remove();
  return !isSent;
}

/**
 * Publishes a post that waited, once; its draft ends with it. What is refused is thrown.
 * @returns whether words that were typed since are kept
 */
export async function publishWaiting(
  client: ApolloClient,
  of: string,
  deed: Deed,
): Promise<boolean> {
  const waiting = read(deed);
  const now = await publishOnce(client, waiting);
  return (
    now !== undefined && settleDraft({ kind: 'add-post', of, name: deed.target }, waiting, now)
  );
}
