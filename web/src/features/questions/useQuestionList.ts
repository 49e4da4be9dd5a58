import type { QuestionSort } from '@/generated/documents';
import { usePostQuestionsQuery } from '@/generated/hooks';

/** The post's questions in one sort, page by page. The first page is in the cache already when the post page asked for it. */
export function useQuestionList(postId: string, sort: QuestionSort) {
  const { data, previousData, error, loading, fetchMore, refetch } = usePostQuestionsQuery({
    variables: { postId, sort },
    notifyOnNetworkStatusChange: true,
  });
  // While another sort is on its way the former stays, so that nothing jumps.
  const list = (data ?? previousData)?.post.questions;
  const after = list?.pageInfo.endCursor;
  return {
    questions: list?.nodes,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    loading,
    error,
    refetch,
    loadMore: () => fetchMore({ variables: { after } }),
  };
}
