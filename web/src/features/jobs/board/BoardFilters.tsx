import { useEffect, useEffectEvent, useState } from 'react';
import type { JobFacetsQuery } from '@/generated/documents';
import { useDebouncedValue } from '@/core/useDebouncedValue';
import { SelectField, TextField } from '@/ui';
import {
  jobLabels,
  jobLocations,
  jobStandings,
  jobTypes,
  type JobStanding,
} from '@schema/rules/jobs-texts';
import type { BoardFilter, FilterName } from './board-address';
import { filterLabels } from './filter-words';
import classes from './BoardFilters.module.css';

type Facets = JobFacetsQuery['jobFacets'] | null;
type SetFilter = (name: FilterName, value: string | null, replace?: boolean) => void;
type Props = { filter: BoardFilter; facets: Facets; onSet: SetFilter };

/** How long a pause in typing takes the filter. */
const typingPauseMs = 350;

type TypedName = 'company' | 'role' | 'skill' | 'experience';

/** A filter that is typed: it is taken a moment after the last key, and at once by Enter. */
function TypedFilter({
  name,
  filter,
  onSet,
  suggestions = [],
}: {
  name: TypedName;
  filter: BoardFilter;
  onSet: SetFilter;
  suggestions?: readonly string[];
}) {
  const current = filter[name] ?? '';
  const [typed, setTyped] = useState(current);
  const [shown, setShown] = useState(current);
  // The address changed by itself: a chip was cleared, or Back was pressed.
  if (current !== shown) {
    setShown(current);
    setTyped(current);
  }
  const settled = useDebouncedValue(typed, typingPauseMs);
  const take = useEffectEvent((value: string) => {
    if (value.trim() !== current && value === typed) onSet(name, value.trim() || null, true);
  });
  useEffect(() => take(settled), [settled]);
  const list = `job-filter-${name}`;
  return (
    <>
      <TextField
        label={filterLabels[name]}
        name={name}
        type="search"
        maxLength={100}
        value={typed}
        {...(suggestions.length > 0 && { list })}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onSet(name, typed.trim() || null);
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

type Facet = { readonly value: string; readonly count: number };

/** The words of a choice, each with how many openings it has; `+` where not all were counted. */
const options = <Word extends string>(
  words: readonly Word[],
  labels: Record<Word, string>,
  counts: readonly Facet[] | undefined,
  isMore = false,
) =>
  words.map((value) => {
    const count = counts?.find((facet) => facet.value === value)?.count ?? 0;
    const counted = `${count.toLocaleString('en-IN')}${isMore ? '+' : ''}`;
    return { value, label: counts ? `${labels[value]} (${counted})` : labels[value] };
  });

/** All filters of the board. Each narrows the list at once, and stands in the address. */
export function BoardFilters({ filter, facets, onSet }: Props) {
  const typed = { filter, onSet };
  return (
    <div className={classes.filters}>
      <TypedFilter
        name="company"
        {...typed}
        suggestions={facets?.companies.map(({ value }) => value) ?? []}
      />
      <TypedFilter name="role" {...typed} />
      <SelectField
        label={filterLabels.location}
        placeholder="Any"
        value={filter.location ?? ''}
        data={options(jobLocations, jobLabels.jobLocation, facets?.locations, facets?.isMore)}
        onChange={({ currentTarget }) => onSet('location', currentTarget.value || null)}
      />
      <SelectField
        label={filterLabels.type}
        placeholder="Any"
        value={filter.type ?? ''}
        data={options(jobTypes, jobLabels.jobType, facets?.types, facets?.isMore)}
        onChange={({ currentTarget }) => onSet('type', currentTarget.value || null)}
      />
      <TypedFilter name="skill" {...typed} />
      <TypedFilter name="experience" {...typed} />
      <TextField
        label={filterLabels.deadline}
        type="date"
        value={filter.deadline ?? ''}
        onChange={({ currentTarget }) => onSet('deadline', currentTarget.value || null)}
      />
      <SelectField
        label={filterLabels.standing}
        value={filter.standing ?? ('open' satisfies JobStanding)}
        data={options(jobStandings, jobLabels.standing, undefined)}
        onChange={({ currentTarget }) => onSet('standing', currentTarget.value)}
      />
    </div>
  );
}
