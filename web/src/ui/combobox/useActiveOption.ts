import { type KeyboardEvent, useId, useState } from 'react';

/**
 * The option that an arrow key leads to; after the last one comes the first.
 * @param active the option that is active, -1 for none: down leads to the first, up to the last
 */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const from = step === 1 ? active : Math.max(active, 0);
  return (from + step + count) % count;
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Which option of a list below a field the arrow keys have come to (the combobox pattern of ARIA:
 * the focus stays in the field).
 * @param count how many options the list has
 * @param first the option that is active before a key is pressed, -1 for none
 */
export function useActiveOption(count: number, first = -1) {
  const id = useId();
  const [chosen, setActive] = useState(first);
  const active = Math.min(chosen, count - 1);
  return {
    /** The id of the list. */
    id,
    active,
    /** The id of the active option. */
    activeId: active >= 0 ? optionId(id, active) : undefined,
    reset: () => setActive(first),
    setActive,
    /** Moves by an arrow key. @returns whether it was one */
    onArrow: (event: KeyboardEvent): boolean => {
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return false;
      event.preventDefault();
      setActive(nextOption(active, step, count));
      return true;
    },
  };
}

/** The id of an option of a list. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;
