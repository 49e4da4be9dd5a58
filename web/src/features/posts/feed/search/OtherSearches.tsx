import { feedPath, pagePaths, pathWith } from '@schema/rules/pages/page-paths';
import { feedTexts } from '@schema/rules/posts/posts-texts';
import { tellingWords } from '@schema/rules/search/telling-words';
import { useQuestionBankFacetsQuery } from '@/generated/hooks';
import { LinkButton } from '@/ui';
import type { FeedTab } from '../feed-address';

/** More than these nobody tries one by one. */
const wordsAtMost = 4;

/** Questions of interviews that have the words: a topic is searched for as often as a company. */
function FoundQuestions({ words }: { words: string }) {
  const { data } = useQuestionBankFacetsQuery({ variables: { filter: { search: words } } });
  const count = data?.questionBankFacets.count ?? 0;
  if (count === 0) return null;
  return (
    <LinkButton to={pathWith(pagePaths.questionBank, { search: words })}>
      {feedTexts.foundQuestions(count)}
    </LinkButton>
  );
}

/**
 * Where a search goes on that found nothing: among the questions of interviews, and with each of
 * its words alone.
 */
export function OtherSearches({ search, tab }: { search: string; tab: FeedTab }) {
  const words = tellingWords(search);
  return (
    <>
      <FoundQuestions words={words.join(' ') || search} />
      {words.length > 1 &&
        words.slice(0, wordsAtMost).map((word) => (
          <LinkButton
            key={word}
            variant="default"
            to={feedPath({ search: word, tab })}
            preventScrollReset
          >
            {feedTexts.oneWord(word)}
          </LinkButton>
        ))}
    </>
  );
}
