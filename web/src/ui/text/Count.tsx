import { compact, numberText } from '@schema/rules/text/number-text.ts';

/**
 * A number in short: 1.2k. With a label, screen readers get the whole number: `<Count n={1200}
 * label="views" />`.
 */
export function Count({ n, label }: { n: number; label?: string }) {
  return (
    <span
      className="tabular"
      {...(label ? { role: 'img', 'aria-label': `${n} ${label}` } : {})}
      {...(n >= 1000 ? { 'data-tip': `${numberText(n)}${label ? ` ${label}` : ''}` } : {})}
    >
      {compact(n)}
    </span>
  );
}
