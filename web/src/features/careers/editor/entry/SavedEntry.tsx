import { IconPencil } from '@tabler/icons-react';
import type { CareerExperienceFieldsFragment } from '@/generated/documents';
import { IconButton } from '@/ui';
import { TimelineItem } from '../../timeline/TimelineItem';

type Props = {
  experience: CareerExperienceFieldsFragment;
  /** `1st Internship` */
  label: string;
  onEdit: () => void;
};

const linkText = ({ postId, hasDraft }: CareerExperienceFieldsFragment): string =>
  postId ? 'Read your post' : hasDraft ? 'Continue your draft' : 'Share this interview';

/** A saved entry to its owner: it links to the post about it, or to writing one. */
export function SavedEntry({ experience, label, onEdit }: Props) {
  return (
    <TimelineItem
      experience={experience}
      isOwner
      canWrite
      label={`${label} · Saved`}
      invitation={linkText(experience)}
    >
      <IconButton label={`Edit ${label}, ${experience.companyName}`} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </IconButton>
    </TimelineItem>
  );
}
