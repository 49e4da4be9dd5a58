import { IconDownload, IconFilter, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useId, useState } from 'react';
import { Button, Card, SelectField, TextField } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import type { AdminAddress } from './admin-address';
import css from './AdminFilters.module.css';
import { ExportButton } from './ExportButton';

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
  /** Makes the file of what the list shows. @returns its address */
  onExport?: () => Promise<string | undefined>;
};

const { list } = adminTexts;
const searchDelayMs = 350;

/** A text of the address that is typed: the list follows when one stops for a moment. */
function TypedFilter({
  label,
  type = 'search',
  value,
  error,
  onChange,
}: {
  label: string;
  error?: string | undefined;
  type?: 'search' | 'date' | undefined;
  value: string;
  onChange: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const send = useDebouncedCallback((text: string) => onChange(text), searchDelayMs);
  // Back, or "Clear filters": the field follows the address.
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return (
    <TextField
      type={type}
      label={label}
      value={typed}
      error={error}
      maxLength={100}
      leftSection={type === 'search' && <IconSearch size={18} aria-hidden />}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        send(currentTarget.value);
      }}
    />
  );
}

/** What an admin list is narrowed down by, its order, and the file of it. On a phone all but the search folds away. */
export function AdminFilters({ address, searchLabel, filters = [], sorts = [], onExport }: Props) {
  const id = useId();
  // What is set is shown: nobody wonders why so little is listed.
  const [unfolded, setUnfolded] = useState(Object.keys(address.filter).length > 0);
  return (
    <Card as="section" aria-label={list.filters} className={css.filters}>
      {searchLabel && (
        <TypedFilter
          key={address.clears}
          label={searchLabel}
          value={address.search}
          onChange={address.setSearch}
        />
      )}
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
      <div id={id} className={css.more} data-unfolded={unfolded || undefined}>
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
            <TypedFilter
              key={`${name} ${address.clears}`}
              type={type}
              error={error}
              label={label}
              value={address.filter[name] ?? ''}
              onChange={(text) => address.set(name, text.trim() || null, true)}
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
