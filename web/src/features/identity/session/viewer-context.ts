import { createContext } from 'react';
import type { ViewerFragment } from '@/generated/documents';

type ViewerStatus = 'loading' | 'visitor' | 'unverified' | 'member';

export type Viewer = {
  me: ViewerFragment | null;
  status: ViewerStatus;
  /**
   * Set when the account could not be fetched. The status is still `loading`: a bad network signs
   * nobody out.
   */
  error?: unknown;
  retry: () => void;
};

/** The one answer of who is signed in, and what asks again after a failure of a while ago. */
export const ViewerContext = createContext<{ viewer: Viewer; arrive: () => void } | null>(null);
