import { askedTexts, questionBankSorts } from '@schema/rules/companies/asked-texts';
import { filterTexts } from '@schema/rules/lists/filter-texts';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { errorText } from '@/core/errors';
import { type Chosen, type Counts, setFacets } from '@/core/filters/chosen';
import { ListControls } from '@/core/filters/ListControls';
import { NoneFit } from '@/core/filters/NoneFit';
import { useFilterAddress } from '@/core/filters/useFilterAddress';
import { RequireMember } from '@/features/identity';
import { Button, Card, EmptyState, ErrorState, ListSkeleton, LoadMore, Page } from '@/ui';
import { BankQuestion } from '../bank/BankQuestion';
import { declared, useQuestionBank, useQuestionBankCounts } from '../bank/useQuestionBank';
import classes from './QuestionBankPage.module.css';

const texts = askedTexts.bank;
const sorts = questionBankSorts.map((value) => ({ value, label: texts.sorts[value] }));
const [usualSort] = questionBankSorts;

type ListProps = {
  chosen: Chosen;
  list: ReturnType<typeof useQuestionBank>;
  counts: Counts | null;
  onApply: (chosen: Chosen) => void;
};

/** The questions themselves, in each of their states. */
function Questions({ chosen, list, counts, onApply }: ListProps) {
  const { rows, cursor, isStale, failure, reread, more } = list;
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, askedTexts.failed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={6} lines={2} />
    );
  if (rows.length === 0 && setFacets(declared, chosen).length > 0)
    return <NoneFit {...{ declared, chosen, counts, onApply }} title={texts.noneFit} />;
  if (rows.length === 0 && chosen['search']?.length)
    return (
      <EmptyState
        drawing="search"
        title={texts.noneFit}
        action={
          <Button variant="light" onClick={() => onApply({})}>
            {texts.showAll}
          </Button>
        }
      />
    );
  if (rows.length === 0)
    return <EmptyState drawing="questions" title={askedTexts.empty} text={askedTexts.emptyText} />;
  return (
    <>
      <Card padding="lg">
        <ol
          role="list"
          className={classes.list}
          aria-label={texts.title}
          data-stale={isStale || undefined}
        >
          {rows.map((question) => (
            <BankQuestion key={question.id} question={question} />
          ))}
        </ol>
      </Card>
      <LoadMore cursor={cursor} onMore={more} />
    </>
  );
}

function QuestionBank() {
  const [query, change] = useAddressQuery();
  const { chosen, apply } = useFilterAddress(declared);
  const sort = questionBankSorts.find((one) => one === query.get('sort')) ?? usualSort;
  const list = useQuestionBank(chosen, sort);
  const { counts, recount } = useQuestionBankCounts(chosen);
  const useDraftCounts = (draft: Chosen) => useQuestionBankCounts(draft).counts;
  return (
    <Page title={texts.title} lead={texts.lead}>
      <ListControls
        {...{ declared, chosen, counts, recount }}
        useCounts={useDraftCounts}
        onApply={apply}
        found={texts.found}
        folded={filterTexts.searchAndOrder(chosen['search']?.[0] ?? '')}
        search={{
          label: texts.search,
          onChange: (text, isEntered) => change({ search: text || null }, !isEntered),
        }}
        sort={{
          label: texts.sort,
          data: sorts,
          value: sort,
          onChoose: (value) => change({ sort: value === usualSort ? null : value }, true),
        }}
      />
      <Questions {...{ chosen, list, counts }} onApply={apply} />
    </Page>
  );
}

/** `/questions`: what all companies ask, by topic, role and year. */
export default function QuestionBankPage() {
  return (
    <RequireMember why={texts.members}>
      <QuestionBank />
    </RequireMember>
  );
}
