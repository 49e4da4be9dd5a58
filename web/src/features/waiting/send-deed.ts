import type { ApolloClient } from '@apollo/client';
import { waitingStore } from '@schema/rules/device/waiting-store';
import { waitingTexts as texts } from '@schema/rules/device/waiting-texts';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { type Deed, type DeedKind, deedStore } from '@/core/outbox/deeds';
import type { SendOutcome } from '@/core/outbox/outbox';
import { outcomeOf } from '@/core/outbox/send-again';
import { intoFolder } from '@/features/bookmarks';
import { publishWaiting, updateWaiting } from '@/features/posts';
import { addAnswer, addQuestions } from '@/features/questions';
import {
  mutateAddBookmark,
  mutateAnswerQuestion,
  mutateAskQuestion,
  mutateLikeJob,
  mutateLikePost,
  mutateRemoveBookmark,
  queryJobLiked,
  queryPostLiked,
} from '@/generated/calls';
import type { BookmarkType } from '@/generated/documents';
import { notify } from '@/ui';

const fresh = { fetchPolicy: 'network-only' } as const;

const mark =
  (type: BookmarkType) =>
  (client: ApolloClient, { target, content, folderId }: Deed): Promise<unknown> => {
    const variables = { type, refId: target };
    return content === 'on'
      ? intoFolder(folderId, (into) =>
          mutateAddBookmark(client, { variables: { ...variables, ...into } }),
        )
      : mutateRemoveBookmark(client, { variables });
  };

/** The server toggles likes: one that has arrived already is left alone. */
const senders: Record<
  DeedKind,
  (client: ApolloClient, deed: Deed, of: string) => Promise<unknown>
> = {
  ask: async (client, { target, content, key }) => {
    const variables = { postId: target, content, key };
    const { data } = await mutateAskQuestion(client, { variables });
    if (data) addQuestions(client.cache, target, [data.askQuestion], { own: true });
  },
  answer: async (client, { target, content, key }) => {
    const variables = { questionId: target, content, key };
    const { data } = await mutateAnswerQuestion(client, { variables });
    if (data) addAnswer(client.cache, data.answerQuestion, { own: true });
  },
  publish: async (client, deed, of) => {
    const hasMore = await publishWaiting(client, of, deed);
    notify.success(hasMore ? postTexts.publishedWithout : postTexts.published);
  },
  edit: async (client, deed, of) => {
    await updateWaiting(client, of, deed);
    notify.success(postTexts.ownUpdated);
  },
  likePost: async (client, { target: id, content }) => {
    const { data } = await queryPostLiked(client, { variables: { id }, ...fresh });
    if (data?.post.viewer.hasLiked !== (content === 'on'))
      await mutateLikePost(client, { variables: { id } });
  },
  likeJob: async (client, { target: id, content }) => {
    const { data } = await queryJobLiked(client, { variables: { id }, ...fresh });
    if (data?.job.viewer.hasLiked !== (content === 'on'))
      await mutateLikeJob(client, { variables: { id } });
  },
  markPost: mark('Post'),
  markProfile: mark('Profile'),
  markJobOpening: mark('JobOpening'),
};

/** Of several tabs one sends at a time, what none of the others has sent meanwhile. */
const alone = (work: () => Promise<SendOutcome>): Promise<SendOutcome> =>
  'locks' in navigator ? navigator.locks.request(waitingStore.lock, work) : work();

/** Sends what was done without a line, under its key. */
export const sendDeed = (client: ApolloClient, of: string, deed: Deed): Promise<SendOutcome> =>
  alone(async () => {
    if (
      !deedStore(of)
        .read()
        .some(({ key }) => key === deed.key)
    )
      return 'sent';
    try {
      await senders[deed.kind](client, deed, of);
      return 'sent';
    } catch (error) {
      return outcomeOf(error, texts.sendFailed);
    }
  });
