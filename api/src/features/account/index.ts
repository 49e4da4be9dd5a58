import type { Feature } from '../../core/feature.ts';
import { DeletionResolver } from './deletion.resolver.ts';
import { SettingsResolver } from './settings.resolver.ts';

/**
 * The account as its owner runs it: all settings in one place, whichever room keeps them. The highest room: nobody
 * asks it for anything.
 */
export const account: Feature = {
  name: 'account',
  resolvers: [SettingsResolver, DeletionResolver],
  restRows: () => import('./account.rest.ts').then((m) => m.accountRows),
};
