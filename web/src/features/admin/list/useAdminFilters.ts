import type { Filters } from '@schema/rules/lists/filters';
import { addressKeys, askedBy, filterFields } from '@/core/address/declared-filters';
import { useAdminAddress } from './admin-address';

type Options = {
  /** The orders, of which the first needs no word. */
  sorts?: readonly string[];
  /** Names of the address with the values that each may have, where filters do not say it. */
  known?: Readonly<Record<string, readonly string[] | null>>;
  /** The name of what is open of the list. */
  opened?: string;
};

/**
 * What declared filters make of an admin list: its address, what that asks for, and the fields that
 * set it.
 */
export function useAdminFilters<F extends Filters>(
  filters: F,
  { sorts, known, opened }: Options = {},
) {
  const address = useAdminAddress({ ...addressKeys(filters), ...known }, sorts, opened);
  const search = filters['search']?.label;
  return {
    address,
    filter: askedBy(filters, address),
    /** For `AdminFilters`. */
    fields: {
      address,
      ...(search !== undefined && { searchLabel: search }),
      filters: filterFields(filters),
    },
  };
}
