import { useApolloClient } from '@apollo/client/react';
import type { JobFileKind } from '@schema/rules/files';
import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { z } from 'zod';
import { sendFile } from '@/core/data/send-file';
import { formKey, persisted } from '@/core/drafts/persisted';
import {
  type JobInput,
  PostJob,
  UpdateJob,
  type UpdateJobMutationVariables,
} from '@/generated/documents';

const triedJob = z.object({ key: z.string(), words: z.string() });

type Files = Record<JobFileKind, File | null>;
type Removed = { attachment: boolean; logo: boolean };
type Submission = { input: JobInput; files: Files; removed: Removed };

/**
 * What the last try sent, and its key. It outlives the page: the answer may have been lost with it.
 */
const lastTry = persisted(formKey('job:new:sent'), {
  parse: (stored: unknown) => triedJob.safeParse(stored).data,
  onlySignedIn: true,
});

/**
 * Sent again as it was, an opening has the key of before and is posted once; other words are
 * another opening.
 */
function submissionKey({ input, files }: Submission): string {
  const names = Object.values(files).map((file) => file && [file.name, file.size]);
  const words = JSON.stringify([input, names]);
  const before = lastTry.read();
  if (before?.words === words) return before.key;
  const key = newKey();
  lastTry.write({ key, words });
  return key;
}

/**
 * Sends the form: with files by a request that tells how far it has got.
 * @param id of the opening that is changed; null posts a new one, once however often it is sent
 */
export function useSendJob(id: string | null) {
  const client = useApolloClient();
  const [percent, setPercent] = useState<number | null>(null);

  const send = async (sent: Submission): Promise<void> => {
    const { input, files, removed } = sent;
    const { attachment, logo } = files;
    const more = attachment && logo ? { logo } : {};
    const first = attachment ?? logo;
    const variable = attachment ? 'attachment' : 'logo';
    const upload = { variable, more, onProgress: setPercent } as const;
    if (id === null) {
      const variables = { input, key: submissionKey(sent) };
      if (first) await sendFile({ document: PostJob, variables, file: first, ...upload });
      else await client.mutate({ mutation: PostJob, variables });
      lastTry.remove();
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
    send: async (sent: Submission): Promise<void> => {
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
