import { questionTexts } from '@schema/rules/posts/posts-texts';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QuestionSort } from '@/generated/documents';

type Shown = { sort: QuestionSort; isUnanswered: boolean };

const isSort = (word: string | null): word is QuestionSort =>
  word !== null && Object.hasOwn(questionTexts.sorts, word);

/**
 * The order of a post's questions and whether those with an answer are left out, in the address:
 * it can be handed on, and a reload and Back find them again. The place on the page stays in it.
 */
export function useQuestionAddress() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const asked = query.get('questions');
  const shown: Shown = {
    sort: isSort(asked) ? asked : 'mostRecent',
    isUnanswered: query.get('unanswered') === 'true',
  };
  const show = (changes: Partial<Shown>) => {
    const { sort, isUnanswered } = { ...shown, ...changes };
    if (sort === 'mostRecent') query.delete('questions');
    else query.set('questions', sort);
    if (isUnanswered) query.set('unanswered', 'true');
    else query.delete('unanswered');
    const to = { search: query.toString(), hash };
    void navigate(to, { replace: true, preventScrollReset: true, state: state as unknown });
  };
  return { ...shown, show };
}
