import type { JobFacetsQuery } from '@/generated/documents';
import { TypedFilter } from '@/core/TypedFilter';
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
  const typed = (name: 'company' | 'role' | 'skill' | 'experience') => ({
    name,
    label: filterLabels[name],
    value: filter[name] ?? '',
    onTake: (text: string, isEntered: boolean) => onSet(name, text || null, !isEntered),
  });
  return (
    <div className={classes.filters}>
      <TypedFilter
        {...typed('company')}
        suggestions={facets?.companies.map(({ value }) => value) ?? []}
      />
      <TypedFilter {...typed('role')} />
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
      <TypedFilter {...typed('skill')} />
      <TypedFilter {...typed('experience')} />
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
