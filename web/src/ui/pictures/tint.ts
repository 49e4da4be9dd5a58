import { initials, tintOf } from '@schema/rules/college/tint';

export { initials, tintOf };

/** The colours of a name, readable in all themes. */
export const tintStyle = (name: string) => {
  const tint = tintOf(name);
  return { background: `var(--x-tint-${tint})`, color: `var(--x-ink-${tint})` };
};
