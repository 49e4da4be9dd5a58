import { adminTexts } from '@schema/rules/administration/admin-texts';
import { IconX } from '@tabler/icons-react';
import { useAdminPersonNameQuery } from '@/generated/hooks';
import { Button } from '@/ui';
import css from './AdminFilters.module.css';
import type { AdminAddress } from './admin-address';

const { list } = adminTexts;

/** A filter of the address that names a person. */
export type PersonFilterName = keyof typeof list.people;

type Props = { address: AdminAddress; names: readonly PersonFilterName[] };

/** One person that the list is narrowed down to; a press takes the filter away. */
function PersonFilter({ id, label, onClear }: { id: string; label: string; onClear: () => void }) {
  const { data, error } = useAdminPersonNameQuery({ variables: { id } });
  const name = data?.adminUser.user.fullName ?? (error ? list.unknownPerson : '…');
  return (
    <Button
      size="sm"
      variant="light"
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={list.clearPerson(label, name)}
      onClick={onClear}
    >
      {list.personFilter(label, name)}
    </Button>
  );
}

/**
 * The people whom links elsewhere have narrowed a list down to: nobody takes a part for the whole.
 */
export function PersonFilters({ address, names }: Props) {
  const set = names.flatMap((name) => {
    const id = address.filter[name];
    return id ? [{ name, id }] : [];
  });
  if (set.length === 0) return null;
  return (
    <div className={css.people}>
      {set.map(({ name, id }) => (
        <PersonFilter
          key={name}
          id={id}
          label={list.people[name]}
          onClear={() => address.set(name, null)}
        />
      ))}
    </div>
  );
}
