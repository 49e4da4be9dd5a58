import { compact } from '@schema/rules/display.ts';

/** 1.2k; with a label the whole number is read out: `<Count n={1200} label="views" />`. */
export function Count({ n, label }: { n: number; label?: string }) {
  return (
    <span
      className="tabular"
      {...(label ? { role: 'img', 'aria-label': `${n} ${label}` } : {})}
      {...(n >= 1000
        ? { 'data-tip': `${n.toLocaleString('en-IN')}${label ? ` ${label}` : ''}` }
        : {})}
    >
      {compact(n)}
    </span>
  );
}
