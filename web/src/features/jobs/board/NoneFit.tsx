import { filterTexts } from '@schema/rules/filter-texts';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { Button, EmptyState } from '@/ui';
import { type BoardFilter, type FilterName, filterNames } from './board-address';
import { countText, filterValue } from './filter-words';
import classes from './NoneFit.module.css';
import { useFacets } from './useJobs';

type WayProps = {
  filter: BoardFilter;
  name: FilterName;
  onClear: (name: FilterName) => void;
};

/** One filter to drop, with how many openings that gives; nothing where it gives none. */
function Way({ filter, name, onClear }: WayProps) {
  const { [name]: value = '', ...others } = filter;
  const { facets } = useFacets(others);
  if (!facets?.count) return null;
  return (
    <Button variant="default" onClick={() => onClear(name)}>
      {filterTexts.without(`“${filterValue(name, value)}”`, countText(facets.count, facets.isMore))}
    </Button>
  );
}

type Props = {
  filter: BoardFilter;
  /** Whether this very filter is kept as a search. */
  isSaved: boolean;
  onClear: (name: FilterName) => void;
  onClearAll: () => void;
};

/** Stands where no opening fits: which filter to drop, and what dropping it would give. */
export function NoneFit({ filter, isSaved, onClear, onClearAll }: Props) {
  const { noneFit, noneFitSaved, clearAll } = jobViewTexts;
  const set = filterNames.filter((name) => filter[name] !== undefined);
  return (
    <EmptyState
      drawing="posts"
      {...noneFit}
      {...(isSaved && { text: noneFitSaved })}
      action={
        <div className={classes.ways}>
          {set.map((name) => (
            <Way key={name} filter={filter} name={name} onClear={onClear} />
          ))}
          <Button variant="light" onClick={onClearAll}>
            {clearAll}
          </Button>
        </div>
      }
    />
  );
}
