import { useToken } from '@/core/auth';
import { readError } from '@/core/errors';
import type { ViewerFragment } from '@/generated/documents';
import { useMeQuery } from '@/generated/hooks';

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

/** Who is using the product: a visitor without a token, or with one that the server refuses. */
export function useViewer(): Viewer {
  const token = useToken();
  const { data, error, refetch } = useMeQuery({ skip: !token });
  const retry = () => void refetch().catch(() => undefined);
  const me = (token && data?.me) || null;
  if (me) return { me, status: me.isMember ? 'member' : 'unverified', retry };
  const ended = data?.me === null || readError(error, '').code === 'UNAUTHENTICATED';
  if (!token || ended) return { me: null, status: 'visitor', retry };
  return { me: null, status: 'loading', error, retry };
}
