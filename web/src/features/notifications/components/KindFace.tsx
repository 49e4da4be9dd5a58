import {
  IconAward,
  IconHeartHandshake,
  IconMessageCircle,
  IconMessageQuestion,
  IconSparkles,
  IconThumbUp,
  IconTrophy,
  IconUserCheck,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { Avatar } from '@/ui';
import type { NotificationKind } from '@schema/rules/notifications-texts';
import classes from './KindFace.module.css';

const icons: Record<NotificationKind, Icon> = {
  questionAsked: IconMessageQuestion,
  questionAnswered: IconMessageCircle,
  questionVoted: IconThumbUp,
  answerVoted: IconThumbUp,
  postLiked: IconThumbUp,
  questionMilestone: IconTrophy,
  answerMilestone: IconTrophy,
  postMilestone: IconTrophy,
  gratitudeSent: IconHeartHandshake,
  gratitudeUpvoted: IconSparkles,
  endorsementSent: IconAward,
  endorsementAccepted: IconAward,
  connectionAsked: IconUserPlus,
  connectionAccepted: IconUserCheck,
};

/** Who did it, and in the corner what; what nobody in particular did is its own picture. */
export function KindFace({
  notification: { kind, sender },
}: {
  notification: Pick<NotificationFieldsFragment, 'kind' | 'sender'>;
}) {
  const KindIcon = icons[kind];
  if (!sender)
    return (
      <span className={classes.alone} data-kind={kind}>
        <KindIcon size={24} stroke={1.75} aria-hidden />
      </span>
    );
  return (
    <span className={classes.face}>
      <Avatar name={sender.fullName} src={sender.profilePic} size={44} />
      <span className={classes.corner}>
        <KindIcon size={13} stroke={2} aria-hidden />
      </span>
    </span>
  );
}
