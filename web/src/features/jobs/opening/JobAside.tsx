import { companyPath, companyTexts } from '@schema/rules/companies/companies-texts';
import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { feedPath, pagePathOf } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { AskLink, PersonLine } from '@/features/people';
import type { JobPageQuery } from '@/generated/documents';
import { Card } from '@/ui';
import classes from './JobAside.module.css';
import { payText } from './job-words';

type Job = JobPageQuery['job'];

/** Alumni who know the company from within, and what was written of it. */
function Insiders({ job }: { job: Job }) {
  return (
    <Card as="section" aria-labelledby="insiders" className={classes.part}>
      <h2 id="insiders">{jobViewTexts.insiders}</h2>
      {job.insiders.length > 0 ? (
        <ul role="list" className={classes.list}>
          {job.insiders.map((person) => (
            <li key={person.id} className={classes.insider}>
              <PersonLine person={person} />
              <AskLink person={person} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.about}>{jobViewTexts.noInsiders}</p>
      )}
      <Link className={classes.more} to={companyPath(job.companyName)}>
        {companyTexts.more(job.companyName)}
      </Link>
      <Link className={classes.more} to={feedPath({ search: job.companyName, tab: 'experiencia' })}>
        {jobViewTexts.experiences(job.companyName)}
      </Link>
    </Card>
  );
}

/** Beside an opening: whom to ask, and what else there is. */
export function JobAside({ job }: { job: Job }) {
  return (
    <div className={classes.column}>
      <Insiders job={job} />
      {job.similarJobs.length > 0 && (
        <Card as="section" aria-labelledby="similar-jobs" className={classes.part}>
          <h2 id="similar-jobs">{jobViewTexts.similar}</h2>
          <ul role="list" className={classes.list}>
            {job.similarJobs.map((one) => (
              <li key={one.id}>
                <Link to={pagePathOf.job(one.id)} className={classes.similar}>
                  {one.role}
                </Link>
                <p className={classes.about}>
                  {one.companyName} · {payText(one)}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
