import { pathTexts } from '@schema/rules/careers/paths-texts';
import { peopleFilters } from '@schema/rules/directory/people-filters';
import { errorText } from '@/core/errors';
import { type Chosen, type Counts, type Facets, setFacets } from '@/core/filters/chosen';
import { FilterBar } from '@/core/filters/FilterBar';
import { countsOf, valueLabel } from '@/core/filters/facet-words';
import { NoneFit } from '@/core/filters/NoneFit';
import { useFilterAddress } from '@/core/filters/useFilterAddress';
import { RequireMember } from '@/features/identity';
import { AskLink } from '@/features/people';
import { Button, EmptyState, ErrorState, ListSkeleton, Page } from '@/ui';
import { PathSummary } from '../paths/PathSummary';
import { usePeople, usePeopleCounts } from '../usePeople';
import { PeopleGrid } from './PeopleGrid';
import classes from './PeoplePage.module.css';

const { company, role, branch, batchFrom, batchTo } = peopleFilters;
/** Of the directory's filters those that say from where to where. */
const declared = {
  filters: { company, role, branch, batchFrom, batchTo },
  facets: {
    company: ['company'],
    role: ['role'],
    branch: ['branch'],
    batch: ['batchFrom', 'batchTo'],
  },
  labels: pathTexts.labels,
} satisfies Facets;

/** The same of those alone who can be asked. */
const whoTakeRequests = (chosen: Chosen): Chosen => ({ ...chosen, requests: ['true'] });
const useCounts = (chosen: Chosen) => usePeopleCounts(whoTakeRequests(chosen)).counts;

type ListProps = { chosen: Chosen; onApply: (chosen: Chosen) => void };

/** Who of them agreed to be asked, by what the reader may read. */
function WhoToAsk({ chosen, onApply }: ListProps) {
  const list = usePeople(whoTakeRequests(chosen), 'mostHelpful');
  const { rows, failure, reread } = list;
  const counts = useCounts(chosen);
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, pathTexts.failed)} onRetry={reread} />
    ) : (
      <ListSkeleton count={3} lines={2} />
    );
  if (rows.length === 0)
    return (
      <NoneFit
        declared={declared}
        chosen={chosen}
        counts={counts}
        onApply={onApply}
        title={pathTexts.noneFit}
      />
    );
  return (
    <PeopleGrid
      {...list}
      rows={rows}
      named={{ 'aria-labelledby': 'ask' }}
      actionOf={({ user }) => <AskLink person={user} />}
    />
  );
}

/** Of each kind, so many goals are offered. */
const goalsOffered = 4;

/** Where most of those who can be asked got to, a press away; nothing until it is known. */
function Goals({ chosen, counts, onApply }: ListProps & { counts: Counts | null }) {
  const offered = (['company', 'role'] as const).flatMap((facet) =>
    (countsOf(counts, facet)?.values ?? [])
      .slice(0, goalsOffered)
      .map(({ value }) => ({ facet, value })),
  );
  if (offered.length === 0) return null;
  return (
    <ul role="list" className={classes.goals} aria-label={pathTexts.goals}>
      {offered.map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <Button
            variant="default"
            onClick={() => onApply({ ...chosen, company: [], role: [], [facet]: [value] })}
          >
            {valueLabel(declared.filters[facet], value, counts, facet)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function PathsTo() {
  const { chosen, apply } = useFilterAddress(declared);
  const { counts, recount } = usePeopleCounts(whoTakeRequests(chosen));
  const goals = setFacets(declared, chosen).filter((name) => name === 'company' || name === 'role');
  return (
    <Page title={pathTexts.page} lead={pathTexts.lead}>
      <FilterBar
        declared={declared}
        chosen={chosen}
        counts={counts}
        useCounts={useCounts}
        onApply={apply}
        found={pathTexts.found}
        recount={recount}
      />
      {goals.length === 0 ? (
        <EmptyState
          drawing="search"
          title={pathTexts.oneGoal}
          text={pathTexts.goalText}
          action={<Goals chosen={chosen} counts={counts} onApply={apply} />}
        />
      ) : (
        <div className={classes.column}>
          <PathSummary chosen={chosen} />
          <h2 id="ask">{pathTexts.ask}</h2>
          <WhoToAsk chosen={chosen} onApply={apply} />
        </div>
      )}
    </Page>
  );
}

/** `/paths`: how people got to a company or a role, and whom of them one can ask. */
export default function PathsPage() {
  return (
    <RequireMember why={pathTexts.members}>
      <PathsTo />
    </RequireMember>
  );
}
