import { countedText } from '@schema/rules/lists/counted';
import { filterTexts } from '@schema/rules/lists/filter-texts';
import { Button, EmptyState } from '@/ui';
import { type Chosen, type Counts, type Facets, setFacets, without } from './chosen';
import { chosenWords, countsOf } from './facet-words';
import classes from './NoneFit.module.css';

type Props = {
  declared: Facets;
  chosen: Chosen;
  counts: Counts | null;
  onApply: (chosen: Chosen) => void;
  title: string;
  /** What one can do besides. */
  text?: string;
};

/** Stands where nothing fits: which filter to drop, and what dropping it would give. */
export function NoneFit({ declared, chosen, counts, onApply, title, text }: Props) {
  const ways = setFacets(declared, chosen)
    .map((facet) => ({ facet, count: countsOf(counts, facet)?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return (
    <EmptyState
      drawing="search"
      title={title}
      {...(text !== undefined && { text })}
      action={
        <div className={classes.ways}>
          {ways.map(({ facet, count }) => {
            const label = declared.labels[facet] ?? facet;
            const words = chosenWords(declared, facet, chosen, counts);
            return (
              <Button
                key={facet}
                variant="default"
                onClick={() => onApply(without(declared, chosen, facet))}
              >
                {filterTexts.without(words === null ? label : `“${words}”`, countedText(count))}
              </Button>
            );
          })}
          <Button variant="light" onClick={() => onApply({})}>
            {filterTexts.clearAll}
          </Button>
        </div>
      }
    />
  );
}
