import type { Feature } from '../../core/feature.ts';
import { CollegeVerificationResolver } from './college-verification.resolver.ts';
import { CodeEntity } from './code.entity.ts';
import { mailCode } from './codes.ts';
import { IdentityResolver, UserResolver } from './identity.resolver.ts';
import { mailAccountOwner } from './account-mail.ts';
import { OwnAccountResolver } from './own-account/own-account.resolver.ts';
import { prepareUnknownHash } from './passwords.ts';
import { SignUpResolver } from './sign-up.resolver.ts';
import { finishUses } from './session-use.ts';
import { SessionEntity } from './session.entity.ts';
import { ensureAdmin } from './admin-account.ts';
import { User } from './user.entity.ts';
import { collectDocuments } from './verification.collection.ts';
import { VerificationRequestEntity } from './verification.entity.ts';

/** Accounts, sessions, mailed codes, roles and college verification. */
export const identity: Feature = {
  name: 'identity',
  entities: [User, SessionEntity, CodeEntity, VerificationRequestEntity],
  resolvers: [
    IdentityResolver,
    SignUpResolver,
    CollegeVerificationResolver,
    OwnAccountResolver,
    UserResolver,
  ],
  restRows: () => import('./identity.rest.ts').then((m) => m.identityRows),
  jobs: (app) => [mailCode(app), mailAccountOwner(app), collectDocuments(app)],
  start: async (app) => {
    await Promise.all([prepareUnknownHash(), ensureAdmin(app)]);
  },
  stop: finishUses,
};

export {
  isLastSuperAdmin,
  lockAccount,
  lockToDelete,
  removeAccount,
  replacePicture,
  setWork,
} from './accounts.ts';
export { Message } from './identity.types.ts';
export { assertOwner } from './own-account/confirmation.ts';
export { findAddressee } from './addressee.ts';
export { accountOverview, userLoader } from './me.ts';
export { hashPassword } from './passwords.ts';
export {
  openSession,
  sessionsEndedTopic,
  viewerChangedTopic,
  viewerOf,
} from './sessions.ts';
export { noteUse } from './session-use.ts';
export {
  emailOf,
  people,
  personColumns,
  personOf,
  type PersonRow,
} from './person.ts';
export { RoleEnum, User } from './user.entity.ts';
