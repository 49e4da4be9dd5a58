import { callBarTexts } from '@schema/rules/calls/calls-texts';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '@/ui';
import { DevicesOnDemand } from './DevicesOnDemand';

/** Opens the choice of microphone and speaker before a call, or before one is answered. */
export function DevicesButton({ disabled = false }: { disabled?: boolean }) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      <IconButton
        label={callBarTexts.devices}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setState('open')}
      >
        <IconSettings size={20} aria-hidden />
      </IconButton>
      {state !== 'unopened' && (
        <DevicesOnDemand opened={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}
