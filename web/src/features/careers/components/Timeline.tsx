import { IconFlag, IconSchool } from '@tabler/icons-react';
import type { CareerPathFieldsFragment } from '@/generated/documents';
import type { Experience } from '../experience';
import { inOrder } from '../timeline';
import { TimelineItem } from './TimelineItem';
import { TimelineMarker } from './TimelineMarker';
import classes from './Timeline.module.css';

type Props = {
  careerPath: CareerPathFieldsFragment;
  graduationYear: number | null;
  /** Where an item leads; without it the timeline is only read. */
  onOpen?: (experience: Experience) => void;
  /** Drafts are the owner's business. */
  isOwner?: boolean;
};

/** Start, internships, graduation, work: a life so far on one line. */
export function Timeline({ careerPath: { experiences }, graduationYear, onOpen, isOwner = false }: Props) {
  const items = (type: 'internship' | 'work') =>
    inOrder(experiences, type).map((experience) => <TimelineItem key={experience.id} experience={experience} onOpen={onOpen} isOwner={isOwner} />);
  return (
    <ol className={classes.timeline}>
      <TimelineMarker icon={<IconFlag size={16} aria-hidden />} title="Start" text="Graduation Starts" />
      {items('internship')}
      <TimelineMarker icon={<IconSchool size={16} aria-hidden />} title="Graduation Year" text={String(graduationYear ?? new Date().getFullYear())} />
      {items('work')}
    </ol>
  );
}
