import { useApolloClient } from '@apollo/client/react';
import { MoreAnswers, PostQuestions, type QuestionSort } from '@/generated/documents';
import { usePostQuestionsQuery } from '@/generated/hooks';
import { firstAnswers } from '@schema/rules/questions';

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

  /** Reads again as much as is shown, answers that were unfolded included: what came, what changed, what is gone. */
  const fetchMissed = async () => {
    const shown = list?.nodes ?? [];
    const fresh = { fetchPolicy: 'network-only' } as const;
    await client.query({ query: PostQuestions, variables: { postId, sort, first: Math.min(Math.max(shown.length, 20), mostAtOnce) }, ...fresh });
    const unfolded = shown.filter(({ answers }) => answers.nodes.length > firstAnswers);
    await Promise.all(unfolded.map(({ id, answers }) => client.query({ query: MoreAnswers, variables: { id, first: Math.min(answers.nodes.length, mostAtOnce) }, ...fresh })));
  };

  return {
    questions: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    loading,
    error,
    refetch,
    fetchMissed,
    loadMore: () => fetchMore({ variables: { after } }),
  };
}
