import { useAddressQuery } from '../address/useAddressQuery';
import { addressOf, type Chosen, chosenIn, type Facets } from './chosen';

/**
 * The filters of a list as the address has them: it can be handed on, and Back goes one filter
 * back.
 */
export function useFilterAddress({ filters }: Facets) {
  const [query, change] = useAddressQuery();
  return {
    chosen: chosenIn(filters, query),
    apply: (chosen: Chosen) => change(addressOf(filters, chosen)),
  };
}
