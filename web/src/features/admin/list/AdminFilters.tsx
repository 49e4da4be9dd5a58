import { adminTexts } from '@schema/rules/administration/admin-texts';
import { IconDownload, IconFilter, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FilterField } from '@/core/address/FilterField';
import { Button, Card, SelectField } from '@/ui';
import css from './AdminFilters.module.css';
import type { AdminAddress } from './admin-address';
import { ExportButton, type ExportList } from './ExportButton';
import { type PersonFilterName, PersonFilters } from './PersonFilters';

type Option = { value: string; label: string };
type Props = {
  address: AdminAddress;
  /** What the search looks in, as the label of its field; without it there is no search. */
  searchLabel?: string;
  /** A choice of values; without options the value is typed. */
  filters?: readonly {
    name: string;
    label: string;
    options?: readonly Option[];
    /** What is listed while nothing is chosen; "All" without it. */
    placeholder?: string;
    /** Why the value can't be used. */
    error?: string | undefined;
    /** How it is typed. */
    type?: 'search' | 'date';
  }[];
  sorts?: readonly Option[];
  /** Filters of the address that name a person: no field sets them, links elsewhere do. */
  people?: readonly PersonFilterName[];
  /** Makes the file of what the list shows. */
  onExport?: ExportList;
};

const { list } = adminTexts;

/** A magnifier before what is looked for; a day has none. */
const filterIcon = (type: 'search' | 'date' = 'search') =>
  type === 'search' && <IconSearch size={18} aria-hidden />;

/**
 * What an admin list is narrowed down by, its order, and the file of it. On a phone all but the
 * search folds away.
 */
export function AdminFilters(props: Props) {
  const { address, searchLabel, filters = [], sorts = [], people = [], onExport } = props;
  const id = useId();
  // What is set is shown: nobody wonders why so little is listed.
  const [unfolded, setUnfolded] = useState(Object.keys(address.filter).length > 0);
  const isFoldable = filters.length > 0 || sorts.length > 1 || onExport !== undefined;
  return (
    <Card as="section" aria-label={list.filters} className={css.filters}>
      <PersonFilters address={address} names={people} />
      {searchLabel && (
        <FilterField
          key={address.clears}
          label={searchLabel}
          icon={filterIcon()}
          value={address.search}
          onChange={address.setSearch}
        />
      )}
      {isFoldable && (
        <Button
          variant="default"
          className={css.fold}
          aria-expanded={unfolded}
          aria-controls={id}
          leftSection={<IconFilter size={18} aria-hidden />}
          onClick={() => setUnfolded(!unfolded)}
        >
          {list.filters}
        </Button>
      )}
      <div id={id} className={css.more} data-unfolded={unfolded || !isFoldable || undefined}>
        {filters.map(({ name, label, options, type, placeholder = 'All', error }) =>
          options ? (
            <SelectField
              key={name}
              label={label}
              placeholder={placeholder}
              value={address.filter[name] ?? ''}
              data={[...options]}
              onChange={({ currentTarget }) => address.set(name, currentTarget.value || null)}
            />
          ) : (
            <FilterField
              key={`${name} ${address.clears}`}
              type={type}
              icon={filterIcon(type)}
              error={error}
              label={label}
              value={address.filter[name] ?? ''}
              onChange={(text) => address.set(name, text || null, true)}
            />
          ),
        )}
        {sorts.length > 1 && (
          <SelectField
            label={list.sort}
            value={address.sort}
            data={[...sorts]}
            onChange={({ currentTarget }) => address.setSort(currentTarget.value)}
          />
        )}
        <div className={css.buttons}>
          {address.isFiltered && (
            <Button
              variant="subtle"
              leftSection={<IconFilterOff size={18} aria-hidden />}
              onClick={address.clear}
            >
              {list.clear}
            </Button>
          )}
          {onExport && (
            <ExportButton onExport={onExport} icon={<IconDownload size={18} aria-hidden />} />
          )}
        </div>
      </div>
    </Card>
  );
}
