import type { Feature } from '../../core/feature.ts';
import { DataCopyEntity } from './data-copy/data-copy.entity.ts';
import { DataCopyResolver } from './data-copy/data-copy.resolver.ts';
import { makeCopy } from './data-copy/make-copy.ts';
import { DeleteAccountResolver } from './delete-account.resolver.ts';
import { SettingsResolver } from './settings.resolver.ts';

/**
 * The account as its owner runs it: all settings in one place, whichever room keeps them. Above it
 * stands only what admins do, who delete accounts too.
 */
export const account: Feature = {
  name: 'account',
  entities: [DataCopyEntity],
  resolvers: [SettingsResolver, DeleteAccountResolver, DataCopyResolver],
  jobs: (app) => [makeCopy(app)],
  restRows: () => import('./account.rest.ts').then((m) => m.accountRows),
};
