import type { Feature } from '../../core/feature.ts';
import { AdminChoicesEntity } from './admin-choices.entity.ts';
import { AdminAccessResolver } from './adminaccess.resolver.ts';
import { adminaccessOwnData } from './own-data.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';
import { resetConfiguredFactor } from './second-factor-removal.ts';

/**
 * How admins get into their area: signing in, the second factor, and what they want to be told of
 * there.
 */
export const adminaccess: Feature = {
  name: 'adminaccess',
  ownData: adminaccessOwnData,
  entities: [SecondFactorEntity, AdminChoicesEntity],
  resolvers: [AdminAccessResolver],
  start: resetConfiguredFactor,
  restRows: () => import('./adminaccess.rest.ts').then((m) => m.adminaccessRows),
};

export { takesReminderMails } from './adminaccess.sql.ts';
export { asOwner, type OwnerProof, secondFactor, withSecondFactor } from './second-factor.ts';
export { resetSecondFactor } from './second-factor-removal.ts';
