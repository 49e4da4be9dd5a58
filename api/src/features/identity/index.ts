import type { Feature } from '../../core/feature.ts';
import { mailAccountOwner } from './account-mail.ts';
import { ActiveDayEntity } from './active-day.entity.ts';
import { CodeEntity } from './code.entity.ts';
import { mailCode } from './codes.ts';
import { collectDocuments } from './collect-documents.ts';
import { CollegeVerificationResolver } from './college-verification.resolver.ts';
import { IdentityResolver, UserResolver } from './identity.resolver.ts';
import { OwnAccountResolver } from './own-account/own-account.resolver.ts';
import { identityOwnData } from './own-data.ts';
import { prepareUnknownHash } from './passwords.ts';
import { SessionEntity } from './session.entity.ts';
import { finishUses } from './session-use.ts';
import { SignUpResolver } from './sign-up.resolver.ts';
import { User } from './user.entity.ts';
import { VerificationRequestEntity } from './verification.entity.ts';
import { deleteOldDocuments } from './verification-upkeep.ts';

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
    deleteOldDocuments(app),
  ],
  start: async () => {
    await prepareUnknownHash();
  },
  stop: finishUses,
};

export { enqueueAccountMail } from './account-mail.ts';
export {
  eraseAccount,
  findAccount,
  isLastSuperAdmin,
  lockAccount,
  lockToDelete,
  replacePicture,
  setHasSecondFactor,
  setJobLine,
} from './accounts.ts';
export { deleteOldActiveDays } from './active-days.ts';
export { findAddressee, findAddresseeEvenIfBanned } from './addressee.ts';
export { ensureAdmin } from './admin-account.ts';
export {
  type AdminRights,
  correctAccount,
  type Facts,
  makeAdminAccount,
  setRights,
} from './admin-changes.ts';
export {
  type AdminTaskEvent,
  type AdminTaskType,
  adminTaskTopic,
  adminTaskTopicOf,
  adminTaskTypes,
  publishAdminCounts,
  publishAdminTask,
} from './admin-tasks.ts';
export { banAccount, muteAccount, unbanAccount, unmuteAccount } from './ban-and-mute.ts';
export { decideVerification } from './decide-verification.ts';
export { DocumentTypeEnum, Message, SessionAnswer } from './identity.types.ts';
export {
  createAccounts,
  hasSignedIn,
  type ImportedAccount,
  knownAddresses,
  provenAddresses,
  verifyByRoster,
} from './imported-accounts.ts';
export { accountOverview, userLoader } from './me.ts';
export { openSessions } from './open-sessions.sql.ts';
export { assertOwner } from './own-account/confirmation.ts';
export { deviceOf } from './own-account/device.ts';
export { hashPassword } from './passwords.ts';
export {
  accounts,
  activeDays,
  emailOf,
  type Person,
  type PersonRow,
  people,
  personColumns,
  personOf,
  personOrNull,
} from './person.sql.ts';
export { noteUse } from './session-use.ts';
export {
  endSessions,
  openSession,
  openToSecondFactor,
  sessionsEndedTopic,
  viewerChangedTopic,
  viewerOf,
} from './sessions.ts';
export { checkPassword } from './sign-in.ts';
export { RoleEnum, User } from './user.entity.ts';
export { verificationRequests } from './verification.sql.ts';
export { recordReminders } from './verification-upkeep.ts';
export { unverifyAccount } from './verify-account.ts';
