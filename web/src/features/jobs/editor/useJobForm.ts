import { useApolloClient } from '@apollo/client/react';
import { jobFiles } from '@schema/rules/files/files';
import { jobOpening } from '@schema/rules/jobs/jobs';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { withScheme } from '@schema/rules/text/links';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendForm } from '@/core/forms/sending/send-form';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { type JobFieldsFragment, PostJobDocument, UpdateJobDocument } from '@/generated/documents';
import { notify } from '@/ui';
import { today } from '../opening/days';
import { type JobValues, toFormValues } from './job-values';

/** The first day that the form takes: a deadline that has passed may stay as it was. */
const earliestFor = (job: JobFieldsFragment | null, { deadline }: JobValues): string =>
  job?.deadline && job.deadline === deadline && deadline < today() ? deadline : today();

/**
 * The form of an opening.
 * @param job null: a new one
 */
export function useJobForm(job: JobFieldsFragment | null) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [removed, setRemoved] = useState({ attachment: false, logo: false });
  /** What was typed stays on this device, and is there when the form opens again. */
  const leave = () => void navigate(job ? pagePathOf.job(job.id) : pagePaths.jobs);
  const form = useDraftForm({
    name: `job:${job?.id ?? 'new'}`,
    initial: toFormValues(job),
    version: job && (job.editedAt ?? job.createdAt),
    schema: (values) => jobOpening(earliestFor(job, values)),
    toInput: (values) => ({ ...values, applicationLink: withScheme(values.applicationLink) }),
    files: jobFiles,
    failed: job ? jobTexts.editFailed : jobTexts.postFailed,
    failureIn: 'form',
    send: async (input, { files, onProgress, key }) => {
      if (job) {
        const { attachment: removeAttachment, logo: removeLogo } = removed;
        const variables = { id: job.id, input, removeAttachment, removeLogo };
        await sendForm(client, { document: UpdateJobDocument, variables, files, onProgress });
        client.cache.evict({ id: `JobOpening:${job.id}` });
      } else {
        const variables = { input, key: key() };
        await sendForm(client, { document: PostJobDocument, variables, files, onProgress });
      }
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' });
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobFacets' });
      notify.success(job ? jobViewTexts.savedChanges : jobTexts.posted);
    },
    onSent: leave,
  });
  return {
    ...form,
    job,
    leave,
    removed,
    remove: (kind: keyof typeof removed) => setRemoved({ ...removed, [kind]: true }),
  };
}

export type JobForm = ReturnType<typeof useJobForm>;
