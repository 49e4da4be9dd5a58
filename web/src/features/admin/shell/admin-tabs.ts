import { overviewTexts } from '@schema/rules/overview/overview-texts';
import { type PageEntry, pages } from '@schema/rules/pages/pages';
import {
  type Icon,
  IconBriefcase,
  IconBuildings,
  IconCertificate,
  IconChartBar,
  IconDatabaseExport,
  IconFlag,
  IconHeartbeat,
  IconHeartHandshake,
  IconHistory,
  IconId,
  IconLayoutDashboard,
  IconMessageCircleQuestion,
  IconMessageHeart,
  IconNews,
  IconSchool,
  IconShieldStar,
  IconSpeakerphone,
  IconUpload,
  IconUsers,
} from '@tabler/icons-react';

/** What waits in a tab, and what it is called to screen readers. */
export type Task = 'verifications' | 'reports' | 'rosterMatches';

/** A tab of the admin area. */
export type AdminTab = {
  label: string;
  to: string;
  /** Pages that one comes to from its own: it is the open one there too. */
  also?: readonly string[];
  /** Pages below its own have tabs of their own. */
  isExact?: boolean;
  icon: Icon;
  waiting?: Task;
};

type Tab = Omit<AdminTab, 'label' | 'to'> & {
  page: PageEntry & { title: string };
  /** Where the page's title is that of the whole area. */
  label?: string;
};

/** The overview, and then in the order of the specification. */
const tabs: readonly Tab[] = [
  {
    page: pages.admin,
    label: overviewTexts.title,
    also: [pages.adminBegin.path],
    isExact: true,
    icon: IconLayoutDashboard,
  },
  { page: pages.adminVerification, icon: IconId, waiting: 'verifications' },
  { page: pages.adminPosts, icon: IconNews },
  { page: pages.adminComments, icon: IconMessageCircleQuestion },
  { page: pages.adminGratitudes, icon: IconHeartHandshake },
  { page: pages.adminJobs, icon: IconBriefcase },
  { page: pages.adminUsers, icon: IconUsers },
  { page: pages.adminAnnouncements, icon: IconSpeakerphone },
  { page: pages.adminFeedback, icon: IconMessageHeart },
  { page: pages.adminCompanies, icon: IconBuildings },
  { page: pages.adminPlacements, icon: IconCertificate },
  { page: pages.adminAnalytics, icon: IconChartBar },
  { page: pages.reportedCases, icon: IconFlag, waiting: 'reports' },
  { page: pages.admins, icon: IconShieldStar },
  { page: pages.adminAudit, icon: IconHistory },
  {
    page: pages.adminImport,
    also: [pages.adminInvited.path],
    icon: IconUpload,
    waiting: 'rosterMatches',
  },
  { page: pages.adminCollege, icon: IconSchool },
  { page: pages.adminHealth, icon: IconHeartbeat },
  { page: pages.adminBackups, icon: IconDatabaseExport },
];

/** The tabs that an admin may open. */
export const tabsFor = ({ isSuperAdmin }: { isSuperAdmin: boolean }): readonly AdminTab[] =>
  tabs
    .filter(({ page }) => isSuperAdmin || page.who !== 'superAdmins')
    .map(({ page, label = page.title, ...tab }) => ({ ...tab, label, to: page.path }));
