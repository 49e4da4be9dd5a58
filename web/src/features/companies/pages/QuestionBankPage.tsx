import { questionBankFilters } from '@schema/rules/asked-filters';
import { askedTexts, askedTopics, questionBankSorts } from '@schema/rules/asked-texts';
import { askedBy } from '@/core/address/declared-filters';
import { FilterField } from '@/core/address/FilterField';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { pagedList } from '@/core/data/paged-list';
import { errorText } from '@/core/errors';
import { Folded } from '@/core/filters/Folded';
import { RequireMember } from '@/features/identity';
import { useQuestionBankQuery } from '@/generated/hooks';
import {
  Card,
  ErrorState,
  ListSkeleton,
  LoadMore,
  Page,
  SelectField,
  useIsNarrow,
  useToday,
} from '@/ui';
import { BankQuestion } from '../bank/BankQuestion';
import { NoQuestions } from '../bank/NoQuestions';
import classes from './QuestionBankPage.module.css';

const texts = askedTexts.bank;
const topics = askedTopics.map((value) => ({ value, label: askedTexts.topics[value] }));
const sorts = questionBankSorts.map((value) => ({ value, label: texts.sorts[value] }));
const usualSort = questionBankSorts[0];
/** Questions go stale: the years that are offered are the last ones. */
const offeredYears = 6;

/** What the address asks for: it can be shared, and Back restores it. */
function useAsked() {
  const [query, change] = useAddressQuery();
  const { search, ...filter } = Object.fromEntries(
    Object.keys(questionBankFilters).map((name) => [name, query.get(name) ?? '']),
  );
  const asked = askedBy(questionBankFilters, { search: search ?? '', filter });
  const labels: Record<keyof typeof asked, string> = {
    search: asked.search ?? '',
    topic: asked.topic ? askedTexts.topics[asked.topic] : '',
    role: asked.role ?? '',
    since: asked.since ? texts.sinceYear(asked.since) : '',
  };
  const set = (name: string) => (value: string) => change({ [name]: value || null }, true);
  return {
    asked,
    sort: questionBankSorts.find((sort) => sort === query.get('sort')) ?? usualSort,
    set,
    narrowed: Object.entries(labels).flatMap(([name, label]) =>
      label ? [{ label, drop: () => set(name)('') }] : [],
    ),
    clear: () =>
      change(
        Object.fromEntries(Object.keys(questionBankFilters).map((name) => [name, null])),
        true,
      ),
  };
}

function QuestionBank() {
  const { asked, sort, set, narrowed, clear } = useAsked();
  const thisYear = useToday().getFullYear();
  const { rows, total, cursor, isStale, failure, reread, more } = pagedList(
    useQuestionBankQuery({
      variables: { filter: asked, sort },
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
    }),
    ({ questionBank }) => questionBank,
  );
  const isNarrow = useIsNarrow();
  const found = (
    <p role="status" className={classes.total}>
      {total !== undefined && !isStale && texts.found(total)}
    </p>
  );
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className={classes.controls}>
        <Folded
          label={texts.searchAndFilters(narrowed.length)}
          role="search"
          className={classes.filters}
          beside={isNarrow && found}
        >
          <FilterField label={texts.search} value={asked.search ?? ''} onChange={set('search')} />
          <FilterField label={texts.role} value={asked.role ?? ''} onChange={set('role')} />
          <SelectField
            label={askedTexts.topic}
            placeholder={askedTexts.anyTopic}
            data={topics}
            value={asked.topic ?? ''}
            onChange={({ currentTarget }) => set('topic')(currentTarget.value)}
          />
          <SelectField
            label={texts.since}
            placeholder={texts.anyYear}
            data={Array.from({ length: offeredYears }, (_, ago) => String(thisYear - ago))}
            value={asked.since ? String(asked.since) : ''}
            onChange={({ currentTarget }) => set('since')(currentTarget.value)}
          />
          <SelectField
            label={texts.sort}
            data={sorts}
            value={sort}
            onChoose={(value) => set('sort')(value === usualSort ? '' : value)}
          />
        </Folded>
      </div>
      {!isNarrow && found}
      {!rows && failure !== undefined && (
        <ErrorState title={errorText(failure, askedTexts.failed)} onRetry={reread} />
      )}
      {!rows && failure === undefined && <ListSkeleton count={6} lines={2} />}
      {rows?.length === 0 && <NoQuestions narrowed={narrowed} onAll={clear} />}
      {rows && rows.length > 0 && (
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
      )}
      <LoadMore cursor={cursor} onMore={more} />
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
