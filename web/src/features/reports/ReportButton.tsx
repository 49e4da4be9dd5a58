import { type ReportableType, reportTexts } from '@schema/rules/moderation/moderation-texts';
import { IconFlag } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '@/ui';

export const ReportDialog = lazy(() => import('./ReportDialog'));

type Props = { type: ReportableType; id: string; className?: string | undefined };

/** Reports something that somebody else wrote. */
export function ReportButton({ type, id, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={reportTexts.title(type)}
        className={className}
        onClick={() => setOpen(true)}
      >
        <IconFlag size={18} aria-hidden />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && <ReportDialog type={type} id={id} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
