import { framed } from './page-entry.ts';

/** The pages on which super admins look after the place itself. */
export const upkeepPages = framed('admin', {
  adminBegin: { path: '/admin/begin', file: 'overview/BeginPage', who: 'superAdmins' },
  adminCollege: {
    path: '/admin/college',
    file: 'college/CollegePage',
    who: 'superAdmins',
    title: 'College',
  },
  adminHealth: {
    path: '/admin/health',
    file: 'health/HealthPage',
    who: 'superAdmins',
    title: 'Health',
  },
  adminBackups: {
    path: '/admin/backups',
    file: 'backups/BackupsPage',
    who: 'superAdmins',
    title: 'Backups',
  },
});
