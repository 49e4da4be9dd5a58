import { useApolloClient } from '@apollo/client/react';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { followAddress } from '@/core/address/follow-address';
import { errorText } from '@/core/errors';
import { queryJob } from '@/generated/calls';
import { Button, notify } from '@/ui';

/**
 * Keeps the attachment of an opening. Its address opens for minutes, so each press asks for a fresh
 * one.
 */
export function DownloadButton({ jobId }: { jobId: string }) {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const { data } = await queryJob(client, {
        variables: { id: jobId },
        fetchPolicy: 'no-cache',
      });
      const { downloadUrl = null, fileName = null } = data?.job ?? {};
      if (downloadUrl === null) notify.error(data?.job.fileError ?? jobTexts.fileGone);
      else followAddress(downloadUrl, { download: fileName ?? '' });
    } catch (error) {
      notify.error(errorText(error, jobTexts.downloadFailed));
    }
    setLoading(false);
  };
  return (
    <Button
      loading={isLoading}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void download()}
    >
      {jobViewTexts.download}
    </Button>
  );
}
