import { filterTexts } from '@schema/rules/lists/filter-texts';
import { useState } from 'react';
import { Button, CheckboxField, DialogFoot, Modal } from '@/ui';
import type { Chosen, Counts, Facets } from '../chosen';
import { FacetChoices } from '../FacetChoices';
import { chosenWords, valueCount } from '../facet-words';
import classes from './FilterDialog.module.css';

export type FilterSheetProps = {
  declared: Facets;
  chosen: Chosen;
  /** Counts what would be found: the sheet is set before the list is. */
  useCounts: (chosen: Chosen) => Counts | null;
  onApply: (chosen: Chosen) => void;
  found: (count: number) => string;
};

function Flag({ label, name, count, chosen, onChoose }: FlagProps) {
  const isSet = Boolean(chosen[name]?.length);
  return (
    <CheckboxField
      checked={isSet}
      label={count === null ? label : `${label} (${count})`}
      onChange={() => onChoose({ [name]: isSet ? [] : ['true'] })}
    />
  );
}
type FlagProps = {
  label: string;
  name: string;
  count: string | null;
  chosen: Chosen;
  onChoose: (changes: Chosen) => void;
};

function Choices({ declared, chosen, useCounts, onApply, found, onClose }: SheetProps) {
  const [draft, setDraft] = useState(chosen);
  const counts = useCounts(draft);
  const choose = (changes: Chosen) => setDraft((before) => ({ ...before, ...changes }));
  const apply = () => {
    onApply(draft);
    onClose();
  };
  return (
    <div className={classes.sheet}>
      {Object.entries(declared.facets).map(([facet, [name = '']]) => {
        const label = declared.labels[facet] ?? facet;
        const words = chosenWords(declared, facet, draft, counts);
        if (declared.filters[name]?.kind === 'flag')
          return (
            <Flag
              key={facet}
              label={label}
              name={name}
              count={valueCount(counts, facet, 'true')}
              chosen={draft}
              onChoose={choose}
            />
          );
        return (
          <details key={facet} className={classes.facet}>
            <summary className={classes.title}>
              <span>{label}</span>
              {words !== null && <span className={classes.words}>{words}</span>}
            </summary>
            <div className={classes.choices}>
              <FacetChoices
                declared={declared}
                facet={facet}
                chosen={draft}
                counts={counts}
                onChoose={choose}
              />
            </div>
          </details>
        );
      })}
      <DialogFoot>
        <Button variant="default" onClick={() => setDraft({})}>
          {filterTexts.clearAll}
        </Button>
        <Button onClick={apply}>
          {counts ? filterTexts.show(found(counts.count)) : filterTexts.show('')}
        </Button>
      </DialogFoot>
    </div>
  );
}
type SheetProps = FilterSheetProps & { onClose: () => void };

/** The sheet of a list's filters, for `FilterSheet`, which loads it when it is first opened. */
export default function FilterDialog({ opened, ...props }: SheetProps & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={filterTexts.filters}>
      {opened && <Choices {...props} />}
    </Modal>
  );
}
