import { pathTexts } from '@schema/rules/careers/paths-texts';
import { peopleTexts } from '@schema/rules/directory/people-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { type FeedSort, feedSorts } from '@schema/rules/posts/posts-texts';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { errorText } from '@/core/errors';
import { type Chosen, setFacets } from '@/core/filters/chosen';
import { ListControls } from '@/core/filters/ListControls';
import { NoneFit } from '@/core/filters/NoneFit';
import { useFilterAddress } from '@/core/filters/useFilterAddress';
import { ConnectionButton } from '@/features/connections';
import { RequireMember, useViewer } from '@/features/identity';
import { ProfileCardSkeleton } from '@/features/profiles';
import { Button, EmptyState, ErrorState, LinkButton, Page, VisuallyHidden } from '@/ui';
import { SavedPeopleSearches } from '../SavedPeopleSearches';
import { SavePeopleSearch } from '../SavePeopleSearch';
import { declared, usePeople, usePeopleCounts } from '../usePeople';
import { PeopleGrid } from './PeopleGrid';
import classes from './PeoplePage.module.css';

const isSort = (word: string | null): word is FeedSort => feedSorts.some((sort) => sort === word);
const sorts = feedSorts.map((value) => ({ value, label: peopleTexts.sorts[value] }));

type ListProps = {
  chosen: Chosen;
  list: ReturnType<typeof usePeople>;
  counts: ReturnType<typeof usePeopleCounts>['counts'];
  onApply: (chosen: Chosen) => void;
};

/** The people themselves, in each of their states. */
function People({ chosen, list, counts, onApply }: ListProps) {
  const { me } = useViewer();
  const { rows, failure, reread } = list;
  if (!rows)
    return failure ? (
      <ErrorState title={errorText(failure, peopleTexts.failed)} onRetry={reread} />
    ) : (
      <div className={classes.grid}>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        {Array.from({ length: 6 }, (_, index) => (
          <ProfileCardSkeleton key={index} />
        ))}
      </div>
    );
  if (rows.length === 0 && setFacets(declared, chosen).length > 0)
    return (
      <NoneFit
        declared={declared}
        chosen={chosen}
        counts={counts}
        onApply={onApply}
        title={peopleTexts.noneFit}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        drawing="people"
        title={peopleTexts.noneFound(chosen['search']?.[0] ?? '')}
        text={peopleTexts.noneFoundText}
        action={
          <Button variant="light" onClick={() => onApply({})}>
            {peopleTexts.showAll}
          </Button>
        }
      />
    );
  return (
    <>
      <VisuallyHidden as="h2">{peopleTexts.page}</VisuallyHidden>
      <PeopleGrid
        {...list}
        rows={rows}
        named={{ 'aria-label': peopleTexts.page }}
        actionOf={({ user }) =>
          user.id !== me?.user.id && <ConnectionButton person={user} look="card" />
        }
      />
    </>
  );
}

function Directory() {
  const [query, change] = useAddressQuery();
  const { chosen, apply } = useFilterAddress(declared);
  const asked = query.get('sort');
  const sort = isSort(asked) ? asked : feedSorts[0];
  const list = usePeople(chosen, sort);
  const { counts, recount } = usePeopleCounts(chosen);
  const useDraftCounts = (draft: Chosen) => usePeopleCounts(draft).counts;
  return (
    <Page
      title={peopleTexts.page}
      lead={peopleTexts.lead}
      actions={
        <LinkButton variant="light" to={pagePaths.paths}>
          {pathTexts.link}
        </LinkButton>
      }
    >
      <div className={classes.save}>
        <SavedPeopleSearches />
      </div>
      <ListControls
        {...{ declared, chosen, counts, recount }}
        useCounts={useDraftCounts}
        onApply={apply}
        found={peopleTexts.found}
        folded={peopleTexts.nameAndOrder(chosen['search']?.[0] ?? '')}
        search={{
          label: peopleTexts.labels.search,
          onChange: (name, isEntered) => change({ search: name || null }, !isEntered),
        }}
        sort={{
          label: peopleTexts.sort,
          data: sorts,
          value: sort,
          onChoose: (value) => change({ sort: value === feedSorts[0] ? null : value }, true),
        }}
      />
      <div className={classes.save}>
        <SavePeopleSearch chosen={chosen} counts={counts} />
      </div>
      <People chosen={chosen} list={list} counts={counts} onApply={apply} />
    </Page>
  );
}

/** `/people`: everybody of the college, narrowed down by chips. */
export default function PeoplePage() {
  return (
    <RequireMember why={peopleTexts.members}>
      <Directory />
    </RequireMember>
  );
}
