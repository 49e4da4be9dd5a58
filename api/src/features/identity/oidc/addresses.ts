import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import type { App } from '../../../core/context.ts';
import { webAddress } from '../../../core/text/web-address.ts';

/** Where the provider sends people back to. */
export const returnAddress = (app: App): string => webAddress(app.config, pagePaths.signInByOidc);

/** The documented call by which the provider tells that somebody signed out there. */
export const signOutPath = '/api/auth/oidc/logout';
export const signOutAddress = ({ config }: App): string => `${config.publicUrl}${signOutPath}`;
