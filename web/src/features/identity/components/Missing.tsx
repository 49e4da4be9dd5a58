import { identityHints } from '@schema/rules/identity-texts';
import css from './form.module.css';

/** A longer list would only repeat the form. */
const few = 3;

/** Why the button is still asleep. */
export function Missing({ fields, id }: { fields: readonly string[]; id: string }) {
  if (fields.length === 0) return null;
  const onlyTerms = fields.length === 1 && fields[0] === 'terms';
  const text = onlyTerms
    ? identityHints.terms
    : fields.length > few
      ? 'Fill in all fields and agree to the terms.'
      : `Still needed: ${fields.join(', ')}`;
  return (
    <p id={id} className={`${css.hint} ${css.center}`}>
      {text}
    </p>
  );
}
