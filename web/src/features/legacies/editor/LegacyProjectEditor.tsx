import { lazy, Suspense, useState } from 'react';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';

// The form and its rules are loaded by those who write.
const LegacyProjectForm = lazy(() => import('./LegacyProjectForm'));

type Props = {
  /** The project that is being written; null closes the form. */
  edited: LegacyProjectFieldsFragment | 'new' | null;
  onClose: () => void;
  /** Called when a new project is saved. */
  onAdded: () => void;
};

/** The form of a project, from the first time that it is opened. */
export function LegacyProjectEditor({ edited, onClose, onAdded }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  if (edited && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LegacyProjectForm
        key={edited === 'new' ? 'new' : (edited?.id ?? 'none')}
        opened={edited !== null}
        project={edited === 'new' ? null : edited}
        onClose={onClose}
        onAdded={onAdded}
      />
    </Suspense>
  );
}
