import { jobFilters } from '@schema/rules/jobs-filters';
import {
  type JobStanding,
  jobCities,
  jobLabels,
  jobLocations,
  jobStandings,
  jobTypes,
  jobViewTexts,
} from '@schema/rules/jobs-texts';
import { FilterField } from '@/core/address/FilterField';
import type { JobFacetsQuery } from '@/generated/documents';
import { Button, SelectField, TextField } from '@/ui';
import classes from './BoardFilters.module.css';
import type { BoardFilter, FilterName } from './board-address';
import { countText } from './filter-words';

type Facets = JobFacetsQuery['jobFacets'] | null;
type SetFilter = (name: FilterName, value: string | null, replace?: boolean) => void;
type Props = { filter: BoardFilter; facets: Facets; onSet: SetFilter };

/** Cities are called as openings name them. */
const cityNames = Object.fromEntries(jobCities.map((city) => [city, city])) as Record<
  (typeof jobCities)[number],
  string
>;

type Facet = { readonly value: string; readonly count: number };

/** The words of a choice, each with how many openings it has. */
const options = <Word extends string>(
  words: readonly Word[],
  labels: Record<Word, string>,
  counts: readonly Facet[] | undefined,
  isMore = false,
) =>
  words.map((value) => {
    const count = counts?.find((facet) => facet.value === value)?.count ?? 0;
    return {
      value,
      label: counts ? `${labels[value]} (${countText(count, isMore)})` : labels[value],
    };
  });

/** Companies that are offered by a press; others are typed. */
const offeredCompanies = 5;

type CompaniesProps = { companies: readonly Facet[]; isMore: boolean; onSet: SetFilter };

/** The companies with the most openings, each with how many; a press narrows the list to one. */
function Companies({ companies, isMore, onSet }: CompaniesProps) {
  return (
    <ul role="list" className={classes.companies} aria-label={jobViewTexts.companies}>
      {companies.slice(0, offeredCompanies).map(({ value, count }) => (
        <li key={value}>
          <Button
            size="compact-sm"
            variant="default"
            className={classes.company}
            onClick={() => onSet('company', value)}
          >
            {value} ({countText(count, isMore)})
          </Button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Words that company, role, skills or city have, also with a letter wrong. It stands before the
 * other filters, and is never folded.
 */
export function BoardSearch({ filter, onSet }: Omit<Props, 'facets'>) {
  return (
    <FilterField
      name="search"
      label={jobFilters.search.label}
      value={filter.search ?? ''}
      onChange={(text, isEntered) => onSet('search', text || null, !isEntered)}
    />
  );
}

/**
 * All filters of the board but the search. Each narrows the list at once, and stands in the
 * address.
 */
export function BoardFilters({ filter, facets, onSet }: Props) {
  const typed = (name: 'company' | 'role' | 'skill' | 'experience') => ({
    name,
    label: jobFilters[name].label,
    value: filter[name] ?? '',
    onChange: (text: string, isEntered: boolean) => onSet(name, text || null, !isEntered),
  });
  return (
    <div className={classes.filters}>
      <FilterField
        {...typed('company')}
        suggestions={facets?.companies.map(({ value }) => value) ?? []}
      />
      <FilterField {...typed('role')} />
      <SelectField
        label={jobFilters.location.label}
        placeholder="Any"
        value={filter.location ?? ''}
        data={options(
          jobLocations,
          jobLabels.jobLocation,
          facets?.locations,
          facets?.areFacetsMore,
        )}
        onChange={({ currentTarget }) => onSet('location', currentTarget.value || null)}
      />
      <SelectField
        label={jobFilters.city.label}
        placeholder="Any"
        value={filter.city ?? ''}
        data={options(jobCities, cityNames, facets?.cities, facets?.areFacetsMore)}
        onChange={({ currentTarget }) => onSet('city', currentTarget.value || null)}
      />
      <SelectField
        label={jobFilters.type.label}
        placeholder="Any"
        value={filter.type ?? ''}
        data={options(jobTypes, jobLabels.jobType, facets?.types, facets?.areFacetsMore)}
        onChange={({ currentTarget }) => onSet('type', currentTarget.value || null)}
      />
      <FilterField {...typed('skill')} />
      <FilterField {...typed('experience')} />
      <TextField
        label={jobFilters.deadline.label}
        type="date"
        value={filter.deadline ?? ''}
        onChange={({ currentTarget }) => onSet('deadline', currentTarget.value || null)}
      />
      <SelectField
        label={jobFilters.standing.label}
        {...(filter.mine && { placeholder: 'Any' })}
        value={filter.standing ?? (filter.mine ? '' : ('open' satisfies JobStanding))}
        data={options(jobStandings, jobLabels.standing, undefined)}
        onChange={({ currentTarget }) => onSet('standing', currentTarget.value || null)}
      />
      {facets && facets.companies.length > 0 && (
        <Companies companies={facets.companies} isMore={facets.areFacetsMore} onSet={onSet} />
      )}
    </div>
  );
}
