import type { Feature } from '../../core/feature.ts';
import { AuditEntity } from './audit.entity.ts';
import { auditLists } from './audits.queries.ts';
import { AuditsResolver } from './audits.resolver.ts';
import { auditsOwnData } from './own-data.ts';

/** The log of what admins do. */
export const audits: Feature = {
  name: 'audits',
  ownData: auditsOwnData,
  entities: [AuditEntity],
  resolvers: [AuditsResolver, ...auditLists],
  restRows: () => import('./audits.rest.ts').then((m) => m.auditRows),
};

export { audit } from './audit.ts';
export { auditLines } from './audit-lines.sql.ts';
export { AuditEntry } from './audits.types.ts';
export { exportForAdmins } from './export-for-admins.ts';
export { verifyAuditLog } from './verify.ts';
