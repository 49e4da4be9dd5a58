import { adminTexts } from '@schema/rules/admin-texts';
import {
  type Icon,
  IconBriefcase,
  IconChartBar,
  IconFlag,
  IconHeartHandshake,
  IconHistory,
  IconId,
  IconMessageCircleQuestion,
  IconNews,
  IconShieldStar,
  IconSpeakerphone,
  IconUpload,
  IconUsers,
} from '@tabler/icons-react';

const { tabs } = adminTexts;

/** What waits in a tab, and what it is called to screen readers. */
export type Task = 'verifications' | 'reports' | 'rosterMatches';

/** A tab of the admin area. */
export type AdminTab = { label: string; to: string; icon: Icon; waiting?: Task };

/** The tabs of every admin, in the order of the specification. */
const forAdmins: readonly AdminTab[] = [
  {
    label: tabs.verification,
    to: '/admin/verification',
    icon: IconId,
    waiting: 'verifications',
  },
  { label: tabs.posts, to: '/admin/posts', icon: IconNews },
  { label: tabs.comments, to: '/admin/comments', icon: IconMessageCircleQuestion },
  { label: tabs.gratitudes, to: '/admin/gratitudes', icon: IconHeartHandshake },
  { label: tabs.jobs, to: '/admin/jobs', icon: IconBriefcase },
  { label: tabs.users, to: '/admin/users', icon: IconUsers },
  { label: tabs.announcements, to: '/admin/announcements', icon: IconSpeakerphone },
];

/** The tabs of super admins alone. */
const forSuperAdmins: readonly AdminTab[] = [
  { label: tabs.analytics, to: '/admin/analytics', icon: IconChartBar },
  { label: tabs.flagged, to: '/admin/flagged', icon: IconFlag, waiting: 'reports' },
  { label: tabs.admins, to: '/admin/admins', icon: IconShieldStar },
  { label: tabs.audit, to: '/admin/audit', icon: IconHistory },
  { label: tabs.import, to: '/admin/import', icon: IconUpload, waiting: 'rosterMatches' },
];

/** The tabs that somebody may open. */
export const tabsFor = ({ isSuperAdmin }: { isSuperAdmin: boolean }): readonly AdminTab[] =>
  isSuperAdmin ? [...forAdmins, ...forSuperAdmins] : forAdmins;
