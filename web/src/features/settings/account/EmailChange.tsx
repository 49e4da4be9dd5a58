import { useState } from 'react';
import type { SettingsFieldsFragment } from '@/generated/documents';
import { NewAddressCodeForm } from './NewAddressCodeForm';
import { NewAddressForm } from './NewAddressForm';

type Props = { settings: SettingsFieldsFragment; onClose: () => void };

/** Another e-mail address: named first, then proven by the code that went to it. */
export function EmailChange({ settings, onClose }: Props) {
  const [sent, setSent] = useState<{ email: string; password: string | null } | null>(null);
  return sent ? (
    <NewAddressCodeForm
      {...sent}
      userId={settings.id}
      onDone={onClose}
      onBack={() => setSent(null)}
    />
  ) : (
    <NewAddressForm hasPassword={settings.hasPassword} onSent={setSent} onClose={onClose} />
  );
}
