import { adminTexts } from '@schema/rules/administration/admin-texts';
import { type ReactNode, useState } from 'react';
import { followAddress } from '@/core/address/follow-address';
import { errorText } from '@/core/errors';
import { Button, notify } from '@/ui';

const { list } = adminTexts;

/**
 * Makes a part of the file of a list.
 * @param after where the part before ended; null for the first one
 * @returns its address, and where the next part begins: null behind the last one
 */
export type ExportList = (
  after: string | null,
) => Promise<{ address: string; endCursor?: string | null } | null | undefined>;

/**
 * Makes files of all that a list has, part by part, and fetches each as it is made.
 * @returns how many
 */
async function fetchParts(onExport: ExportList): Promise<number> {
  let after: string | null = null;
  let parts = 0;
  do {
    const part: Awaited<ReturnType<ExportList>> = await onExport(after);
    if (!part) throw new Error(list.exportFailed);
    followAddress(part.address, { download: '' });
    parts += 1;
    after = part.endCursor ?? null;
  } while (after !== null);
  return parts;
}

/** Makes a file of a list and fetches it; of a long list several. */
export function ExportButton({ onExport, icon }: { onExport: ExportList; icon: ReactNode }) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      notify.success(list.exported(await fetchParts(onExport)));
    } catch (error) {
      notify.error(errorText(error, list.exportFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" leftSection={icon} loading={busy} onClick={() => void run()}>
      {list.export}
    </Button>
  );
}
