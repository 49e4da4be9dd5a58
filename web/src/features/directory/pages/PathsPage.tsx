import { pagePathOf } from '@schema/rules/page-paths';
import { pathTexts } from '@schema/rules/paths-texts';
import { peopleFilters } from '@schema/rules/people-filters';
import { errorText } from '@/core/errors';
import { type Chosen, type Facets, setFacets } from '@/core/filters/chosen';
import { FilterBar } from '@/core/filters/FilterBar';
import { NoneFit } from '@/core/filters/NoneFit';
import { useFilterAddress } from '@/core/filters/useFilterAddress';
import { RequireMember } from '@/features/identity';
import { ProfileCard } from '@/features/profiles';
import { EmptyState, ErrorState, LinkButton, ListSkeleton, LoadMore, Page } from '@/ui';
import { PathSummary } from '../paths/PathSummary';
import { usePeople, usePeopleCounts } from '../usePeople';
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
  const { rows, cursor, isStale, failure, reread, more } = usePeople(
    whoTakeRequests(chosen),
    'mostHelpful',
  );
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
    <>
      <ul
        role="list"
        className={classes.grid}
        aria-labelledby="ask"
        data-stale={isStale || undefined}
      >
        {rows.map((profile) => (
          <li key={profile.id}>
            <ProfileCard
              profile={profile}
              action={
                <LinkButton
                  size="compact-sm"
                  variant="light"
                  to={pagePathOf.chat(profile.user.id)}
                  aria-label={pathTexts.askPerson(profile.user.fullName)}
                >
                  {pathTexts.askShort}
                </LinkButton>
              }
            />
          </li>
        ))}
      </ul>
      <LoadMore cursor={cursor} onMore={more} />
    </>
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
        <EmptyState drawing="search" title={pathTexts.oneGoal} text={pathTexts.goalText} />
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
