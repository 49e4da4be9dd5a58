import { filterTexts } from '@schema/rules/filter-texts';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { cx, Popover } from '@/ui';
import type { Chosen, Counts, Facets } from './chosen';
import { FacetChoices } from './FacetChoices';
import classes from './FilterChip.module.css';
import { chosenWords, valueCount } from './facet-words';

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
  const [isOpen, setOpen] = useState(false);
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
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      width={288}
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
    >
      <div className={classes.set} data-set={words !== null || undefined}>
        <Popover.Target>
          <button
            type="button"
            className={cx(classes.chip, words !== null && classes.opening)}
            data-set={words !== null || undefined}
            onClick={() => setOpen(!isOpen)}
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
        </Popover.Target>
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
      </div>
      <Popover.Dropdown aria-label={label} className={classes.choices ?? ''}>
        <FacetChoices
          declared={declared}
          facet={facet}
          chosen={chosen}
          counts={counts}
          onChoose={onChoose}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
