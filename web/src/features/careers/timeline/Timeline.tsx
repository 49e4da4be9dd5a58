import type { CareerType } from '@schema/rules/careers/careers-texts';
import { IconFlag, IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CareerPathFieldsFragment } from '@/generated/documents';
import { useCollegeYear } from '@/ui';
import { experiencesOfType } from './sort-experiences';
import classes from './Timeline.module.css';
import { TimelineItem } from './TimelineItem';
import { TimelineMilestone } from './TimelineMilestone';

type LayoutProps = { graduationYear: number | null; internships: ReactNode; work: ReactNode };

/**
 * The order of a career path: start, internships, graduation, work. Without a year of graduation
 * the current one stands there, as documented.
 */
export function TimelineLayout({ graduationYear, internships, work }: LayoutProps) {
  const thisYear = useCollegeYear();
  return (
    <ol role="list" className={classes.timeline}>
      <TimelineMilestone
        icon={<IconFlag size={16} aria-hidden />}
        look="begin"
        title="Start"
        text="Graduation Starts"
      />
      {internships}
      <TimelineMilestone
        icon={<IconSchool size={20} aria-hidden />}
        look="reached"
        title="Graduation Year"
        text={String(graduationYear ?? thisYear)}
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

/** A career path to read. */
export function Timeline({
  careerPath: { experiences },
  graduationYear,
  isOwner,
  canWrite,
}: Props) {
  const timelineItems = (type: CareerType) =>
    experiencesOfType(experiences, type).map((experience) => (
      <TimelineItem
        key={experience.id}
        experience={experience}
        isOwner={isOwner}
        canWrite={canWrite}
      />
    ));
  return (
    <TimelineLayout
      graduationYear={graduationYear}
      internships={timelineItems('internship')}
      work={timelineItems('work')}
    />
  );
}
