import { filterTexts } from '@schema/rules/lists/filter-texts';
import { Button, useIsNarrow } from '@/ui';
import { FilterChip } from './chips/FilterChip';
import { SetFilters } from './chips/SetFilters';
import { type Chosen, type Counts, type Facets, setFacets, without } from './chosen';
import classes from './FilterBar.module.css';
import { FilterSheet } from './sheet/FilterSheet';

type Props = {
  declared: Facets;
  chosen: Chosen;
  counts: Counts | null;
  /** Counts what other filters would find. */
  useCounts: (chosen: Chosen) => Counts | null;
  onApply: (chosen: Chosen) => void;
  /** How many the list has, in words. */
  found: (count: number) => string;
  /** Why they could not be counted, with the way to count again. */
  recount?: (() => void) | undefined;
};

/** The filters above a list, and how many it has: chips, of which a phone folds those not set. */
export function FilterBar(props: Props) {
  const { declared, chosen, counts, onApply, found, recount } = props;
  const isNarrow = useIsNarrow();
  const set = setFacets(declared, chosen);
  return (
    <div className={classes.bar} role="group" aria-label={filterTexts.filters}>
      {isNarrow ? (
        <FilterSheet {...props} />
      ) : (
        <ul role="list" className={classes.chips} aria-label={filterTexts.filters}>
          {Object.keys(declared.facets).map((facet) => (
            <li key={facet}>
              <FilterChip
                declared={declared}
                facet={facet}
                chosen={chosen}
                counts={counts}
                onChoose={(changes) => onApply({ ...chosen, ...changes })}
                onClear={() => onApply(without(declared, chosen, facet))}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={classes.count}>
        {counts && found(counts.count)}
        {!counts && recount && (
          <>
            {filterTexts.countFailed}{' '}
            <Button size="compact-sm" variant="light" onClick={recount}>
              {filterTexts.again}
            </Button>
          </>
        )}
      </p>
      {isNarrow && set.length > 0 && <SetFilters {...{ declared, chosen, counts, onApply }} />}
      {/* The sheet has one of its own. */}
      {!isNarrow && set.length > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => onApply({})}>
          {filterTexts.clearAll}
        </Button>
      )}
    </div>
  );
}
