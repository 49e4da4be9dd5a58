import { deviceDraft } from '@/core/drafts/device-draft';
import { formKey } from '@/core/drafts/persisted';
import { useVersionedDraft } from '@/core/drafts/useVersionedDraft';
import type { JobFieldsFragment } from '@/generated/documents';
import { emptyJob, storedValues, toFormValues } from './job-values';

/**
 * What is typed into the form survives a closed tab, on this device.
 * @param job null: a new one
 */
export const useJobDraft = (job: JobFieldsFragment | null) =>
  useVersionedDraft({
    store: deviceDraft(formKey(`job:${job?.id ?? 'new'}`)),
    current: job ? toFormValues(job) : emptyJob,
    version: job && (job.editedAt ?? job.createdAt),
    parse: storedValues,
  });
