import { jobFilters } from '@schema/rules/jobs-filters';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { IconX } from '@tabler/icons-react';
import { Button } from '@/ui';
import { type BoardFilter, type FilterName, filterNames } from './board-address';
import classes from './FilterChips.module.css';
import { filterValue } from './filter-words';

type Props = { filter: BoardFilter; onClear: (name: FilterName) => void; onClearAll: () => void };

/** The filters that are set, each cleared by a press. */
export function FilterChips({ filter, onClear, onClearAll }: Props) {
  const set = filterNames.filter((name) => filter[name] !== undefined);
  if (set.length === 0) return null;
  return (
    <ul role="list" className={classes.chips} aria-label={jobViewTexts.filters}>
      {set.map((name) => {
        const words = `${jobFilters[name].label}: ${filterValue(name, filter[name] ?? '')}`;
        return (
          <li key={name}>
            <Button
              size="compact-sm"
              variant="light"
              className={classes.chip}
              aria-label={`Clear ${words}`}
              rightSection={<IconX size={14} aria-hidden />}
              onClick={() => onClear(name)}
            >
              {words}
            </Button>
          </li>
        );
      })}
      {set.length > 1 && (
        <li>
          <Button size="compact-sm" variant="subtle" onClick={onClearAll}>
            {jobViewTexts.clearAll}
          </Button>
        </li>
      )}
    </ul>
  );
}
