import { filterTexts } from '@schema/rules/lists/filter-texts';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button, useLazyDialog } from '@/ui';
import { setFacets } from '../chosen';
import type { FilterSheetProps } from './FilterDialog';

const FilterDialog = lazy(() => import('./FilterDialog'));

/** The filters of a list on a phone: folded into a button, set in a sheet, taken all at once. */
export function FilterSheet(props: FilterSheetProps) {
  const { isMounted, opened, open, close } = useLazyDialog();
  const count = setFacets(props.declared, props.chosen).length;
  return (
    <>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {filterTexts.filtersSet(count)}
      </Button>
      {isMounted && (
        <Suspense fallback={null}>
          <FilterDialog {...props} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
