import { Link } from 'react-router-dom';
import { CheckboxField } from '@/ui';

type Props = {
  to: '/terms-and-conditions' | '/terms';
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
};

/** The terms open in a new tab: what was typed stays where it is. */
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
