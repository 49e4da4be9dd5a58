import { IconFlag, IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CareerPathFieldsFragment } from '@/generated/documents';
import { inOrder } from '../timeline';
import { TimelineItem } from './TimelineItem';
import { TimelineMarker } from './TimelineMarker';
import classes from './Timeline.module.css';

type LineProps = { graduationYear: number | null; internships: ReactNode; work: ReactNode };

/** Start, internships, graduation, work: a life so far on one line. */
export function TimelineLine({ graduationYear, internships, work }: LineProps) {
  return (
    <ol role="list" className={classes.timeline}>
      <TimelineMarker
        icon={<IconFlag size={16} aria-hidden />}
        look="begin"
        title="Start"
        text="Graduation Starts"
      />
      {internships}
      <TimelineMarker
        icon={<IconSchool size={20} aria-hidden />}
        look="reached"
        title="Graduation Year"
        text={String(graduationYear ?? new Date().getFullYear())}
      />
      {work}
    </ol>
  );
}

type Props = {
  careerPath: CareerPathFieldsFragment;
  graduationYear: number | null;
  isOwner: boolean;
  canWrite: boolean;
};

/** Somebody's career path, to read. */
export function Timeline({
  careerPath: { experiences },
  graduationYear,
  isOwner,
  canWrite,
}: Props) {
  const items = (type: 'internship' | 'work') =>
    inOrder(experiences, type).map((experience) => (
      <TimelineItem
        key={experience.id}
        experience={experience}
        isOwner={isOwner}
        canWrite={canWrite}
      />
    ));
  return (
    <TimelineLine
      graduationYear={graduationYear}
      internships={items('internship')}
      work={items('work')}
    />
  );
}
