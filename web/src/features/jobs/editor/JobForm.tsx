import { commonTexts } from '@schema/rules/common-texts';
import type { JobOpeningContent } from '@schema/rules/jobs/jobs';
import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { useState } from 'react';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFailure } from '@/core/forms/FormFoot';
import type { JobFieldsFragment } from '@/generated/documents';
import { Button } from '@/ui';
import classes from './JobForm.module.css';
import { JobFormFields } from './JobFormFields';
import { JobPreview } from './JobPreview';
import { useJobForm } from './useJobForm';

type Props = {
  /** null: a new one. */
  job: JobFieldsFragment | null;
};

/** The form of an opening. What is typed stays on this device until it is posted. */
export function JobForm({ job }: Props) {
  const form = useJobForm(job);
  const [previewed, setPreviewed] = useState<JobOpeningContent | null>(null);
  return (
    <DraftForm form={form} className={classes.form}>
      <JobFormFields form={form} />
      <FormFailure form={form} />
      <div className={classes.foot}>
        <p role="status" className={classes.saved}>
          {form.isChanged && !form.notice.isOutdated && jobViewTexts.savedHere}
        </p>
        <Button variant="default" onClick={form.leave}>
          {commonTexts.cancel}
        </Button>
        <Button variant="default" onClick={() => setPreviewed(form.check()?.output ?? null)}>
          {jobViewTexts.preview}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {job ? jobViewTexts.saveChanges : jobViewTexts.postJob}
        </Button>
      </div>
      <JobPreview content={previewed} form={form} onClose={() => setPreviewed(null)} />
    </DraftForm>
  );
}
