import { useApolloClient } from '@apollo/client/react';
import { editTexts } from '@schema/rules/profiles/profiles-texts';
import { followAddress } from '@/core/address/follow-address';
import { errorText } from '@/core/errors';
import { queryPictureDownload } from '@/generated/calls';
import { notify } from '@/ui';

/**
 * Downloads the picture of the viewer's own profile; a toast gives the reason when it fails. The
 * address is asked for each time, because it expires within minutes.
 */
export function useDownloadPicture(userId: string) {
  const client = useApolloClient();
  return async (): Promise<void> => {
    try {
      const { data } = await queryPictureDownload(client, {
        variables: { userId },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The address of the picture was not answered');
      followAddress(data.pictureDownload.downloadUrl, { download: '' });
    } catch (error) {
      notify.error(errorText(error, editTexts.download));
    }
  };
}
