import { useDebouncedValue } from '@mantine/hooks';
import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { useOpenJobLikeQuery } from '@/generated/hooks';
import classes from './JobForm.module.css';
import type { JobForm } from './useJobForm';

const pauseMs = 500;

/** Says that the same company and role is open already: posting it again may still be right. */
export function DuplicateJobWarning({ form: { values, job } }: { form: JobForm }) {
  const [asked] = useDebouncedValue(`${values.companyName.trim()}\n${values.role.trim()}`, pauseMs);
  const [companyName = '', role = ''] = asked.split('\n');
  const { data } = useOpenJobLikeQuery({
    variables: { companyName, role },
    skip: !companyName || !role || job !== null,
  });
  const id = companyName && role ? data?.openJobLike : null;
  return (
    <p role="status" className={classes.duplicate}>
      {id && (
        <>
          {jobViewTexts.duplicateJob}: <Link to={pagePathOf.job(id)}>look at it</Link>
        </>
      )}
    </p>
  );
}
