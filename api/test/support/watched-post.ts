import type { Json, Person, TestApp } from '../../src/testing/index.ts';
import { connectedGraphqlSocket, type GraphqlSocket } from './sockets.ts';

/** All that is told of the questions of a post. */
export const questionChanges = `subscription ($postId: ID!) { questionsChanged(postId: $postId) {
  subscribed questionAdded { id content viewerVote } questionEdited { id content editedAt } questionVoted { id upvotes downvotes } questionDeleted { id postId }
  answerAdded { id questionId answersCount answer { content } } answerEdited { id content } answerVoted { id upvotes downvotes } answerAccepted { id isAccepted } answerDeleted { id questionId answersCount } } }`;
/** The numbers of a post. */
export const counters =
  'subscription ($postId: ID!) { postCounters(postId: $postId) { id useful commentsCount } }';

/** Watches a post, from the first word that comes. */
export async function watchPost(
  app: TestApp,
  who: Person,
  postId: string,
  query = questionChanges,
): Promise<GraphqlSocket> {
  const socket = await connectedGraphqlSocket(app.url, { token: who.token });
  socket.subscribe(query, { postId });
  await socket.message('next');
  return socket;
}
/** What was received, without the fields that are null. */
export const changes = (socket: GraphqlSocket): Json[] =>
  socket.messages
    .filter(({ type }) => type === 'next')
    .map(({ payload }) =>
      Object.fromEntries(
        Object.entries((payload.data?.questionsChanged ?? {}) as object).filter(
          ([, value]) => value !== null,
        ),
      ),
    );
/** The changes of one kind, in their order. */
export const changesOf = (socket: GraphqlSocket, kind: string) =>
  changes(socket)
    .filter((one) => kind in one)
    .map((one) => one[kind]);
