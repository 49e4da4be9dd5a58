import type { ComponentProps, ReactNode } from 'react';
import { SelectField, useIsNarrow } from '@/ui';
import { FilterField } from '../address/FilterField';
import { FilterBar } from './FilterBar';
import { Folded } from './Folded';
import classes from './ListControls.module.css';

type Props<Sort extends string> = ComponentProps<typeof FilterBar> & {
  /** The button that search and order are folded behind, on a phone. */
  folded: string;
  search: { label: string; onChange: (text: string, isEntered: boolean) => void };
  sort: {
    label: string;
    data: readonly { value: Sort; label: string }[];
    value: Sort;
    onChoose: (sort: Sort) => void;
  };
  /** Behind the order. */
  children?: ReactNode;
};

/**
 * What narrows a list down, so that its first screen shows the first of it: on a phone all of it is
 * folded, the search and the order apart from the chips.
 */
export function ListControls<Sort extends string>(props: Props<Sort>) {
  const { folded, search, sort, children, ...bar } = props;
  const isNarrow = useIsNarrow();
  const typed = bar.chosen['search'] ?? [];
  const chips = (
    <FilterBar
      {...bar}
      // What is typed is no chip: dropping all of them keeps it.
      onApply={(facets) => bar.onApply({ ...facets, search: typed })}
    />
  );
  return (
    <div className={classes.controls}>
      <Folded
        label={folded}
        isPlain
        role="search"
        className={classes.search}
        beside={isNarrow && chips}
      >
        <FilterField label={search.label} value={typed[0] ?? ''} onChange={search.onChange} />
        <SelectField {...sort} />
        {children}
      </Folded>
      {!isNarrow && chips}
    </div>
  );
}
