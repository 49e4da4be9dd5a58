import { administrationTexts as texts } from '@schema/rules/administration/administration-texts';
import { useViewer } from '@/features/identity';

type Person = { id: string; isAdmin: boolean; isSuperAdmin: boolean };

/**
 * Whom the viewer may do something about: nobody reaches themselves, and admins are reached by
 * super admins alone.
 * @returns why somebody is out of reach; undefined for those who are not
 */
export function useReach(): (person: Person) => string | undefined {
  const { me } = useViewer();
  return ({ id, isAdmin, isSuperAdmin }) => {
    if (id === me?.user.id) return texts.oneself;
    if (me?.isSuperAdmin) return undefined;
    if (isSuperAdmin) return texts.superAdminReached;
    return isAdmin ? texts.adminReached : undefined;
  };
}
