import type { Feature } from '../../core/feature.ts';
import { CollegeVerificationResolver } from './college-verification.resolver.ts';
import { ActiveDayEntity } from './active-day.entity.ts';
import { CodeEntity } from './code.entity.ts';
import { mailCode } from './codes.ts';
import { IdentityResolver, UserResolver } from './identity.resolver.ts';
import { mailAccountOwner } from './account-mail.ts';
import { OwnAccountResolver } from './own-account/own-account.resolver.ts';
import { prepareUnknownHash } from './passwords.ts';
import { SignUpResolver } from './sign-up.resolver.ts';
import { finishUses } from './session-use.ts';
import { SessionEntity } from './session.entity.ts';
import { User } from './user.entity.ts';
import { collectDocuments } from './collect-documents.ts';
import { forgetDocuments } from './verification.upkeep.ts';
import { VerificationRequestEntity } from './verification.entity.ts';
import { identityOwnData } from './own-data.ts';

/** Accounts, sessions, mailed codes, roles and college verification. */
export const identity: Feature = {
  name: 'identity',
  ownData: identityOwnData,
  entities: [User, SessionEntity, ActiveDayEntity, CodeEntity, VerificationRequestEntity],
  resolvers: [
    IdentityResolver,
    SignUpResolver,
    CollegeVerificationResolver,
    OwnAccountResolver,
    UserResolver,
  ],
  restRows: () => import('./identity.rest.ts').then((m) => m.identityRows),
  jobs: (app) => [
    mailCode(app),
    mailAccountOwner(app),
    collectDocuments(app),
    forgetDocuments(app),
  ],
  start: async () => {
    await prepareUnknownHash();
  },
  stop: finishUses,
};

export { ensureAdmin } from './admin-account.ts';
export {
  eraseAccount,
  findAccount,
  isLastSuperAdmin,
  lockAccount,
  lockToDelete,
  setHasSecondFactor,
  replacePicture,
  setJobLine,
} from './accounts.ts';
export { Message, SessionAnswer } from './identity.types.ts';
export { assertOwner } from './own-account/confirmation.ts';
export { accountAddress, findAddressee } from './addressee.ts';
export { accountOverview, userLoader } from './me.ts';
export {
  createAccounts,
  hasSignedIn,
  type ImportedAccount,
  knownAddresses,
  provenAddresses,
  verifyByRoster,
} from './imported-accounts.ts';
export { enqueueAccountMail } from './account-mail.ts';
export { hashPassword } from './passwords.ts';
export {
  endSessions,
  openSession,
  openToSecondFactor,
  sessionsEndedTopic,
  viewerChangedTopic,
  viewerOf,
} from './sessions.ts';
export { checkPassword } from './sign-in.ts';
export { banAccount, muteAccount, unbanAccount, unmuteAccount } from './standing.ts';
export {
  adminTaskTopic,
  adminTaskTopicOf,
  type AdminTaskEvent,
  type AdminTaskType,
  adminTaskTypes,
  publishAdminCounts,
  publishAdminTask,
} from './admin-tasks.ts';
export {
  type AdminRights,
  correctAccount,
  type Facts,
  makeAdminAccount,
  setRights,
} from './admin-changes.ts';
export { DocumentTypeEnum } from './identity.types.ts';
export { openSessions } from './open-sessions.sql.ts';
export { deviceOf } from './own-account/device.ts';
export { decideVerification } from './verification.decision.ts';
export { unverifyAccount } from './verified.ts';
export { verificationRequests } from './verification.sql.ts';
export { noteReminders } from './verification.upkeep.ts';
export { noteUse } from './session-use.ts';
export { forgetActiveDays } from './active-days.ts';
export {
  activeDays,
  emailOf,
  accounts,
  people,
  personColumns,
  personOf,
  personOrNull,
  type PersonRow,
} from './person.ts';
export { RoleEnum, User } from './user.entity.ts';
