import { personalStore } from '@/core/drafts/persisted';
import type { Preferences } from '@/ui';

const stored = () =>
  personalStore<Partial<Preferences>>('look', {
    parse: (value) => (typeof value === 'object' && value !== null ? value : undefined),
  });

/**
 * Choices made on this device that the account may not have yet: the page was left, or the line
 * down, before it answered. They are newer than what the account says.
 */
export const unsavedAppearance = {
  /** Whose they are. */
  owner: (): string | null => stored().owner(),
  read: (): Partial<Preferences> => stored().read() ?? {},
  add: (change: Partial<Preferences>): void =>
    void stored().write({ ...unsavedAppearance.read(), ...change }),
  /** The account answered to these choices; what was chosen differently since then stays. */
  settle: (change: Partial<Preferences>): void => {
    const settled = new Map<string, unknown>(Object.entries(change));
    const left = Object.entries(unsavedAppearance.read()).filter(
      ([name, value]) => settled.get(name) !== value,
    );
    if (left.length > 0) stored().write(Object.fromEntries(left));
    else stored().remove();
  },
};
