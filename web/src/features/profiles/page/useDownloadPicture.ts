import { useApolloClient } from '@apollo/client/react';
import { errorText } from '@/core/errors';
import { PictureDownload } from '@/generated/documents';
import { notify } from '@/ui';
import { editTexts } from '@schema/rules/profiles-texts';

/**
 * Downloads the picture of the viewer's own profile; a toast gives the reason when it fails. The
 * address is asked for each time, because it expires within minutes.
 */
export function useDownloadPicture(userId: string) {
  const client = useApolloClient();
  return async (): Promise<void> => {
    try {
      const { data } = await client.query({
        query: PictureDownload,
        variables: { userId },
        fetchPolicy: 'no-cache',
      });
      const link = document.createElement('a');
      link.href = data?.pictureDownload.downloadUrl ?? '';
      link.download = '';
      link.click();
    } catch (error) {
      notify.error(errorText(error, editTexts.download));
    }
  };
}
