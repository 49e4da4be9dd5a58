import type { NotificationKind } from '@schema/rules/notifications/notifications-texts';
import {
  type Icon,
  IconAlertTriangle,
  IconAward,
  IconBriefcase,
  IconBuilding,
  IconCircleCheck,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconHeartbeat,
  IconHeartHandshake,
  IconMessageCheck,
  IconMessageCircle,
  IconMessagePlus,
  IconMessageQuestion,
  IconMessages,
  IconMessageX,
  IconPhoneX,
  IconScale,
  IconSchool,
  IconSparkles,
  IconSpeakerphone,
  IconThumbUp,
  IconTrophy,
  IconUserCheck,
  IconUserEdit,
  IconUserPlus,
  IconUserSearch,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { Avatar } from '@/ui';
import classes from './NotificationPicture.module.css';

const kindIcons: Record<NotificationKind, Icon> = {
  questionAsked: IconMessageQuestion,
  questionAnswered: IconMessageCircle,
  questionVoted: IconThumbUp,
  answerVoted: IconThumbUp,
  answerAccepted: IconCircleCheck,
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
  jobPosted: IconBriefcase,
  companyTold: IconBuilding,
  companyHires: IconBriefcase,
  personFits: IconUserSearch,
  messageSent: IconMessages,
  chatRequested: IconMessagePlus,
  chatAccepted: IconMessageCheck,
  chatRequestEnded: IconMessageX,
  callMissed: IconPhoneX,
  contentRemoved: IconEyeOff,
  contentRestored: IconEye,
  reportDecided: IconFlag,
  appealDecided: IconScale,
  personWarned: IconAlertTriangle,
  personMuted: IconVolumeOff,
  factsCorrected: IconUserEdit,
  graduated: IconSchool,
  healthTurned: IconHeartbeat,
  announced: IconSpeakerphone,
};

type Props = { notification: Pick<NotificationFieldsFragment, 'kind' | 'sender'> };

/**
 * Who caused a notification, with an icon for what happened in the corner; the icon alone where it
 * was nobody in particular.
 */
export function NotificationPicture({ notification: { kind, sender } }: Props) {
  const KindIcon = kindIcons[kind];
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
