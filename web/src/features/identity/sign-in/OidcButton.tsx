import { oidcTexts } from '@schema/rules/identity/oidc-texts';
import { IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { leaveTo } from '@/core/leave';
import { site } from '@/core/site';
import { useOidcSignInMutation } from '@/generated/hooks';
import { Button, notify } from '@/ui';
import { oidcSignIn } from './oidc-sign-in';

type Props = {
  label: (name: string) => string;
  /** Where the person was going. */
  back: string;
};

/** Leads to the provider of the college, where one signs in with its account. */
export function OidcButton({ label, back }: Props) {
  const [begin] = useOidcSignInMutation();
  const [busy, setBusy] = useState(false);
  const name = site.oidcName;
  if (!name) return null;

  const press = async () => {
    setBusy(true);
    try {
      const { data } = await begin();
      if (!data) throw new Error('no answer');
      oidcSignIn.write({ key: data.oidcSignIn.key, back });
      // Busy until the page is left.
      leaveTo(data.oidcSignIn.address);
    } catch (error) {
      setBusy(false);
      notify.error(errorText(error, oidcTexts.failed(name)));
    }
  };

  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconSchool size={18} aria-hidden />}
      loading={busy}
      onClick={() => void press()}
    >
      {label(name)}
    </Button>
  );
}
