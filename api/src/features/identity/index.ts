import { StoredFile } from '../../core/files/file.entity.ts';
import { removeBytes } from '../../core/files/removal.ts';
import type { Feature } from '../../core/feature.ts';
import { Code } from './code.entity.ts';
import { mailCode } from './codes.ts';
import { IdentityResolver, UserResolver } from './identity.resolver.ts';
import { sendNotice } from './reset.ts';
import { prepareDecoy } from './passwords.ts';
import { Session } from './session.entity.ts';
import { ensureAdmin } from './admin-account.ts';
import { User } from './user.entity.ts';
import { VerificationRequest } from './verification.entity.ts';

/** Accounts, sessions, codes, roles and college verification (part 1 of the specification). */
export const identity: Feature = {
  name: 'identity',
  entities: [User, Session, Code, VerificationRequest, StoredFile],
  resolvers: [IdentityResolver, UserResolver],
  rest: () => import('./identity.rest.ts').then((m) => m.identityRows),
  jobs: (app) => [mailCode(app), sendNotice(app), removeBytes(app)],
  ready: async (app) => {
    await Promise.all([prepareDecoy(), ensureAdmin(app)]);
  },
};

export { userColumns, userLoader } from './me.ts';
export { hashPassword } from './passwords.ts';
export { meTopic, openSession, sessionsEnded, viewerChanged, viewerOf } from './sessions.ts';
export { User } from './user.entity.ts';
