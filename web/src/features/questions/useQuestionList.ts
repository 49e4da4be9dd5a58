import { useApolloClient } from '@apollo/client/react';
import { largestPage } from '@schema/rules/lists/paging';
import { firstAnswers } from '@schema/rules/questions/questions';
import { useState } from 'react';
import { pagedList } from '@/core/data/lists/paged-list';
import { useRefetchShown } from '@/core/data/reads/useRefetchShown';
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
 * The post's questions in one sort, page by page. The first page of all of them is in the cache
 * already when the post page asked for it.
 * @param isUnanswered those without an answer alone: who is answered meanwhile stays until they are
 *   asked for again, so that nothing moves under the reader's eyes
 */
export function useQuestionList(postId: string, sort: QuestionSort, isUnanswered: boolean) {
  // All of them are asked for without the filter: another list would lie beside theirs.
  const filter = isUnanswered ? { isUnanswered } : {};
  const result = usePostQuestionsQuery({
    variables: { postId, sort, ...filter },
    // Votes and answers move these: they are asked for each time they are chosen.
    fetchPolicy: sort === 'mostRelevant' || isUnanswered ? 'cache-and-network' : 'cache-first',
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
   * Fetches what was added, changed and deleted, also in unfolded answers; of all questions too,
   * which may be chosen next.
   */
  const fetchMissed = async () => {
    const questions = list.rows ?? [];
    const isAll = sort === 'mostRecent' && !isUnanswered;
    await Promise.all([
      refetchShown({ postId, sort, ...filter }),
      ...(isAll ? [] : [refetchShown({ postId, sort: 'mostRecent' })]),
    ]);
    await refetchUnfolded(questions);
  };

  return {
    ...list,
    fetchMissed,
    /** Fetches the shown questions in the order that they have now. */
    refetchShown: () => refetchShown({ postId, sort, ...filter }),
    loadMore,
    moreFailed: failedAt !== null && failedAt === list.cursor,
  };
}
