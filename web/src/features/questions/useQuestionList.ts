import { useApolloClient } from '@apollo/client/react';
import { largestPage } from '@schema/rules/paging';
import { firstAnswers } from '@schema/rules/questions';
import { useState } from 'react';
import { pagedList } from '@/core/data/paged-list';
import { useRefetchShown } from '@/core/data/useRefetchShown';
import { queryMoreAnswers } from '@/generated/calls';
import { PostQuestionsDocument, type QuestionSort } from '@/generated/documents';
import { usePostQuestionsQuery } from '@/generated/hooks';

const pageSize = 20;

type Question = { id: string; answers: { nodes: readonly unknown[] } };

/** Fetches the answers of questions again, as many as are unfolded. */
function useRefetchUnfolded() {
  const client = useApolloClient();
  return (questions: readonly Question[]) =>
    Promise.all(
      questions
        .filter(({ answers }) => answers.nodes.length > firstAnswers)
        .map(({ id, answers }) =>
          queryMoreAnswers(client, {
            variables: { id, first: Math.min(answers.nodes.length, largestPage) },
            fetchPolicy: 'network-only',
          }),
        ),
    );
}

/**
 * The post's questions in one sort, page by page. The first page is in the cache already when the
 * post page asked for it.
 */
export function useQuestionList(postId: string, sort: QuestionSort) {
  const result = usePostQuestionsQuery({
    variables: { postId, sort },
    // Votes move what is relevant: its order is asked for each time it is chosen.
    fetchPolicy: sort === 'mostRelevant' ? 'cache-and-network' : 'cache-first',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = pagedList(result, ({ post }) => post.questions);
  const shown = list.rows?.length ?? 0;
  const refetchShown = useRefetchShown({ query: PostQuestionsDocument, shown, pageSize });
  const refetchUnfolded = useRefetchUnfolded();

  /** Where further pages could not be loaded. */
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const loadMore = async () => {
    setFailedAt(null);
    await list.more().catch(() => setFailedAt(list.cursor));
  };

  /**
   * Fetches what was added, changed and deleted, also in unfolded answers; in the other sort too,
   * which may be chosen next.
   */
  const fetchMissed = async () => {
    const questions = list.rows ?? [];
    const sorts = sort === 'mostRecent' ? [sort] : (['mostRecent', sort] as const);
    await Promise.all(sorts.map((by) => refetchShown({ postId, sort: by })));
    await refetchUnfolded(questions);
  };

  return {
    ...list,
    fetchMissed,
    /** Fetches the shown questions in the order that they have now. */
    refetchShown: () => refetchShown({ postId, sort }),
    loadMore,
    moreFailed: failedAt !== null && failedAt === list.cursor,
  };
}
