import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';
import { Chip, CompanyLogo } from '@/ui';
import { findPostLink } from '../post-subject';
import { periodText, typeText } from './entry-labels';
import classes from './Timeline.module.css';
import { TimelineRow } from './TimelineRow';

type Props = {
  experience: CareerExperienceFieldsFragment;
  /** Whether the viewer is the owner: nobody else learns of drafts. */
  isOwner: boolean;
  /** Whether the viewer may write about it. */
  canWrite: boolean;
  /** Stands above the company: the position among the entries of its type. */
  label?: string;
  /** Says where the link leads; without it, an arrow is shown. */
  invitation?: string;
  /** Buttons beside the entry. */
  children?: ReactNode;
};

/** A company in the timeline. It links to the post about it, or its owner to the form for one. */
export function TimelineItem({
  experience,
  isOwner,
  canWrite,
  label,
  invitation,
  children,
}: Props) {
  const { companyName, companyLogo, role, hasDraft, postId } = experience;
  const link = findPostLink(experience, canWrite);
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
    <TimelineRow marker={<CompanyLogo name={companyName} src={companyLogo} size={40} />}>
      <div className={classes.entry}>
        {link ? (
          <Link to={link.to} state={link.state} className={classes.link}>
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
