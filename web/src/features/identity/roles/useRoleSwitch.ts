import type { Role } from '@schema/rules/college/college';
import {
  identityErrors,
  identityMessages,
  roleLabels,
} from '@schema/rules/identity/identity-texts';
import { useRef, useState } from 'react';
import { errorText } from '@/core/errors';
import { useCreateRoleMutation, useSwitchRoleMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { storeToken, useRenewSession } from '../session/session-token';

/**
 * Switches between the roles of an account. `missing` is a role that the account lacks: `create`
 * adds it and switches.
 */
export function useRoleSwitch() {
  const [switchRole] = useSwitchRoleMutation();
  const [createRole] = useCreateRoleMutation();
  const renew = useRenewSession();
  const [missing, setMissing] = useState<Role | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const once = async (work: () => Promise<void>, failed: (text: string) => void) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      failed(errorText(error, identityErrors.roleSwitch));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const switchTo = async (role: Role): Promise<boolean> => {
    const { data } = await switchRole({ variables: { newRole: role } });
    if (!data || data.switchRole.needsCreation) return false;
    await renew(data.switchRole.token);
    return true;
  };

  const ask = (role: Role) =>
    once(async () => {
      setRefusal(null);
      if (await switchTo(role)) notify.success(`You are now here as ${roleLabels[role]}.`);
      else setMissing(role);
    }, notify.error);

  const create = (role: Role) =>
    once(async () => {
      const { data } = await createRole({ variables: { newRole: role } });
      storeToken(data?.createRole.token);
      if (!(await switchTo(role))) throw new Error(identityErrors.roleSwitch);
      setMissing(null);
      notify.success(identityMessages.roleCreated(role));
    }, setRefusal);

  return { ask, create, missing, refusal, busy, dismiss: () => setMissing(null) };
}
