import type { Feature } from '../../core/feature.ts';
import { AdminChoicesEntity } from './admin-choices.entity.ts';
import { AdminAccessResolver } from './adminaccess.resolver.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';
import { resetConfiguredFactor } from './second-factor-removal.ts';
import { adminaccessOwnData } from './own-data.ts';

/** How admins get into their area: signing in, the second factor, and what they want to be told of there. */
export const adminaccess: Feature = {
  name: 'adminaccess',
  ownData: adminaccessOwnData,
  entities: [SecondFactorEntity, AdminChoicesEntity],
  resolvers: [AdminAccessResolver],
  start: resetConfiguredFactor,
  restRows: () => import('./adminaccess.rest.ts').then((m) => m.adminaccessRows),
};

export { resetSecondFactor } from './second-factor-removal.ts';
export { takesReminderMails } from './adminaccess.sql.ts';
