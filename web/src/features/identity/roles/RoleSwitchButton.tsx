import { roleLabels } from '@schema/rules/identity/identity-texts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button, type ButtonProps, useCollegeYear, useWasOpened } from '@/ui';
import { useViewer } from '../session/useViewer';
import { useRoleSwitch } from './useRoleSwitch';

const CreateRoleDialog = lazy(() => import('./CreateRoleDialog'));

/** Switches between student and alumni; the page stays open. */
export function RoleSwitchButton(
  props: Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'justify' | 'className'>,
) {
  const { me } = useViewer();
  const thisYear = useCollegeYear();
  const { ask, create, missing, refusal, busy, dismiss } = useRoleSwitch();
  const wasAsked = useWasOpened(missing !== null);
  if (!me) return null;
  const other = me.role === 'alumni' ? 'mentee' : 'alumni';
  // The server refuses to make alumni of people who have not graduated.
  if (
    other === 'alumni' &&
    !me.roles.includes('alumni') &&
    (me.user.yearOfGraduation ?? 0) > thisYear
  )
    return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsExchange size={18} aria-hidden />}
        {...props}
        loading={busy && !missing}
        onClick={() => void ask(other)}
      >
        Switch to {roleLabels[other]}
      </Button>
      {wasAsked && (
        <Suspense fallback={null}>
          <CreateRoleDialog
            role={missing}
            refusal={refusal}
            busy={busy}
            onCreate={(role) => void create(role)}
            onClose={dismiss}
          />
        </Suspense>
      )}
    </>
  );
}
