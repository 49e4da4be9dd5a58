import { identityHints } from '@schema/rules/identity/identity-texts';
import css from './form.module.css';

/** A longer list would only repeat the form. */
const maxListed = 3;

/** Says why the form's button is disabled. */
export function MissingFields({ fields, id }: { fields: readonly string[]; id: string }) {
  if (fields.length === 0) return null;
  const onlyTerms = fields.length === 1 && fields[0] === 'terms';
  const text = onlyTerms
    ? identityHints.terms
    : fields.length > maxListed
      ? 'Fill in all fields and agree to the terms.'
      : `Still needed: ${fields.join(', ')}`;
  return (
    <p id={id} className={`${css.hint} ${css.center}`}>
      {text}
    </p>
  );
}
