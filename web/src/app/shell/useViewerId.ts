import { claimsOf, useToken } from '@/core/auth';
import { useViewer } from '@/features/identity';

/**
 * @returns whose pages the menus lead to; null for visitors. The token says it before the account
 *   is loaded, so that the menus are drawn whole at once
 */
export function useViewerId(): string | null {
  const token = useToken();
  const { me, status } = useViewer();
  if (status === 'visitor') return null;
  return me?.user.id ?? claimsOf(token).sub ?? null;
}
