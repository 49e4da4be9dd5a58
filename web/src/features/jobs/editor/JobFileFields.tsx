import { type JobFileKind, jobFiles } from '@schema/rules/files';
import { jobViewTexts } from '@schema/rules/jobs-texts';
import { Button, FilePicker, Progress } from '@/ui';
import classes from './JobForm.module.css';
import { JobTextField } from './JobTextField';
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

/** Posts without a file that was not taken. */
const WithoutFile = ({ form, kind }: { form: JobForm; kind: JobFileKind }) =>
  form.problems[kind] && (
    <Button size="compact-sm" variant="light" onClick={() => form.pick(kind)(null, 0)}>
      {jobViewTexts.withoutFile}
    </Button>
  );

/** The logo, by upload or address, and the attachment with how far it has got. */
export function JobFileFields({ form }: { form: JobForm }) {
  const { job, files, problems, pick, removed, remove, isSending, percent } = form;
  return (
    <>
      {job && hasLogoFile(job) && !removed.logo && !files.logo && (
        <Kept name="The logo that is there" onRemove={() => remove('logo')} />
      )}
      <FilePicker
        label="Upload the company's logo"
        file={files.logo}
        accept={jobFiles.logo.accept.split(',')}
        hint="JPEG or PNG, under 5 MB"
        error={problems.logo}
        disabled={isSending}
        onPick={pick('logo')}
      />
      <WithoutFile form={form} kind="logo" />
      {!files.logo && (
        <JobTextField
          form={form}
          name="companyLogo"
          label="Or the address of a logo"
          type="url"
          placeholder="https://"
        />
      )}
      {job?.fileKey && !removed.attachment && !files.attachment && (
        <Kept
          name={job.fileName ?? jobViewTexts.attachment}
          onRemove={() => remove('attachment')}
        />
      )}
      <FilePicker
        label="Upload the job description (JD)"
        file={files.attachment}
        accept={jobFiles.attachment.accept.split(',')}
        hint="JPEG, PNG or PDF, under 5 MB"
        error={problems.attachment}
        disabled={isSending}
        onPick={pick('attachment')}
      />
      <WithoutFile form={form} kind="attachment" />
      {percent !== null && <Progress percent={percent} label="Uploading" />}
      {form.hasRestoredDraft && !files.attachment && !files.logo && (
        <p className={classes.hint}>{jobViewTexts.pickFiles}</p>
      )}
    </>
  );
}
