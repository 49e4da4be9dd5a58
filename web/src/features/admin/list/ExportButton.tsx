import { type ReactNode, useState } from 'react';
import { errorText } from '@/core/errors';
import { followAddress } from '@/core/follow-address';
import { Button, notify } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';

const { list } = adminTexts;

/** Makes a file of a list and fetches it. */
export function ExportButton({
  onExport,
  icon,
}: {
  onExport: () => Promise<string | undefined>;
  icon: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const address = await onExport();
      if (!address) throw new Error(list.exportFailed);
      followAddress(address, { download: '' });
      notify.success(list.exported);
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
