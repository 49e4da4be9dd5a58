import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MoreAnswers, PostQuestions, type QuestionSort } from '@/generated/documents';
import { usePostQuestionsQuery } from '@/generated/hooks';
import { firstAnswers } from '@schema/rules/questions';

const pageSize = 20;
/** The most that the server gives at once. */
const mostAtOnce = 100;

/** The post's questions in one sort, page by page. The first page is in the cache already when the post page asked for it. */
export function useQuestionList(postId: string, sort: QuestionSort) {
  const client = useApolloClient();
  const { data, previousData, error, loading, fetchMore, refetch } = usePostQuestionsQuery({
    variables: { postId, sort },
    // Votes move what is relevant: its order is asked for each time it is chosen.
    fetchPolicy: sort === 'mostRelevant' ? 'cache-and-network' : 'cache-first',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // While another sort is on its way the former stays, so that nothing jumps.
  const list = (data ?? previousData)?.post.questions;
  const after = list?.pageInfo.endCursor;

  /** Where further pages could not be had. */
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const loadMore = async () => {
    setFailedAt(null);
    await fetchMore({ variables: { after } }).catch(() => setFailedAt(after ?? null));
  };

  /** Reads again as much as is shown, in the order that it has now. */
  const readAnew = (by: QuestionSort) =>
    client.query({
      query: PostQuestions,
      variables: {
        postId,
        sort: by,
        first: Math.min(Math.max(list?.nodes.length ?? 0, pageSize), mostAtOnce),
      },
      fetchPolicy: 'network-only',
    });

  /** What came, what changed, what is gone, answers that were unfolded included; of the other sort too, which may be chosen next. */
  const fetchMissed = async () => {
    const unfolded = (list?.nodes ?? []).filter(
      ({ answers }) => answers.nodes.length > firstAnswers,
    );
    await Promise.all(
      (sort === 'mostRecent' ? [sort] : (['mostRecent', sort] as const)).map(readAnew),
    );
    await Promise.all(
      unfolded.map(({ id, answers }) =>
        client.query({
          query: MoreAnswers,
          variables: { id, first: Math.min(answers.nodes.length, mostAtOnce) },
          fetchPolicy: 'network-only',
        }),
      ),
    );
  };

  return {
    questions: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    loading,
    error,
    refetch,
    fetchMissed,
    readAnew: () => readAnew(sort),
    loadMore,
    moreFailed: failedAt !== null && failedAt === after,
  };
}
