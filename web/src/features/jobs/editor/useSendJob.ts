import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { sendFile } from '@/core/send-file';
import {
  type JobInput,
  PostJob,
  UpdateJob,
  type UpdateJobMutationVariables,
} from '@/generated/documents';
import type { JobFileKind } from '@schema/rules/files';

type Files = Record<JobFileKind, File | null>;
type Removed = { attachment: boolean; logo: boolean };
type Sent = { input: JobInput; files: Files; removed: Removed };

/**
 * Sends the form: with files by a request that tells how far it has got.
 * @param id of the opening that is changed; null posts a new one, once however often it is sent
 */
export function useSendJob(id: string | null) {
  const client = useApolloClient();
  const key = useRef<string>(undefined);
  const [percent, setPercent] = useState<number | null>(null);

  const send = async ({ input, files, removed }: Sent): Promise<void> => {
    key.current ??= newKey();
    const { attachment, logo } = files;
    const more = attachment && logo ? { logo } : {};
    const first = attachment ?? logo;
    const variable = attachment ? 'attachment' : 'logo';
    const upload = { variable, more, onProgress: setPercent } as const;
    if (id === null) {
      const variables = { input, key: key.current };
      if (first) await sendFile({ document: PostJob, variables, file: first, ...upload });
      else await client.mutate({ mutation: PostJob, variables });
      return;
    }
    const variables: UpdateJobMutationVariables = {
      id,
      input,
      removeAttachment: removed.attachment,
      removeLogo: removed.logo,
    };
    if (first) await sendFile({ document: UpdateJob, variables, file: first, ...upload });
    else await client.mutate({ mutation: UpdateJob, variables });
  };

  return {
    percent,
    send: async (sent: Sent): Promise<void> => {
      try {
        await send(sent);
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' });
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobFacets' });
        if (id !== null) client.cache.evict({ id: `JobOpening:${id}` });
      } finally {
        setPercent(null);
      }
    },
  };
}
