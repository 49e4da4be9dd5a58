import type { Feature } from '../../core/feature.ts';
import { mailAccountOwner } from './accounts/account-mail.ts';
import { ActiveDayEntity } from './accounts/active-day.entity.ts';
import { onCollegeRenamed } from './accounts/college-renamed.ts';
import { CodeEntity } from './code.entity.ts';
import { IdentityResolver, UserResolver } from './identity.resolver.ts';
import { forgetMarks } from './oidc/marks.ts';
import { OidcResolver } from './oidc/oidc.resolver.ts';
import { OidcAccountEntity } from './oidc/oidc-account.entity.ts';
import { OidcMarkEntity } from './oidc/oidc-mark.entity.ts';
import { OidcSessionEntity } from './oidc/oidc-session.entity.ts';
import { OwnAccountResolver } from './own-account/own-account.resolver.ts';
import { identityOwnData } from './own-data.ts';
import { prepareUnknownHash } from './passwords.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { finishUses } from './sessions/session-use.ts';
import { mailCode } from './signing-up/codes.ts';
import { SignUpResolver } from './signing-up/sign-up.resolver.ts';
import { User } from './user.entity.ts';
import { collectDocuments } from './verification/collect-documents.ts';
import { CollegeVerificationResolver } from './verification/college-verification.resolver.ts';
import { deleteOldDocuments } from './verification/verification-upkeep.ts';
import { VerificationRequestEntity } from './verification.entity.ts';

/** Accounts, sessions, mailed codes, roles and college verification. */
export const identity: Feature = {
  name: 'identity',
  onCollegeRenamed,
  ownData: identityOwnData,
  entities: [
    User,
    SessionEntity,
    ActiveDayEntity,
    CodeEntity,
    VerificationRequestEntity,
    OidcAccountEntity,
    OidcSessionEntity,
    OidcMarkEntity,
  ],
  endedByRestore: [SessionEntity, CodeEntity],
  resolvers: [
    IdentityResolver,
    SignUpResolver,
    CollegeVerificationResolver,
    OwnAccountResolver,
    OidcResolver,
    UserResolver,
  ],
  restRows: () => import('./identity.rest.ts').then((m) => m.identityRows),
  jobs: (app) => [
    mailCode(app),
    mailAccountOwner(app),
    collectDocuments(app),
    deleteOldDocuments(app),
    forgetMarks(app),
  ],
  start: () => {
    // The first who signs in with an unknown address waits for what is left of it.
    void prepareUnknownHash();
    return Promise.resolve();
  },
  stop: finishUses,
};

export { enqueueAccountMail } from './accounts/account-mail.ts';
export {
  eraseAccount,
  findAccount,
  isLastSuperAdmin,
  lockAccount,
  lockAddress,
  lockToDelete,
  replacePicture,
  setHasSecondFactor,
  setJobLine,
} from './accounts/accounts.ts';
export { deleteOldActiveDays } from './accounts/active-days.ts';
export { findAddressee, findAddresseeEvenIfBanned, findSender } from './accounts/addressee.ts';
export { ensureAdmin, makeFirstOwner } from './accounts/admin-account.ts';
export {
  type AdminRights,
  correctAccount,
  type Facts,
  makeAdminAccount,
  replaceAddress,
  setRights,
} from './accounts/admin-changes.ts';
export {
  type AdminTaskEvent,
  type AdminTaskType,
  adminTaskTopic,
  adminTaskTopicOf,
  adminTaskTypes,
  publishAdminCounts,
  publishAdminTask,
} from './accounts/admin-tasks.ts';
export { banAccount, muteAccount, unbanAccount, unmuteAccount } from './accounts/ban-and-mute.ts';
export {
  createAccounts,
  hasSignedIn,
  type ImportedAccount,
  knownAddresses,
  provenAddresses,
  verifyByRoster,
} from './accounts/imported-accounts.ts';
export { accountOverview, userLoader } from './accounts/me.ts';
export { unverifyAccount } from './accounts/verify-account.ts';
export { DocumentTypeEnum, Message, SessionAnswer } from './identity.types.ts';
export { returnAddress, signOutAddress } from './oidc/addresses.ts';
export { tryProvider } from './oidc/try-provider.ts';
export { assertOwner } from './own-account/confirmation.ts';
export { deviceOf } from './own-account/device.ts';
export { hashPassword } from './passwords.ts';
export {
  accounts,
  activeDays,
  emailOf,
  isMemberNow,
  isNotBanned,
  type Person,
  type PersonRow,
  people,
  personColumns,
  personOf,
  personOrNull,
} from './person.sql.ts';
export { openSessions, signIns } from './sessions/open-sessions.sql.ts';
export { refusedSignInOf } from './sessions/refused-sign-in.ts';
export { SessionEntity } from './sessions/session.entity.ts';
export { noteUse } from './sessions/session-use.ts';
export {
  endedSessionOf,
  endOneSession,
  endSessions,
  isAccountDeleted,
  openSession,
  openToSecondFactor,
  sessionsEndedTopic,
  viewerChangedTopic,
  viewerOf,
  viewerOfAccount,
} from './sessions/sessions.ts';
export { checkPassword } from './signing-in/sign-in.ts';
export { RoleEnum, User } from './user.entity.ts';
export { decideVerification } from './verification/decide-verification.ts';
export { verificationRequests } from './verification/verification.sql.ts';
export { recordReminders } from './verification/verification-upkeep.ts';
