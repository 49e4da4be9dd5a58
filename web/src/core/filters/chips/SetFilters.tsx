import { filterTexts } from '@schema/rules/lists/filter-texts';
import { IconX } from '@tabler/icons-react';
import { cx, useScrollStrip } from '@/ui';
import { type Chosen, type Counts, type Facets, setFacets, without } from '../chosen';
import { chosenWords } from '../facet-words';
import chip from './FilterChip.module.css';
import classes from './SetFilters.module.css';

type Props = {
  declared: Facets;
  chosen: Chosen;
  counts: Counts | null;
  onApply: (chosen: Chosen) => void;
};

/** What is set while the filters are folded: a press on one takes it away. */
export function SetFilters({ declared, chosen, counts, onApply }: Props) {
  const set = setFacets(declared, chosen);
  const strip = useScrollStrip<HTMLUListElement>(set.join(' '));
  return (
    <ul ref={strip} role="list" className={cx('x-strip', classes.set)} aria-label={filterTexts.set}>
      {set.map((facet) => {
        const label = declared.labels[facet] ?? facet;
        const words = chosenWords(declared, facet, chosen, counts) ?? label;
        return (
          <li key={facet}>
            <button
              type="button"
              className={chip.chip}
              data-set
              aria-label={`${words}: ${filterTexts.clear(label)}`}
              onClick={() => onApply(without(declared, chosen, facet))}
            >
              <span className={chip.words}>{words}</span>
              <IconX size={16} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
