import type { App } from '../../../core/context.ts';
import { audit } from '../../audits/index.ts';
import { ensureAdmin } from '../../identity/index.ts';

/**
 * Makes the super admin of the configuration exist; where that changes something, it stands in the
 * log under their own name.
 */
export const makeConfiguredAdmin = (app: App): Promise<void> =>
  ensureAdmin(app, (work, { id }) =>
    audit(work, {
      adminId: id,
      action: 'admin.configure',
      targetId: id,
      at: app.clock.now(),
    }),
  );
