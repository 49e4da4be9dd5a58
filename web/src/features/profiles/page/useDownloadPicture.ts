import { useApolloClient } from '@apollo/client/react';
import { errorText } from '@/core/errors';
import { PictureDownload } from '@/generated/documents';
import { notify } from '@/ui';
import { editTexts } from '@schema/rules/profiles-texts';

/** Fetches one's own picture as a file; the address is made anew each time, for it lives for minutes. */
export function useDownloadPicture(userId: string) {
  const client = useApolloClient();
  return async () => {
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
