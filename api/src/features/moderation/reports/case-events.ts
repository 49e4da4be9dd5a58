import type { Work } from '../../../core/context.ts';
import { publishAdminTask } from '../../identity/index.ts';

/** Tells admins, after the commit, that a case waits, or was taken or decided. */
export const publishCase = (work: Work, id: string, isNew = false): void =>
  publishAdminTask(work, { type: 'report', id, isNew });
