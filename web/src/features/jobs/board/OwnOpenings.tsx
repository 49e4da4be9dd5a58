import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { LinkButton, useIsNarrow } from '@/ui';
import classes from './Board.module.css';

/**
 * The ways to what one posted oneself, and applied for: beside the title, and on a phone folded
 * with the filters (`isFolded`), so that its first screen has an opening.
 */
export function OwnOpenings({ isFolded = false }: { isFolded?: boolean }) {
  const isNarrow = useIsNarrow();
  if (isNarrow !== isFolded) return null;
  return (
    <div className={classes.own}>
      <LinkButton to={`${pagePaths.jobs}?mine=posted`} variant="default">
        {jobViewTexts.myOpenings}
      </LinkButton>
      <LinkButton to={`${pagePaths.jobs}?mine=applied`} variant="default">
        {jobViewTexts.myApplications}
      </LinkButton>
    </div>
  );
}
