import { Link } from 'react-router-dom';
import { CheckboxField } from '@/ui';

type Props = {
  to: '/terms-and-conditions' | '/terms';
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
};

/** Agreeing to the terms, which open in a new tab: what was typed is not lost. */
export function TermsField({ to, checked, onChange, error }: Props) {
  return (
    <CheckboxField
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
      data-path="terms"
      label={
        <>
          I agree to the{' '}
          <Link to={to} target="_blank" rel="noopener">
            Terms and Conditions
          </Link>
        </>
      }
    />
  );
}
