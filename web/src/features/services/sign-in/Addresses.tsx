import { signInWaysTexts as texts } from '@schema/rules/services/sign-in-ways-texts';
import { copyText } from '@/core/address/copy-text';
import type { SignInWaysFieldsFragment } from '@/generated/documents';
import { Button, notify } from '@/ui';
import css from './SignIn.module.css';

const copy = (address: string) =>
  void copyText(address).then(
    () => notify.success(texts.copied),
    () => notify.error(texts.copyFailed),
  );

const Address = ({ label, address }: { label: string; address: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className={css.address}>
      <code>{address}</code>
      <Button
        variant="default"
        size="xs"
        aria-label={`${texts.copy}: ${label}`}
        onClick={() => copy(address)}
      >
        {texts.copy}
      </Button>
    </dd>
  </div>
);

type Props = Pick<SignInWaysFieldsFragment, 'returnAddress' | 'signOutAddress'>;

/** What whoever runs the provider registers there. */
export const Addresses = ({ returnAddress, signOutAddress }: Props) => (
  <dl className={css.addresses}>
    <Address label={texts.returnAddress} address={returnAddress} />
    <Address label={texts.signOutAddress} address={signOutAddress} />
  </dl>
);
