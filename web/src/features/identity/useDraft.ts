import { useCallback, useState } from 'react';
import { sessionStore } from './session-store';

/** What was typed survives a reload. `never` names what must not be kept: passwords. */
export function useDraft<Values extends Record<string, unknown>>(
  key: string,
  empty: Values,
  never: readonly (keyof Values)[],
) {
  const [initial] = useState(() => {
    try {
      const kept: unknown = JSON.parse(sessionStore.get(key) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return empty;
      const known = Object.entries(kept).filter(
        ([field]) => field in empty && !never.includes(field),
      );
      return { ...empty, ...(Object.fromEntries(known) as Partial<Values>) };
    } catch {
      return empty;
    }
  });
  const save = useCallback(
    (values: Values) => {
      const kept = Object.entries(values).filter(([field]) => !never.includes(field));
      sessionStore.set(key, JSON.stringify(Object.fromEntries(kept)));
    },
    [key, never],
  );
  const forget = useCallback(() => sessionStore.remove(key), [key]);
  return { initial, save, forget };
}
