import { listedCompanyTexts } from '@schema/rules/companies/listed-companies-texts';
import { lazy, Suspense } from 'react';
import { Button, useLazyDialog } from '@/ui';

const MergeDialog = lazy(() => import('./MergeDialog'));
const texts = listedCompanyTexts.merge;

type Props = {
  company: { id: string; slug: string; name: string };
  onMerged: () => void;
  onUndo: (pairId: string) => void;
};

/** Asks which company another is part of. */
export function MergeButton(props: Props) {
  const { isMounted, opened, open, close } = useLazyDialog();
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-haspopup="dialog"
        aria-label={texts.openLabel(props.company.name)}
        onClick={open}
      >
        {texts.open}
      </Button>
      {isMounted && (
        <Suspense fallback={null}>
          <MergeDialog {...props} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
