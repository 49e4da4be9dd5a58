import { IconChevronRight } from '@tabler/icons-react';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';
import { Chip, CompanyLogo } from '@/ui';
import { experienceOf, type Experience } from '../experience';
import { durationText, typeText } from '../timeline';
import classes from './Timeline.module.css';

type Props = { experience: CareerExperienceFieldsFragment; onOpen?: (experience: Experience) => void; isOwner: boolean };

export function TimelineItem({ experience, onOpen, isOwner }: Props) {
  const { companyName, companyLogo, role, hasDraft } = experience;
  const body = (
    <>
      <span className={classes.company}>{companyName}</span>
      <span className={classes.role}>{role}</span>
      <span className={classes.when}>
        {typeText(experience)} · {durationText(experience)}
      </span>
    </>
  );
  return (
    <li className={classes.item}>
      <span className={classes.logo}>
        <CompanyLogo name={companyName} src={companyLogo} size={40} />
      </span>
      {onOpen ? (
        <button type="button" className={classes.open} onClick={() => onOpen(experienceOf(experience))}>
          <span className={classes.text}>{body}</span>
          <IconChevronRight size={18} className={classes.chevron} aria-hidden />
        </button>
      ) : (
        <div className={classes.text}>{body}</div>
      )}
      {isOwner && hasDraft && <Chip>Draft</Chip>}
    </li>
  );
}
