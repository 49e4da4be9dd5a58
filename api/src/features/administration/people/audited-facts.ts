import type { User } from '../../identity/index.ts';

/**
 * What the audit log keeps of an account that may go: role, year and branch tell what was decided
 * about, and not about whom (docs/decisions/audit-log.md).
 */
export const auditedFacts = ({ role, yearOfGraduation, stream, specialisation }: User) => ({
  role,
  year: yearOfGraduation,
  branch: stream ?? specialisation,
});
