import { companyLogoTexts } from '@schema/rules/companies/company-logos-texts';
import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { FormFile } from '@/core/forms/files/FormFile';
import { Button, Progress, TextField, useLogoOf } from '@/ui';
import classes from './JobForm.module.css';
import { hasLogoFile } from './job-values';
import type { JobForm } from './useJobForm';

/** A file that the opening has: it stays unless another is chosen or it is taken away. */
function Kept({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <p className={classes.kept}>
      <span>{name}</span>
      <Button size="compact-sm" variant="subtle" onClick={onRemove}>
        Remove
      </Button>
    </p>
  );
}

/** The logo, by upload or address, and the attachment with how far it has got. */
export function JobFileFields({ form }: { form: JobForm }) {
  const { job, removed, remove, percent } = form;
  const { logo, attachment } = form.files.files;
  const hasLogo = useLogoOf(form.values.companyName) !== undefined;
  return (
    <>
      {job && hasLogoFile(job) && !removed.logo && !logo && (
        <Kept name="The logo that is there" onRemove={() => remove('logo')} />
      )}
      <FormFile
        label="Upload the company's logo"
        hint={
          hasLogo
            ? `JPEG or PNG, under 5 MB. ${companyLogoTexts.instead}`
            : 'JPEG or PNG, under 5 MB'
        }
        {...form.file('logo')}
      />
      {!logo && (
        <TextField
          label="Or the address of a logo"
          type="url"
          placeholder="https://"
          {...form.field('companyLogo')}
        />
      )}
      {job?.fileKey && !removed.attachment && !attachment && (
        <Kept
          name={job.fileName ?? jobViewTexts.attachment}
          onRemove={() => remove('attachment')}
        />
      )}
      <FormFile
        label="Upload the job description (JD)"
        hint="JPEG, PNG or PDF, under 5 MB"
        {...form.file('attachment')}
      />
      {percent !== null && <Progress percent={percent} label="Uploading" />}
      {form.notice.isRestored && !attachment && !logo && (
        <p className={classes.hint}>{jobViewTexts.pickFiles}</p>
      )}
    </>
  );
}
