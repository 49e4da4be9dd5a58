import { filterTexts } from '@schema/rules/lists/filter-texts';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { cx, useLazyDialog } from '@/ui';
import type { Chosen, Counts, Facets } from '../chosen';
import { chosenWords, valueCount } from '../facet-words';
import classes from './FilterChip.module.css';

const ChipChoices = lazy(() => import('./ChipChoices'));

type Props = {
  declared: Facets;
  facet: string;
  chosen: Chosen;
  counts: Counts | null;
  onChoose: (changes: Chosen) => void;
  onClear: () => void;
};

/** What is only so or not: a press sets it. */
function FlagChip({ label, isSet, count, onPress }: FlagProps) {
  return (
    <button
      type="button"
      className={classes.chip}
      data-set={isSet || undefined}
      aria-pressed={isSet}
      onClick={onPress}
    >
      {isSet && <IconCheck size={16} aria-hidden />}
      <span>{label}</span>
      {count !== null && <span className={classes.count}>{count}</span>}
    </button>
  );
}
type FlagProps = { label: string; isSet: boolean; count: string | null; onPress: () => void };

/** One filter above a list: what it is set to, its choices below it, and the way to clear it. */
export function FilterChip({ declared, facet, chosen, counts, onChoose, onClear }: Props) {
  const { isMounted, opened, open, close } = useLazyDialog();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [name = ''] = declared.facets[facet] ?? [];
  const label = declared.labels[facet] ?? facet;
  if (declared.filters[name]?.kind === 'flag') {
    const isSet = Boolean(chosen[name]?.length);
    return (
      <FlagChip
        label={label}
        isSet={isSet}
        count={valueCount(counts, facet, 'true')}
        onPress={() => onChoose({ [name]: isSet ? [] : ['true'] })}
      />
    );
  }
  const words = chosenWords(declared, facet, chosen, counts);
  return (
    <div className={classes.set} data-set={words !== null || undefined}>
      <button
        ref={setButton}
        type="button"
        className={cx(classes.chip, words !== null && classes.opening)}
        data-set={words !== null || undefined}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={opened ? close : open}
      >
        <span className={classes.words}>
          {words === null ? (
            label
          ) : (
            <>
              <span className={classes.name}>{label}:</span> {words}
            </>
          )}
        </span>
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </button>
      {words !== null && (
        <button
          type="button"
          className={classes.clear}
          aria-label={filterTexts.clear(label)}
          onClick={onClear}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
      {isMounted && (
        <Suspense fallback={null}>
          <ChipChoices
            button={button}
            opened={opened}
            onClose={close}
            declared={declared}
            facet={facet}
            chosen={chosen}
            counts={counts}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </div>
  );
}
