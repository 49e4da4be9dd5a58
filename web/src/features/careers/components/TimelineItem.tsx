import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';
import { Chip, CompanyLogo } from '@/ui';
import { wayOf } from '../experience';
import { periodText, typeText } from '../timeline';
import classes from './Timeline.module.css';
import { TimelineRow } from './TimelineRow';

type Props = {
  experience: CareerExperienceFieldsFragment;
  /** Drafts are the owner's business; so is writing about it. */
  isOwner: boolean;
  canWrite: boolean;
  /** Stands over the company: its place among its like. */
  label?: string;
  /** Says where it leads; without it an arrow does. */
  invitation?: string;
  /** Buttons beside it. */
  children?: ReactNode;
};

/** One place somebody has been. It leads to the post about it, or its owner to writing one. */
export function TimelineItem({
  experience,
  isOwner,
  canWrite,
  label,
  invitation,
  children,
}: Props) {
  const { companyName, companyLogo, role, hasDraft, postId } = experience;
  const way = wayOf(experience, canWrite);
  const text = (
    <span className={classes.text}>
      {label && <span className={classes.when}>{label}</span>}
      <span className={classes.company}>
        {companyName}
        {isOwner && hasDraft && <Chip tone="warn">Draft</Chip>}
        {postId && <Chip tone="good">Shared</Chip>}
      </span>
      <span className={classes.role}>{role}</span>
      <span className={classes.when}>
        {typeText(experience)} · {periodText(experience)}
      </span>
      {invitation && <span className={classes.invitation}>{invitation}</span>}
    </span>
  );
  return (
    <TimelineRow mark={<CompanyLogo name={companyName} src={companyLogo} size={40} />}>
      <div className={classes.stop}>
        {way ? (
          <Link to={way.to} state={way.state} className={classes.open}>
            {text}
            {!invitation && <IconChevronRight size={18} className={classes.chevron} aria-hidden />}
          </Link>
        ) : (
          text
        )}
        {children}
      </div>
    </TimelineRow>
  );
}
