import { useState } from 'react';

/**
 * Whether somebody has changed the words of an item since they were read.
 * @param item what is shown, once it is loaded
 * @returns `noteVersion` takes the time of the latest change, as it is heard of
 */
export function useHasNewerVersion(item: { editedAt: string | null } | undefined): {
  isOutdated: boolean;
  noteVersion: (editedAt: string | null) => void;
} {
  const [latest, noteVersion] = useState<string | null>(null);
  const isOutdated =
    item !== undefined &&
    latest !== null &&
    Date.parse(latest) > Date.parse(item.editedAt ?? '1970');
  return { isOutdated, noteVersion };
}
