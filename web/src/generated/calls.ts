// Written by npm run codegen: do not edit.
import type { ApolloClient } from '@apollo/client';
import { mutate, type MutationArguments, query, type QueryArguments } from '@/core/data/calls';
import * as Operations from './documents';

/** query CompanyPairs($after: String, $filter: CompanyPairFilterInput) */
export const queryCompanyPairs = (
  client: ApolloClient, ...options: QueryArguments<Operations.CompanyPairsQuery, Operations.CompanyPairsQueryVariables>
) => query(client, Operations.CompanyPairsDocument, ...options);

/** query InvitedPeople($after: String, $filter: InvitedFilterInput, $sort: TimeSort) */
export const queryInvitedPeople = (
  client: ApolloClient, ...options: QueryArguments<Operations.InvitedPeopleQuery, Operations.InvitedPeopleQueryVariables>
) => query(client, Operations.InvitedPeopleDocument, ...options);

/** query ListedCompanies($after: String, $filter: ListedCompanyFilterInput, $sort: ListedCompanySort) */
export const queryListedCompanies = (
  client: ApolloClient, ...options: QueryArguments<Operations.ListedCompaniesQuery, Operations.ListedCompaniesQueryVariables>
) => query(client, Operations.ListedCompaniesDocument, ...options);

/** query Activity($userId: ID!, $year: Int) */
export const queryActivity = (
  client: ApolloClient, ...options: QueryArguments<Operations.ActivityQuery, Operations.ActivityQueryVariables>
) => query(client, Operations.ActivityDocument, ...options);

/** mutation AdminSignIn($email: String!, $password: String!) */
export const mutateAdminSignIn = (
  client: ApolloClient, ...options: MutationArguments<Operations.AdminSignInMutation, Operations.AdminSignInMutationVariables>
) => mutate(client, Operations.AdminSignInDocument, ...options);

/** query SecondFactor */
export const querySecondFactor = (
  client: ApolloClient, ...options: QueryArguments<Operations.SecondFactorQuery, Operations.SecondFactorQueryVariables>
) => query(client, Operations.SecondFactorDocument, ...options);

/** mutation BeginSecondFactor($password: String) */
export const mutateBeginSecondFactor = (
  client: ApolloClient, ...options: MutationArguments<Operations.BeginSecondFactorMutation, Operations.BeginSecondFactorMutationVariables>
) => mutate(client, Operations.BeginSecondFactorDocument, ...options);

/** mutation EnableSecondFactor($code: String!) */
export const mutateEnableSecondFactor = (
  client: ApolloClient, ...options: MutationArguments<Operations.EnableSecondFactorMutation, Operations.EnableSecondFactorMutationVariables>
) => mutate(client, Operations.EnableSecondFactorDocument, ...options);

/** mutation ConfirmSecondFactor($code: String!) */
export const mutateConfirmSecondFactor = (
  client: ApolloClient, ...options: MutationArguments<Operations.ConfirmSecondFactorMutation, Operations.ConfirmSecondFactorMutationVariables>
) => mutate(client, Operations.ConfirmSecondFactorDocument, ...options);

/** mutation RenewRecoveryCodes($code: String!) */
export const mutateRenewRecoveryCodes = (
  client: ApolloClient, ...options: MutationArguments<Operations.RenewRecoveryCodesMutation, Operations.RenewRecoveryCodesMutationVariables>
) => mutate(client, Operations.RenewRecoveryCodesDocument, ...options);

/** mutation DisableSecondFactor($code: String!) */
export const mutateDisableSecondFactor = (
  client: ApolloClient, ...options: MutationArguments<Operations.DisableSecondFactorMutation, Operations.DisableSecondFactorMutationVariables>
) => mutate(client, Operations.DisableSecondFactorDocument, ...options);

/** query AdminChoices */
export const queryAdminChoices = (
  client: ApolloClient, ...options: QueryArguments<Operations.AdminChoicesQuery, Operations.AdminChoicesQueryVariables>
) => query(client, Operations.AdminChoicesDocument, ...options);

/** mutation SaveAdminChoices($input: AdminChoicesInput!) */
export const mutateSaveAdminChoices = (
  client: ApolloClient, ...options: MutationArguments<Operations.SaveAdminChoicesMutation, Operations.SaveAdminChoicesMutationVariables>
) => mutate(client, Operations.SaveAdminChoicesDocument, ...options);

/** query IsWithoutAdmin */
export const queryIsWithoutAdmin = (
  client: ApolloClient, ...options: QueryArguments<Operations.IsWithoutAdminQuery, Operations.IsWithoutAdminQueryVariables>
) => query(client, Operations.IsWithoutAdminDocument, ...options);

/** mutation MakeFirstAdmin($code: String!, $fullName: String!, $email: String!, $newPassword: String!) */
export const mutateMakeFirstAdmin = (
  client: ApolloClient, ...options: MutationArguments<Operations.MakeFirstAdminMutation, Operations.MakeFirstAdminMutationVariables>
) => mutate(client, Operations.MakeFirstAdminDocument, ...options);

/** query AdminTasks */
export const queryAdminTasks = (
  client: ApolloClient, ...options: QueryArguments<Operations.AdminTasksQuery, Operations.AdminTasksQueryVariables>
) => query(client, Operations.AdminTasksDocument, ...options);

/** query AdminUsers($filter: AdminUserFilterInput, $sort: UserSort, $first: Int, $after: String) */
export const queryAdminUsers = (
  client: ApolloClient, ...options: QueryArguments<Operations.AdminUsersQuery, Operations.AdminUsersQueryVariables>
) => query(client, Operations.AdminUsersDocument, ...options);

/** query AdminUserCount($filter: AdminUserFilterInput) */
export const queryAdminUserCount = (
  client: ApolloClient, ...options: QueryArguments<Operations.AdminUserCountQuery, Operations.AdminUserCountQueryVariables>
) => query(client, Operations.AdminUserCountDocument, ...options);

/** query AdminUserIds($filter: AdminUserFilterInput) */
export const queryAdminUserIds = (
  client: ApolloClient, ...options: QueryArguments<Operations.AdminUserIdsQuery, Operations.AdminUserIdsQueryVariables>
) => query(client, Operations.AdminUserIdsDocument, ...options);

/** query AdminPerson($id: ID!) */
export const queryAdminPerson = (
  client: ApolloClient, ...options: QueryArguments<Operations.AdminPersonQuery, Operations.AdminPersonQueryVariables>
) => query(client, Operations.AdminPersonDocument, ...options);

/** query PersonWritten($id: ID!, $kind: WrittenKind!, $first: Int, $after: String) */
export const queryPersonWritten = (
  client: ApolloClient, ...options: QueryArguments<Operations.PersonWrittenQuery, Operations.PersonWrittenQueryVariables>
) => query(client, Operations.PersonWrittenDocument, ...options);

/** mutation WarnUser($id: ID!, $reason: String!) */
export const mutateWarnUser = (
  client: ApolloClient, ...options: MutationArguments<Operations.WarnUserMutation, Operations.WarnUserMutationVariables>
) => mutate(client, Operations.WarnUserDocument, ...options);

/** mutation MuteUser($id: ID!, $reason: String!, $until: DateTimeISO!) */
export const mutateMuteUser = (
  client: ApolloClient, ...options: MutationArguments<Operations.MuteUserMutation, Operations.MuteUserMutationVariables>
) => mutate(client, Operations.MuteUserDocument, ...options);

/** mutation UnmuteUser($id: ID!) */
export const mutateUnmuteUser = (
  client: ApolloClient, ...options: MutationArguments<Operations.UnmuteUserMutation, Operations.UnmuteUserMutationVariables>
) => mutate(client, Operations.UnmuteUserDocument, ...options);

/** mutation BanUser($id: ID!, $reason: String, $until: DateTimeISO) */
export const mutateBanUser = (
  client: ApolloClient, ...options: MutationArguments<Operations.BanUserMutation, Operations.BanUserMutationVariables>
) => mutate(client, Operations.BanUserDocument, ...options);

/** mutation UnbanUser($id: ID!) */
export const mutateUnbanUser = (
  client: ApolloClient, ...options: MutationArguments<Operations.UnbanUserMutation, Operations.UnbanUserMutationVariables>
) => mutate(client, Operations.UnbanUserDocument, ...options);

/** mutation DeleteUser($id: ID!, $reason: String) */
export const mutateDeleteUser = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteUserMutation, Operations.DeleteUserMutationVariables>
) => mutate(client, Operations.DeleteUserDocument, ...options);

/** mutation ActOnUsers($action: UserAction!, $ids: [ID!]!, $reason: String, $until: DateTimeISO) */
export const mutateActOnUsers = (
  client: ApolloClient, ...options: MutationArguments<Operations.ActOnUsersMutation, Operations.ActOnUsersMutationVariables>
) => mutate(client, Operations.ActOnUsersDocument, ...options);

/** mutation EndUserSessions($id: ID!, $sessionId: ID) */
export const mutateEndUserSessions = (
  client: ApolloClient, ...options: MutationArguments<Operations.EndUserSessionsMutation, Operations.EndUserSessionsMutationVariables>
) => mutate(client, Operations.EndUserSessionsDocument, ...options);

/** mutation MailWayIn($id: ID!) */
export const mutateMailWayIn = (
  client: ApolloClient, ...options: MutationArguments<Operations.MailWayInMutation, Operations.MailWayInMutationVariables>
) => mutate(client, Operations.MailWayInDocument, ...options);

/** mutation CorrectUser($id: ID!, $facts: FactsInput!) */
export const mutateCorrectUser = (
  client: ApolloClient, ...options: MutationArguments<Operations.CorrectUserMutation, Operations.CorrectUserMutationVariables>
) => mutate(client, Operations.CorrectUserDocument, ...options);

/** mutation TakeVerificationBack($id: ID!, $reason: String!) */
export const mutateTakeVerificationBack = (
  client: ApolloClient, ...options: MutationArguments<Operations.TakeVerificationBackMutation, Operations.TakeVerificationBackMutationVariables>
) => mutate(client, Operations.TakeVerificationBackDocument, ...options);

/** mutation AddAdminNote($personId: ID!, $text: String!) */
export const mutateAddAdminNote = (
  client: ApolloClient, ...options: MutationArguments<Operations.AddAdminNoteMutation, Operations.AddAdminNoteMutationVariables>
) => mutate(client, Operations.AddAdminNoteDocument, ...options);

/** mutation DeleteAdminNote($id: ID!) */
export const mutateDeleteAdminNote = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteAdminNoteMutation, Operations.DeleteAdminNoteMutationVariables>
) => mutate(client, Operations.DeleteAdminNoteDocument, ...options);

/** mutation ExportUsers($filter: AdminUserFilterInput, $after: String) */
export const mutateExportUsers = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportUsersMutation, Operations.ExportUsersMutationVariables>
) => mutate(client, Operations.ExportUsersDocument, ...options);

/** mutation CreateAdmin($input: NewAdminInput!) */
export const mutateCreateAdmin = (
  client: ApolloClient, ...options: MutationArguments<Operations.CreateAdminMutation, Operations.CreateAdminMutationVariables>
) => mutate(client, Operations.CreateAdminDocument, ...options);

/** mutation MakeAdmin($id: ID!) */
export const mutateMakeAdmin = (
  client: ApolloClient, ...options: MutationArguments<Operations.MakeAdminMutation, Operations.MakeAdminMutationVariables>
) => mutate(client, Operations.MakeAdminDocument, ...options);

/** mutation PromoteAdmin($id: ID!) */
export const mutatePromoteAdmin = (
  client: ApolloClient, ...options: MutationArguments<Operations.PromoteAdminMutation, Operations.PromoteAdminMutationVariables>
) => mutate(client, Operations.PromoteAdminDocument, ...options);

/** mutation DemoteAdmin($id: ID!) */
export const mutateDemoteAdmin = (
  client: ApolloClient, ...options: MutationArguments<Operations.DemoteAdminMutation, Operations.DemoteAdminMutationVariables>
) => mutate(client, Operations.DemoteAdminDocument, ...options);

/** mutation ResetSecondFactor($id: ID!) */
export const mutateResetSecondFactor = (
  client: ApolloClient, ...options: MutationArguments<Operations.ResetSecondFactorMutation, Operations.ResetSecondFactorMutationVariables>
) => mutate(client, Operations.ResetSecondFactorDocument, ...options);

/** mutation RemoveAdmin($id: ID!) */
export const mutateRemoveAdmin = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveAdminMutation, Operations.RemoveAdminMutationVariables>
) => mutate(client, Operations.RemoveAdminDocument, ...options);

/** query Verifications($status: VerificationStatus, $search: String, $documentType: DocumentType, $sort: VerificationSort, $first: Int, $after: String) */
export const queryVerifications = (
  client: ApolloClient, ...options: QueryArguments<Operations.VerificationsQuery, Operations.VerificationsQueryVariables>
) => query(client, Operations.VerificationsDocument, ...options);

/** mutation ExportVerifications($status: VerificationStatus!, $search: String, $documentType: DocumentType, $after: String) */
export const mutateExportVerifications = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportVerificationsMutation, Operations.ExportVerificationsMutationVariables>
) => mutate(client, Operations.ExportVerificationsDocument, ...options);

/** query Verification($id: ID!) */
export const queryVerification = (
  client: ApolloClient, ...options: QueryArguments<Operations.VerificationQuery, Operations.VerificationQueryVariables>
) => query(client, Operations.VerificationDocument, ...options);

/** query AdminPersonName($id: ID!) */
export const queryAdminPersonName = (
  client: ApolloClient, ...options: QueryArguments<Operations.AdminPersonNameQuery, Operations.AdminPersonNameQueryVariables>
) => query(client, Operations.AdminPersonNameDocument, ...options);

/** mutation ApproveVerification($id: ID!) */
export const mutateApproveVerification = (
  client: ApolloClient, ...options: MutationArguments<Operations.ApproveVerificationMutation, Operations.ApproveVerificationMutationVariables>
) => mutate(client, Operations.ApproveVerificationDocument, ...options);

/** mutation RejectVerification($id: ID!, $reason: String!) */
export const mutateRejectVerification = (
  client: ApolloClient, ...options: MutationArguments<Operations.RejectVerificationMutation, Operations.RejectVerificationMutationVariables>
) => mutate(client, Operations.RejectVerificationDocument, ...options);

/** query AnalyticsTotals */
export const queryAnalyticsTotals = (
  client: ApolloClient, ...options: QueryArguments<Operations.AnalyticsTotalsQuery, Operations.AnalyticsTotalsQueryVariables>
) => query(client, Operations.AnalyticsTotalsDocument, ...options);

/** query Analytics($from: String!, $to: String!) */
export const queryAnalytics = (
  client: ApolloClient, ...options: QueryArguments<Operations.AnalyticsQuery, Operations.AnalyticsQueryVariables>
) => query(client, Operations.AnalyticsDocument, ...options);

/** mutation ExportAnalytics($from: String!, $to: String!) */
export const mutateExportAnalytics = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportAnalyticsMutation, Operations.ExportAnalyticsMutationVariables>
) => mutate(client, Operations.ExportAnalyticsDocument, ...options);

/** query Announcements */
export const queryAnnouncements = (
  client: ApolloClient, ...options: QueryArguments<Operations.AnnouncementsQuery, Operations.AnnouncementsQueryVariables>
) => query(client, Operations.AnnouncementsDocument, ...options);

/** mutation DismissAnnouncement($id: ID!) */
export const mutateDismissAnnouncement = (
  client: ApolloClient, ...options: MutationArguments<Operations.DismissAnnouncementMutation, Operations.DismissAnnouncementMutationVariables>
) => mutate(client, Operations.DismissAnnouncementDocument, ...options);

/** query AllAnnouncements($active: Boolean, $scheduled: Boolean, $search: String, $sort: TimeSort, $after: String) */
export const queryAllAnnouncements = (
  client: ApolloClient, ...options: QueryArguments<Operations.AllAnnouncementsQuery, Operations.AllAnnouncementsQueryVariables>
) => query(client, Operations.AllAnnouncementsDocument, ...options);

/** query AnnouncementReach($audience: AnnouncementAudienceInput!) */
export const queryAnnouncementReach = (
  client: ApolloClient, ...options: QueryArguments<Operations.AnnouncementReachQuery, Operations.AnnouncementReachQueryVariables>
) => query(client, Operations.AnnouncementReachDocument, ...options);

/** query AnnouncementMailReach($audience: AnnouncementAudienceInput!, $startsAt: DateTimeISO) */
export const queryAnnouncementMailReach = (
  client: ApolloClient, ...options: QueryArguments<Operations.AnnouncementMailReachQuery, Operations.AnnouncementMailReachQueryVariables>
) => query(client, Operations.AnnouncementMailReachDocument, ...options);

/** mutation CreateAnnouncement($input: AnnouncementInput!) */
export const mutateCreateAnnouncement = (
  client: ApolloClient, ...options: MutationArguments<Operations.CreateAnnouncementMutation, Operations.CreateAnnouncementMutationVariables>
) => mutate(client, Operations.CreateAnnouncementDocument, ...options);

/** mutation ChangeAnnouncement($id: ID!, $input: AnnouncementInput!) */
export const mutateChangeAnnouncement = (
  client: ApolloClient, ...options: MutationArguments<Operations.ChangeAnnouncementMutation, Operations.ChangeAnnouncementMutationVariables>
) => mutate(client, Operations.ChangeAnnouncementDocument, ...options);

/** mutation DeactivateAnnouncement($id: ID!) */
export const mutateDeactivateAnnouncement = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeactivateAnnouncementMutation, Operations.DeactivateAnnouncementMutationVariables>
) => mutate(client, Operations.DeactivateAnnouncementDocument, ...options);

/** mutation ExportAnnouncements($search: String, $after: String) */
export const mutateExportAnnouncements = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportAnnouncementsMutation, Operations.ExportAnnouncementsMutationVariables>
) => mutate(client, Operations.ExportAnnouncementsDocument, ...options);

/** query AuditLog($filter: AuditFilterInput, $after: String) */
export const queryAuditLog = (
  client: ApolloClient, ...options: QueryArguments<Operations.AuditLogQuery, Operations.AuditLogQueryVariables>
) => query(client, Operations.AuditLogDocument, ...options);

/** query AuditActions */
export const queryAuditActions = (
  client: ApolloClient, ...options: QueryArguments<Operations.AuditActionsQuery, Operations.AuditActionsQueryVariables>
) => query(client, Operations.AuditActionsDocument, ...options);

/** query AuditCheck */
export const queryAuditCheck = (
  client: ApolloClient, ...options: QueryArguments<Operations.AuditCheckQuery, Operations.AuditCheckQueryVariables>
) => query(client, Operations.AuditCheckDocument, ...options);

/** mutation ExportAuditLog($filter: AuditFilterInput, $after: String) */
export const mutateExportAuditLog = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportAuditLogMutation, Operations.ExportAuditLogMutationVariables>
) => mutate(client, Operations.ExportAuditLogDocument, ...options);

/** query Backups */
export const queryBackups = (
  client: ApolloClient, ...options: QueryArguments<Operations.BackupsQuery, Operations.BackupsQueryVariables>
) => query(client, Operations.BackupsDocument, ...options);

/** mutation BackUpNow */
export const mutateBackUpNow = (
  client: ApolloClient, ...options: MutationArguments<Operations.BackUpNowMutation, Operations.BackUpNowMutationVariables>
) => mutate(client, Operations.BackUpNowDocument, ...options);

/** mutation TryBackup($name: ID!) */
export const mutateTryBackup = (
  client: ApolloClient, ...options: MutationArguments<Operations.TryBackupMutation, Operations.TryBackupMutationVariables>
) => mutate(client, Operations.TryBackupDocument, ...options);

/** mutation CancelBackup */
export const mutateCancelBackup = (
  client: ApolloClient, ...options: MutationArguments<Operations.CancelBackupMutation, Operations.CancelBackupMutationVariables>
) => mutate(client, Operations.CancelBackupDocument, ...options);

/** mutation DownloadBackup($name: ID!) */
export const mutateDownloadBackup = (
  client: ApolloClient, ...options: MutationArguments<Operations.DownloadBackupMutation, Operations.DownloadBackupMutationVariables>
) => mutate(client, Operations.DownloadBackupDocument, ...options);

/** mutation DeleteBackup($name: ID!) */
export const mutateDeleteBackup = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteBackupMutation, Operations.DeleteBackupMutationVariables>
) => mutate(client, Operations.DeleteBackupDocument, ...options);

/** query FirstRestore */
export const queryFirstRestore = (
  client: ApolloClient, ...options: QueryArguments<Operations.FirstRestoreQuery, Operations.FirstRestoreQueryVariables>
) => query(client, Operations.FirstRestoreDocument, ...options);

/** mutation LookIntoBackup($name: ID, $key: String) */
export const mutateLookIntoBackup = (
  client: ApolloClient, ...options: MutationArguments<Operations.LookIntoBackupMutation, Operations.LookIntoBackupMutationVariables>
) => mutate(client, Operations.LookIntoBackupDocument, ...options);

/** mutation RestoreBackup */
export const mutateRestoreBackup = (
  client: ApolloClient, ...options: MutationArguments<Operations.RestoreBackupMutation, Operations.RestoreBackupMutationVariables>
) => mutate(client, Operations.RestoreBackupDocument, ...options);

/** query RestoreOver */
export const queryRestoreOver = (
  client: ApolloClient, ...options: QueryArguments<Operations.RestoreOverQuery, Operations.RestoreOverQueryVariables>
) => query(client, Operations.RestoreOverDocument, ...options);

/** mutation LookIntoKept($name: ID, $key: String) */
export const mutateLookIntoKept = (
  client: ApolloClient, ...options: MutationArguments<Operations.LookIntoKeptMutation, Operations.LookIntoKeptMutationVariables>
) => mutate(client, Operations.LookIntoKeptDocument, ...options);

/** mutation RestoreKept($name: ID, $college: String!, $code: String!) */
export const mutateRestoreKept = (
  client: ApolloClient, ...options: MutationArguments<Operations.RestoreKeptMutation, Operations.RestoreKeptMutationVariables>
) => mutate(client, Operations.RestoreKeptDocument, ...options);

/** query BlockedPeople($first: Int, $after: String) */
export const queryBlockedPeople = (
  client: ApolloClient, ...options: QueryArguments<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>
) => query(client, Operations.BlockedPeopleDocument, ...options);

/** mutation BlockUser($userId: ID!) */
export const mutateBlockUser = (
  client: ApolloClient, ...options: MutationArguments<Operations.BlockUserMutation, Operations.BlockUserMutationVariables>
) => mutate(client, Operations.BlockUserDocument, ...options);

/** mutation UnblockUser($userId: ID!) */
export const mutateUnblockUser = (
  client: ApolloClient, ...options: MutationArguments<Operations.UnblockUserMutation, Operations.UnblockUserMutationVariables>
) => mutate(client, Operations.UnblockUserDocument, ...options);

/** query Bookmarks($type: BookmarkType!, $filter: BookmarkFilterInput, $first: Int, $after: String) */
export const queryBookmarks = (
  client: ApolloClient, ...options: QueryArguments<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>
) => query(client, Operations.BookmarksDocument, ...options);

/** mutation AddBookmark($type: BookmarkType!, $refId: ID!, $folderId: ID) */
export const mutateAddBookmark = (
  client: ApolloClient, ...options: MutationArguments<Operations.AddBookmarkMutation, Operations.AddBookmarkMutationVariables>
) => mutate(client, Operations.AddBookmarkDocument, ...options);

/** mutation RemoveBookmark($type: BookmarkType!, $refId: ID!) */
export const mutateRemoveBookmark = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveBookmarkMutation, Operations.RemoveBookmarkMutationVariables>
) => mutate(client, Operations.RemoveBookmarkDocument, ...options);

/** query BookmarkFolders */
export const queryBookmarkFolders = (
  client: ApolloClient, ...options: QueryArguments<Operations.BookmarkFoldersQuery, Operations.BookmarkFoldersQueryVariables>
) => query(client, Operations.BookmarkFoldersDocument, ...options);

/** mutation CreateBookmarkFolder($name: String!) */
export const mutateCreateBookmarkFolder = (
  client: ApolloClient, ...options: MutationArguments<Operations.CreateBookmarkFolderMutation, Operations.CreateBookmarkFolderMutationVariables>
) => mutate(client, Operations.CreateBookmarkFolderDocument, ...options);

/** mutation RenameBookmarkFolder($id: ID!, $name: String!) */
export const mutateRenameBookmarkFolder = (
  client: ApolloClient, ...options: MutationArguments<Operations.RenameBookmarkFolderMutation, Operations.RenameBookmarkFolderMutationVariables>
) => mutate(client, Operations.RenameBookmarkFolderDocument, ...options);

/** mutation DeleteBookmarkFolder($id: ID!) */
export const mutateDeleteBookmarkFolder = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteBookmarkFolderMutation, Operations.DeleteBookmarkFolderMutationVariables>
) => mutate(client, Operations.DeleteBookmarkFolderDocument, ...options);

/** mutation MoveBookmark($type: BookmarkType!, $refId: ID!, $folderId: ID) */
export const mutateMoveBookmark = (
  client: ApolloClient, ...options: MutationArguments<Operations.MoveBookmarkMutation, Operations.MoveBookmarkMutationVariables>
) => mutate(client, Operations.MoveBookmarkDocument, ...options);

/** query MissedCallSignals($after: Int!) */
export const queryMissedCallSignals = (
  client: ApolloClient, ...options: QueryArguments<Operations.MissedCallSignalsQuery, Operations.MissedCallSignalsQueryVariables>
) => query(client, Operations.MissedCallSignalsDocument, ...options);

/** query IceServers */
export const queryIceServers = (
  client: ApolloClient, ...options: QueryArguments<Operations.IceServersQuery, Operations.IceServersQueryVariables>
) => query(client, Operations.IceServersDocument, ...options);

/** mutation CallOffer($conversationId: ID!, $callId: ID, $offer: SessionDescriptionInput!, $device: ID!) */
export const mutateCallOffer = (
  client: ApolloClient, ...options: MutationArguments<Operations.CallOfferMutation, Operations.CallOfferMutationVariables>
) => mutate(client, Operations.CallOfferDocument, ...options);

/** mutation CallAnswer($conversationId: ID!, $callId: ID!, $answer: SessionDescriptionInput!, $device: ID!) */
export const mutateCallAnswer = (
  client: ApolloClient, ...options: MutationArguments<Operations.CallAnswerMutation, Operations.CallAnswerMutationVariables>
) => mutate(client, Operations.CallAnswerDocument, ...options);

/** mutation IceCandidate($conversationId: ID!, $callId: ID!, $candidate: IceCandidateInput!, $device: ID!) */
export const mutateIceCandidate = (
  client: ApolloClient, ...options: MutationArguments<Operations.IceCandidateMutation, Operations.IceCandidateMutationVariables>
) => mutate(client, Operations.IceCandidateDocument, ...options);

/** mutation DeclineCall($conversationId: ID!, $callId: ID!) */
export const mutateDeclineCall = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeclineCallMutation, Operations.DeclineCallMutationVariables>
) => mutate(client, Operations.DeclineCallDocument, ...options);

/** mutation EndCall($conversationId: ID!, $callId: ID, $hasFailed: Boolean!) */
export const mutateEndCall = (
  client: ApolloClient, ...options: MutationArguments<Operations.EndCallMutation, Operations.EndCallMutationVariables>
) => mutate(client, Operations.EndCallDocument, ...options);

/** mutation KeepCall($conversationId: ID!, $callId: ID!, $device: ID!) */
export const mutateKeepCall = (
  client: ApolloClient, ...options: MutationArguments<Operations.KeepCallMutation, Operations.KeepCallMutationVariables>
) => mutate(client, Operations.KeepCallDocument, ...options);

/** query CareerPath($userId: ID!) */
export const queryCareerPath = (
  client: ApolloClient, ...options: QueryArguments<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>
) => query(client, Operations.CareerPathDocument, ...options);

/** mutation SaveCareerPath($input: CareerPathInput!) */
export const mutateSaveCareerPath = (
  client: ApolloClient, ...options: MutationArguments<Operations.SaveCareerPathMutation, Operations.SaveCareerPathMutationVariables>
) => mutate(client, Operations.SaveCareerPathDocument, ...options);

/** query Drafts($after: String) */
export const queryDrafts = (
  client: ApolloClient, ...options: QueryArguments<Operations.DraftsQuery, Operations.DraftsQueryVariables>
) => query(client, Operations.DraftsDocument, ...options);

/** mutation DiscardDraft($companyName: String!, $experienceType: ExperienceType!) */
export const mutateDiscardDraft = (
  client: ApolloClient, ...options: MutationArguments<Operations.DiscardDraftMutation, Operations.DiscardDraftMutationVariables>
) => mutate(client, Operations.DiscardDraftDocument, ...options);

/** query OwnPost($companyName: String!, $role: String!) */
export const queryOwnPost = (
  client: ApolloClient, ...options: QueryArguments<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>
) => query(client, Operations.OwnPostDocument, ...options);

/** query OwnPostReading($id: ID!) */
export const queryOwnPostReading = (
  client: ApolloClient, ...options: QueryArguments<Operations.OwnPostReadingQuery, Operations.OwnPostReadingQueryVariables>
) => query(client, Operations.OwnPostReadingDocument, ...options);

/** query Conversations($filter: ConversationFilter, $search: String, $first: Int, $after: String) */
export const queryConversations = (
  client: ApolloClient, ...options: QueryArguments<Operations.ConversationsQuery, Operations.ConversationsQueryVariables>
) => query(client, Operations.ConversationsDocument, ...options);

/** query ForwardTargets($search: String, $first: Int, $after: String) */
export const queryForwardTargets = (
  client: ApolloClient, ...options: QueryArguments<Operations.ForwardTargetsQuery, Operations.ForwardTargetsQueryVariables>
) => query(client, Operations.ForwardTargetsDocument, ...options);

/** query PeopleToPick($search: String, $first: Int, $after: String) */
export const queryPeopleToPick = (
  client: ApolloClient, ...options: QueryArguments<Operations.PeopleToPickQuery, Operations.PeopleToPickQueryVariables>
) => query(client, Operations.PeopleToPickDocument, ...options);

/** query ChatsToPick($search: String) */
export const queryChatsToPick = (
  client: ApolloClient, ...options: QueryArguments<Operations.ChatsToPickQuery, Operations.ChatsToPickQueryVariables>
) => query(client, Operations.ChatsToPickDocument, ...options);

/** query AnybodyToPick($search: String) */
export const queryAnybodyToPick = (
  client: ApolloClient, ...options: QueryArguments<Operations.AnybodyToPickQuery, Operations.AnybodyToPickQueryVariables>
) => query(client, Operations.AnybodyToPickDocument, ...options);

/** query Conversation($id: ID!) */
export const queryConversation = (
  client: ApolloClient, ...options: QueryArguments<Operations.ConversationQuery, Operations.ConversationQueryVariables>
) => query(client, Operations.ConversationDocument, ...options);

/** query ConversationPresence($id: ID!) */
export const queryConversationPresence = (
  client: ApolloClient, ...options: QueryArguments<Operations.ConversationPresenceQuery, Operations.ConversationPresenceQueryVariables>
) => query(client, Operations.ConversationPresenceDocument, ...options);

/** query ReplyTime($id: ID!) */
export const queryReplyTime = (
  client: ApolloClient, ...options: QueryArguments<Operations.ReplyTimeQuery, Operations.ReplyTimeQueryVariables>
) => query(client, Operations.ReplyTimeDocument, ...options);

/** query OthersToAsk($id: ID!) */
export const queryOthersToAsk = (
  client: ApolloClient, ...options: QueryArguments<Operations.OthersToAskQuery, Operations.OthersToAskQueryVariables>
) => query(client, Operations.OthersToAskDocument, ...options);

/** query RequestInCommon($id: ID!) */
export const queryRequestInCommon = (
  client: ApolloClient, ...options: QueryArguments<Operations.RequestInCommonQuery, Operations.RequestInCommonQueryVariables>
) => query(client, Operations.RequestInCommonDocument, ...options);

/** query ConversationWith($personId: ID!) */
export const queryConversationWith = (
  client: ApolloClient, ...options: QueryArguments<Operations.ConversationWithQuery, Operations.ConversationWithQueryVariables>
) => query(client, Operations.ConversationWithDocument, ...options);

/** query Messages($conversationId: ID!, $before: Int, $after: Int, $around: Int, $first: Int) */
export const queryMessages = (
  client: ApolloClient, ...options: QueryArguments<Operations.MessagesQuery, Operations.MessagesQueryVariables>
) => query(client, Operations.MessagesDocument, ...options);

/** query Message($id: ID!) */
export const queryMessage = (
  client: ApolloClient, ...options: QueryArguments<Operations.MessageQuery, Operations.MessageQueryVariables>
) => query(client, Operations.MessageDocument, ...options);

/** query UnreadChats */
export const queryUnreadChats = (
  client: ApolloClient, ...options: QueryArguments<Operations.UnreadChatsQuery, Operations.UnreadChatsQueryVariables>
) => query(client, Operations.UnreadChatsDocument, ...options);

/** mutation OpenConversation($personId: ID!, $note: String) */
export const mutateOpenConversation = (
  client: ApolloClient, ...options: MutationArguments<Operations.OpenConversationMutation, Operations.OpenConversationMutationVariables>
) => mutate(client, Operations.OpenConversationDocument, ...options);

/** mutation AskAgain($conversationId: ID!, $note: String) */
export const mutateAskAgain = (
  client: ApolloClient, ...options: MutationArguments<Operations.AskAgainMutation, Operations.AskAgainMutationVariables>
) => mutate(client, Operations.AskAgainDocument, ...options);

/** mutation WithdrawRequest($conversationId: ID!) */
export const mutateWithdrawRequest = (
  client: ApolloClient, ...options: MutationArguments<Operations.WithdrawRequestMutation, Operations.WithdrawRequestMutationVariables>
) => mutate(client, Operations.WithdrawRequestDocument, ...options);

/** mutation EditRequestNote($conversationId: ID!, $note: String) */
export const mutateEditRequestNote = (
  client: ApolloClient, ...options: MutationArguments<Operations.EditRequestNoteMutation, Operations.EditRequestNoteMutationVariables>
) => mutate(client, Operations.EditRequestNoteDocument, ...options);

/** mutation AcceptRequest($conversationId: ID!) */
export const mutateAcceptRequest = (
  client: ApolloClient, ...options: MutationArguments<Operations.AcceptRequestMutation, Operations.AcceptRequestMutationVariables>
) => mutate(client, Operations.AcceptRequestDocument, ...options);

/** mutation DeclineRequest($conversationId: ID!) */
export const mutateDeclineRequest = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeclineRequestMutation, Operations.DeclineRequestMutationVariables>
) => mutate(client, Operations.DeclineRequestDocument, ...options);

/** query RequestByLink($token: String!) */
export const queryRequestByLink = (
  client: ApolloClient, ...options: QueryArguments<Operations.RequestByLinkQuery, Operations.RequestByLinkQueryVariables>
) => query(client, Operations.RequestByLinkDocument, ...options);

/** mutation AnswerRequestByLink($token: String!, $message: String) */
export const mutateAnswerRequestByLink = (
  client: ApolloClient, ...options: MutationArguments<Operations.AnswerRequestByLinkMutation, Operations.AnswerRequestByLinkMutationVariables>
) => mutate(client, Operations.AnswerRequestByLinkDocument, ...options);

/** mutation SendMessage($conversationId: ID!, $key: ID!, $content: String!, $replyToId: ID) */
export const mutateSendMessage = (
  client: ApolloClient, ...options: MutationArguments<Operations.SendMessageMutation, Operations.SendMessageMutationVariables>
) => mutate(client, Operations.SendMessageDocument, ...options);

/** mutation SendVoiceMessage($conversationId: ID!, $key: ID!, $file: Upload!, $waveform: [Int!]!, $replyToId: ID) */
export const mutateSendVoiceMessage = (
  client: ApolloClient, ...options: MutationArguments<Operations.SendVoiceMessageMutation, Operations.SendVoiceMessageMutationVariables>
) => mutate(client, Operations.SendVoiceMessageDocument, ...options);

/** mutation SendFiles($conversationId: ID!, $key: ID!, $files: [Upload!]!, $content: String, $replyToId: ID) */
export const mutateSendFiles = (
  client: ApolloClient, ...options: MutationArguments<Operations.SendFilesMutation, Operations.SendFilesMutationVariables>
) => mutate(client, Operations.SendFilesDocument, ...options);

/** mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) */
export const mutateSetTyping = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetTypingMutation, Operations.SetTypingMutationVariables>
) => mutate(client, Operations.SetTypingDocument, ...options);

/** mutation MarkDelivered($conversationIds: [ID!]) */
export const mutateMarkDelivered = (
  client: ApolloClient, ...options: MutationArguments<Operations.MarkDeliveredMutation, Operations.MarkDeliveredMutationVariables>
) => mutate(client, Operations.MarkDeliveredDocument, ...options);

/** mutation MarkRead($conversationId: ID!, $number: Int) */
export const mutateMarkRead = (
  client: ApolloClient, ...options: MutationArguments<Operations.MarkReadMutation, Operations.MarkReadMutationVariables>
) => mutate(client, Operations.MarkReadDocument, ...options);

/** mutation EditMessage($id: ID!, $content: String!) */
export const mutateEditMessage = (
  client: ApolloClient, ...options: MutationArguments<Operations.EditMessageMutation, Operations.EditMessageMutationVariables>
) => mutate(client, Operations.EditMessageDocument, ...options);

/** mutation DeleteMessage($id: ID!) */
export const mutateDeleteMessage = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteMessageMutation, Operations.DeleteMessageMutationVariables>
) => mutate(client, Operations.DeleteMessageDocument, ...options);

/** mutation HideMessage($id: ID!) */
export const mutateHideMessage = (
  client: ApolloClient, ...options: MutationArguments<Operations.HideMessageMutation, Operations.HideMessageMutationVariables>
) => mutate(client, Operations.HideMessageDocument, ...options);

/** mutation ReactToMessage($id: ID!, $emoji: String) */
export const mutateReactToMessage = (
  client: ApolloClient, ...options: MutationArguments<Operations.ReactToMessageMutation, Operations.ReactToMessageMutationVariables>
) => mutate(client, Operations.ReactToMessageDocument, ...options);

/** mutation ForwardMessage($id: ID!, $conversationId: ID!, $key: ID!) */
export const mutateForwardMessage = (
  client: ApolloClient, ...options: MutationArguments<Operations.ForwardMessageMutation, Operations.ForwardMessageMutationVariables>
) => mutate(client, Operations.ForwardMessageDocument, ...options);

/** mutation MuteConversation($id: ID!, $until: DateTimeISO) */
export const mutateMuteConversation = (
  client: ApolloClient, ...options: MutationArguments<Operations.MuteConversationMutation, Operations.MuteConversationMutationVariables>
) => mutate(client, Operations.MuteConversationDocument, ...options);

/** mutation PinConversation($id: ID!, $isPinned: Boolean!) */
export const mutatePinConversation = (
  client: ApolloClient, ...options: MutationArguments<Operations.PinConversationMutation, Operations.PinConversationMutationVariables>
) => mutate(client, Operations.PinConversationDocument, ...options);

/** mutation ArchiveConversation($id: ID!, $isArchived: Boolean!) */
export const mutateArchiveConversation = (
  client: ApolloClient, ...options: MutationArguments<Operations.ArchiveConversationMutation, Operations.ArchiveConversationMutationVariables>
) => mutate(client, Operations.ArchiveConversationDocument, ...options);

/** mutation MarkConversationUnread($id: ID!) */
export const mutateMarkConversationUnread = (
  client: ApolloClient, ...options: MutationArguments<Operations.MarkConversationUnreadMutation, Operations.MarkConversationUnreadMutationVariables>
) => mutate(client, Operations.MarkConversationUnreadDocument, ...options);

/** mutation DeleteConversation($id: ID!) */
export const mutateDeleteConversation = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteConversationMutation, Operations.DeleteConversationMutationVariables>
) => mutate(client, Operations.DeleteConversationDocument, ...options);

/** mutation ClearChatHistory($conversationId: ID) */
export const mutateClearChatHistory = (
  client: ApolloClient, ...options: MutationArguments<Operations.ClearChatHistoryMutation, Operations.ClearChatHistoryMutationVariables>
) => mutate(client, Operations.ClearChatHistoryDocument, ...options);

/** mutation CreateGroup($key: ID!, $name: String!, $personIds: [ID!]!) */
export const mutateCreateGroup = (
  client: ApolloClient, ...options: MutationArguments<Operations.CreateGroupMutation, Operations.CreateGroupMutationVariables>
) => mutate(client, Operations.CreateGroupDocument, ...options);

/** mutation AddToGroup($id: ID!, $personIds: [ID!]!) */
export const mutateAddToGroup = (
  client: ApolloClient, ...options: MutationArguments<Operations.AddToGroupMutation, Operations.AddToGroupMutationVariables>
) => mutate(client, Operations.AddToGroupDocument, ...options);

/** mutation RemoveFromGroup($id: ID!, $personId: ID!) */
export const mutateRemoveFromGroup = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveFromGroupMutation, Operations.RemoveFromGroupMutationVariables>
) => mutate(client, Operations.RemoveFromGroupDocument, ...options);

/** mutation MakeGroupAdmin($id: ID!, $personId: ID!) */
export const mutateMakeGroupAdmin = (
  client: ApolloClient, ...options: MutationArguments<Operations.MakeGroupAdminMutation, Operations.MakeGroupAdminMutationVariables>
) => mutate(client, Operations.MakeGroupAdminDocument, ...options);

/** mutation RemoveGroupAdmin($id: ID!, $personId: ID!) */
export const mutateRemoveGroupAdmin = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveGroupAdminMutation, Operations.RemoveGroupAdminMutationVariables>
) => mutate(client, Operations.RemoveGroupAdminDocument, ...options);

/** mutation RenameGroup($id: ID!, $name: String!) */
export const mutateRenameGroup = (
  client: ApolloClient, ...options: MutationArguments<Operations.RenameGroupMutation, Operations.RenameGroupMutationVariables>
) => mutate(client, Operations.RenameGroupDocument, ...options);

/** mutation SetGroupPicture($id: ID!, $picture: Upload!) */
export const mutateSetGroupPicture = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetGroupPictureMutation, Operations.SetGroupPictureMutationVariables>
) => mutate(client, Operations.SetGroupPictureDocument, ...options);

/** mutation LeaveGroup($id: ID!, $heirId: ID) */
export const mutateLeaveGroup = (
  client: ApolloClient, ...options: MutationArguments<Operations.LeaveGroupMutation, Operations.LeaveGroupMutationVariables>
) => mutate(client, Operations.LeaveGroupDocument, ...options);

/** query SearchMessages($search: String!, $conversationId: ID, $first: Int, $after: String) */
export const querySearchMessages = (
  client: ApolloClient, ...options: QueryArguments<Operations.SearchMessagesQuery, Operations.SearchMessagesQueryVariables>
) => query(client, Operations.SearchMessagesDocument, ...options);

/** query College */
export const queryCollege = (
  client: ApolloClient, ...options: QueryArguments<Operations.CollegeQuery, Operations.CollegeQueryVariables>
) => query(client, Operations.CollegeDocument, ...options);

/** mutation ChangeCollege($version: Int!, $words: CollegeInput!, $studies: CollegeStudiesInput, $name: String, $shortName: String, $emailDomain: String) */
export const mutateChangeCollege = (
  client: ApolloClient, ...options: MutationArguments<Operations.ChangeCollegeMutation, Operations.ChangeCollegeMutationVariables>
) => mutate(client, Operations.ChangeCollegeDocument, ...options);

/** mutation SetCollegeLogo($logo: Upload!) */
export const mutateSetCollegeLogo = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetCollegeLogoMutation, Operations.SetCollegeLogoMutationVariables>
) => mutate(client, Operations.SetCollegeLogoDocument, ...options);

/** mutation RemoveCollegeLogo */
export const mutateRemoveCollegeLogo = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveCollegeLogoMutation, Operations.RemoveCollegeLogoMutationVariables>
) => mutate(client, Operations.RemoveCollegeLogoDocument, ...options);

/** query Companies($filter: CompanyFilterInput, $sort: CompanySort, $after: String) */
export const queryCompanies = (
  client: ApolloClient, ...options: QueryArguments<Operations.CompaniesQuery, Operations.CompaniesQueryVariables>
) => query(client, Operations.CompaniesDocument, ...options);

/** query CompaniesFacets($filter: CompanyFilterInput) */
export const queryCompaniesFacets = (
  client: ApolloClient, ...options: QueryArguments<Operations.CompaniesFacetsQuery, Operations.CompaniesFacetsQueryVariables>
) => query(client, Operations.CompaniesFacetsDocument, ...options);

/** query Company($slug: String!) */
export const queryCompany = (
  client: ApolloClient, ...options: QueryArguments<Operations.CompanyQuery, Operations.CompanyQueryVariables>
) => query(client, Operations.CompanyDocument, ...options);

/** mutation FollowCompany($slug: String!) */
export const mutateFollowCompany = (
  client: ApolloClient, ...options: MutationArguments<Operations.FollowCompanyMutation, Operations.FollowCompanyMutationVariables>
) => mutate(client, Operations.FollowCompanyDocument, ...options);

/** mutation UnfollowCompany($slug: String!) */
export const mutateUnfollowCompany = (
  client: ApolloClient, ...options: MutationArguments<Operations.UnfollowCompanyMutation, Operations.UnfollowCompanyMutationVariables>
) => mutate(client, Operations.UnfollowCompanyDocument, ...options);

/** query CompanyOpenings($slug: String!, $after: String) */
export const queryCompanyOpenings = (
  client: ApolloClient, ...options: QueryArguments<Operations.CompanyOpeningsQuery, Operations.CompanyOpeningsQueryVariables>
) => query(client, Operations.CompanyOpeningsDocument, ...options);

/** query CompanyPeople($slug: String!, $after: String) */
export const queryCompanyPeople = (
  client: ApolloClient, ...options: QueryArguments<Operations.CompanyPeopleQuery, Operations.CompanyPeopleQueryVariables>
) => query(client, Operations.CompanyPeopleDocument, ...options);

/** mutation SetQuestionApart($id: ID!, $postId: ID!, $place: Int!) */
export const mutateSetQuestionApart = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetQuestionApartMutation, Operations.SetQuestionApartMutationVariables>
) => mutate(client, Operations.SetQuestionApartDocument, ...options);

/** mutation DismissQuestion($id: ID!, $postId: ID!, $place: Int!) */
export const mutateDismissQuestion = (
  client: ApolloClient, ...options: MutationArguments<Operations.DismissQuestionMutation, Operations.DismissQuestionMutationVariables>
) => mutate(client, Operations.DismissQuestionDocument, ...options);

/** mutation JoinQuestions($id: ID!, $otherId: ID!) */
export const mutateJoinQuestions = (
  client: ApolloClient, ...options: MutationArguments<Operations.JoinQuestionsMutation, Operations.JoinQuestionsMutationVariables>
) => mutate(client, Operations.JoinQuestionsDocument, ...options);

/** mutation UndoQuestionCorrection($id: ID!) */
export const mutateUndoQuestionCorrection = (
  client: ApolloClient, ...options: MutationArguments<Operations.UndoQuestionCorrectionMutation, Operations.UndoQuestionCorrectionMutationVariables>
) => mutate(client, Operations.UndoQuestionCorrectionDocument, ...options);

/** query CompanyAsked($slug: String!, $filter: AskedFilterInput, $first: Int, $after: String) */
export const queryCompanyAsked = (
  client: ApolloClient, ...options: QueryArguments<Operations.CompanyAskedQuery, Operations.CompanyAskedQueryVariables>
) => query(client, Operations.CompanyAskedDocument, ...options);

/** query QuestionBank($filter: QuestionBankFilterInput, $sort: QuestionBankSort, $after: String) */
export const queryQuestionBank = (
  client: ApolloClient, ...options: QueryArguments<Operations.QuestionBankQuery, Operations.QuestionBankQueryVariables>
) => query(client, Operations.QuestionBankDocument, ...options);

/** query QuestionBankFacets($filter: QuestionBankFilterInput) */
export const queryQuestionBankFacets = (
  client: ApolloClient, ...options: QueryArguments<Operations.QuestionBankFacetsQuery, Operations.QuestionBankFacetsQueryVariables>
) => query(client, Operations.QuestionBankFacetsDocument, ...options);

/** query ComparedCompany($slug: String!) */
export const queryComparedCompany = (
  client: ApolloClient, ...options: QueryArguments<Operations.ComparedCompanyQuery, Operations.ComparedCompanyQueryVariables>
) => query(client, Operations.ComparedCompanyDocument, ...options);

/** mutation SetCompanyLogo($slug: String!, $logo: Upload!) */
export const mutateSetCompanyLogo = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetCompanyLogoMutation, Operations.SetCompanyLogoMutationVariables>
) => mutate(client, Operations.SetCompanyLogoDocument, ...options);

/** mutation RemoveCompanyLogo($slug: String!) */
export const mutateRemoveCompanyLogo = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveCompanyLogoMutation, Operations.RemoveCompanyLogoMutationVariables>
) => mutate(client, Operations.RemoveCompanyLogoDocument, ...options);

/** mutation UndoCompanyLogo($id: ID!) */
export const mutateUndoCompanyLogo = (
  client: ApolloClient, ...options: MutationArguments<Operations.UndoCompanyLogoMutation, Operations.UndoCompanyLogoMutationVariables>
) => mutate(client, Operations.UndoCompanyLogoDocument, ...options);

/** mutation JoinCompanies($id: ID!, $keep: ID!) */
export const mutateJoinCompanies = (
  client: ApolloClient, ...options: MutationArguments<Operations.JoinCompaniesMutation, Operations.JoinCompaniesMutationVariables>
) => mutate(client, Operations.JoinCompaniesDocument, ...options);

/** mutation KeepCompaniesApart($id: ID!) */
export const mutateKeepCompaniesApart = (
  client: ApolloClient, ...options: MutationArguments<Operations.KeepCompaniesApartMutation, Operations.KeepCompaniesApartMutationVariables>
) => mutate(client, Operations.KeepCompaniesApartDocument, ...options);

/** mutation DecideCompaniesAnew($id: ID!) */
export const mutateDecideCompaniesAnew = (
  client: ApolloClient, ...options: MutationArguments<Operations.DecideCompaniesAnewMutation, Operations.DecideCompaniesAnewMutationVariables>
) => mutate(client, Operations.DecideCompaniesAnewDocument, ...options);

/** mutation PairCompanies($first: String!, $second: String!) */
export const mutatePairCompanies = (
  client: ApolloClient, ...options: MutationArguments<Operations.PairCompaniesMutation, Operations.PairCompaniesMutationVariables>
) => mutate(client, Operations.PairCompaniesDocument, ...options);

/** query ConnectionStatus($userId: ID!) */
export const queryConnectionStatus = (
  client: ApolloClient, ...options: QueryArguments<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>
) => query(client, Operations.ConnectionStatusDocument, ...options);

/** query ConnectionCounts */
export const queryConnectionCounts = (
  client: ApolloClient, ...options: QueryArguments<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>
) => query(client, Operations.ConnectionCountsDocument, ...options);

/** query Connections($search: String, $first: Int, $after: String) */
export const queryConnections = (
  client: ApolloClient, ...options: QueryArguments<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>
) => query(client, Operations.ConnectionsDocument, ...options);

/** query ConnectionRequests($direction: RequestDirection, $first: Int, $after: String) */
export const queryConnectionRequests = (
  client: ApolloClient, ...options: QueryArguments<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>
) => query(client, Operations.ConnectionRequestsDocument, ...options);

/** mutation Connect($userId: ID!) */
export const mutateConnect = (
  client: ApolloClient, ...options: MutationArguments<Operations.ConnectMutation, Operations.ConnectMutationVariables>
) => mutate(client, Operations.ConnectDocument, ...options);

/** mutation CancelConnectionRequest($requestId: ID!) */
export const mutateCancelConnectionRequest = (
  client: ApolloClient, ...options: MutationArguments<Operations.CancelConnectionRequestMutation, Operations.CancelConnectionRequestMutationVariables>
) => mutate(client, Operations.CancelConnectionRequestDocument, ...options);

/** mutation AcceptConnection($requestId: ID!) */
export const mutateAcceptConnection = (
  client: ApolloClient, ...options: MutationArguments<Operations.AcceptConnectionMutation, Operations.AcceptConnectionMutationVariables>
) => mutate(client, Operations.AcceptConnectionDocument, ...options);

/** mutation RejectConnection($requestId: ID!) */
export const mutateRejectConnection = (
  client: ApolloClient, ...options: MutationArguments<Operations.RejectConnectionMutation, Operations.RejectConnectionMutationVariables>
) => mutate(client, Operations.RejectConnectionDocument, ...options);

/** mutation UndoRejectConnection($requestId: ID!) */
export const mutateUndoRejectConnection = (
  client: ApolloClient, ...options: MutationArguments<Operations.UndoRejectConnectionMutation, Operations.UndoRejectConnectionMutationVariables>
) => mutate(client, Operations.UndoRejectConnectionDocument, ...options);

/** mutation Disconnect($userId: ID!) */
export const mutateDisconnect = (
  client: ApolloClient, ...options: MutationArguments<Operations.DisconnectMutation, Operations.DisconnectMutationVariables>
) => mutate(client, Operations.DisconnectDocument, ...options);

/** query People($filter: PeopleFilterInput, $sort: FeedSort, $first: Int, $after: String) */
export const queryPeople = (
  client: ApolloClient, ...options: QueryArguments<Operations.PeopleQuery, Operations.PeopleQueryVariables>
) => query(client, Operations.PeopleDocument, ...options);

/** query Paths($filter: PathFilterInput!) */
export const queryPaths = (
  client: ApolloClient, ...options: QueryArguments<Operations.PathsQuery, Operations.PathsQueryVariables>
) => query(client, Operations.PathsDocument, ...options);

/** query PeopleFacets($filter: PeopleFilterInput) */
export const queryPeopleFacets = (
  client: ApolloClient, ...options: QueryArguments<Operations.PeopleFacetsQuery, Operations.PeopleFacetsQueryVariables>
) => query(client, Operations.PeopleFacetsDocument, ...options);

/** query SavedPeopleSearches */
export const querySavedPeopleSearches = (
  client: ApolloClient, ...options: QueryArguments<Operations.SavedPeopleSearchesQuery, Operations.SavedPeopleSearchesQueryVariables>
) => query(client, Operations.SavedPeopleSearchesDocument, ...options);

/** mutation SavePeopleSearch($filter: PeopleFilterInput!, $mails: AlertFrequency!) */
export const mutateSavePeopleSearch = (
  client: ApolloClient, ...options: MutationArguments<Operations.SavePeopleSearchMutation, Operations.SavePeopleSearchMutationVariables>
) => mutate(client, Operations.SavePeopleSearchDocument, ...options);

/** mutation SetPeopleAlert($id: ID!, $mails: AlertFrequency!) */
export const mutateSetPeopleAlert = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetPeopleAlertMutation, Operations.SetPeopleAlertMutationVariables>
) => mutate(client, Operations.SetPeopleAlertDocument, ...options);

/** mutation RemovePeopleSearch($id: ID!) */
export const mutateRemovePeopleSearch = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemovePeopleSearchMutation, Operations.RemovePeopleSearchMutationVariables>
) => mutate(client, Operations.RemovePeopleSearchDocument, ...options);

/** mutation StopPeopleAlert($token: String!, $isOn: Boolean!) */
export const mutateStopPeopleAlert = (
  client: ApolloClient, ...options: MutationArguments<Operations.StopPeopleAlertMutation, Operations.StopPeopleAlertMutationVariables>
) => mutate(client, Operations.StopPeopleAlertDocument, ...options);

/** query Endorsements($userId: ID!, $first: Int = 20, $after: String) */
export const queryEndorsements = (
  client: ApolloClient, ...options: QueryArguments<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>
) => query(client, Operations.EndorsementsDocument, ...options);

/** query PendingEndorsements($userId: ID!, $after: String) */
export const queryPendingEndorsements = (
  client: ApolloClient, ...options: QueryArguments<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>
) => query(client, Operations.PendingEndorsementsDocument, ...options);

/** mutation SubmitEndorsement($menteeId: ID!, $message: String!, $visibility: EndorsementVisibility!) */
export const mutateSubmitEndorsement = (
  client: ApolloClient, ...options: MutationArguments<Operations.SubmitEndorsementMutation, Operations.SubmitEndorsementMutationVariables>
) => mutate(client, Operations.SubmitEndorsementDocument, ...options);

/** mutation AcceptEndorsement($id: ID!) */
export const mutateAcceptEndorsement = (
  client: ApolloClient, ...options: MutationArguments<Operations.AcceptEndorsementMutation, Operations.AcceptEndorsementMutationVariables>
) => mutate(client, Operations.AcceptEndorsementDocument, ...options);

/** mutation DeclineEndorsement($id: ID!) */
export const mutateDeclineEndorsement = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeclineEndorsementMutation, Operations.DeclineEndorsementMutationVariables>
) => mutate(client, Operations.DeclineEndorsementDocument, ...options);

/** mutation RemoveEndorsement($id: ID!) */
export const mutateRemoveEndorsement = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveEndorsementMutation, Operations.RemoveEndorsementMutationVariables>
) => mutate(client, Operations.RemoveEndorsementDocument, ...options);

/** mutation SendFeedback($message: String!, $page: String) */
export const mutateSendFeedback = (
  client: ApolloClient, ...options: MutationArguments<Operations.SendFeedbackMutation, Operations.SendFeedbackMutationVariables>
) => mutate(client, Operations.SendFeedbackDocument, ...options);

/** query Feedback($state: FeedbackState, $search: String, $after: String) */
export const queryFeedback = (
  client: ApolloClient, ...options: QueryArguments<Operations.FeedbackQuery, Operations.FeedbackQueryVariables>
) => query(client, Operations.FeedbackDocument, ...options);

/** mutation CloseFeedback($id: ID!) */
export const mutateCloseFeedback = (
  client: ApolloClient, ...options: MutationArguments<Operations.CloseFeedbackMutation, Operations.CloseFeedbackMutationVariables>
) => mutate(client, Operations.CloseFeedbackDocument, ...options);

/** mutation ReopenFeedback($id: ID!) */
export const mutateReopenFeedback = (
  client: ApolloClient, ...options: MutationArguments<Operations.ReopenFeedbackMutation, Operations.ReopenFeedbackMutationVariables>
) => mutate(client, Operations.ReopenFeedbackDocument, ...options);

/** query Gratitudes($userId: ID!, $first: Int = 20, $after: String) */
export const queryGratitudes = (
  client: ApolloClient, ...options: QueryArguments<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>
) => query(client, Operations.GratitudesDocument, ...options);

/** query HiddenGratitudes($userId: ID!, $after: String) */
export const queryHiddenGratitudes = (
  client: ApolloClient, ...options: QueryArguments<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>
) => query(client, Operations.HiddenGratitudesDocument, ...options);

/** mutation SendGratitude($profileId: ID!, $text: String!, $key: ID) */
export const mutateSendGratitude = (
  client: ApolloClient, ...options: MutationArguments<Operations.SendGratitudeMutation, Operations.SendGratitudeMutationVariables>
) => mutate(client, Operations.SendGratitudeDocument, ...options);

/** mutation UpvoteGratitude($id: ID!) */
export const mutateUpvoteGratitude = (
  client: ApolloClient, ...options: MutationArguments<Operations.UpvoteGratitudeMutation, Operations.UpvoteGratitudeMutationVariables>
) => mutate(client, Operations.UpvoteGratitudeDocument, ...options);

/** mutation HideGratitude($id: ID!) */
export const mutateHideGratitude = (
  client: ApolloClient, ...options: MutationArguments<Operations.HideGratitudeMutation, Operations.HideGratitudeMutationVariables>
) => mutate(client, Operations.HideGratitudeDocument, ...options);

/** mutation UnhideGratitude($id: ID!) */
export const mutateUnhideGratitude = (
  client: ApolloClient, ...options: MutationArguments<Operations.UnhideGratitudeMutation, Operations.UnhideGratitudeMutationVariables>
) => mutate(client, Operations.UnhideGratitudeDocument, ...options);

/** mutation DeleteGratitude($id: ID!) */
export const mutateDeleteGratitude = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteGratitudeMutation, Operations.DeleteGratitudeMutationVariables>
) => mutate(client, Operations.DeleteGratitudeDocument, ...options);

/** query Health */
export const queryHealth = (
  client: ApolloClient, ...options: QueryArguments<Operations.HealthQuery, Operations.HealthQueryVariables>
) => query(client, Operations.HealthDocument, ...options);

/** query SupportPacket */
export const querySupportPacket = (
  client: ApolloClient, ...options: QueryArguments<Operations.SupportPacketQuery, Operations.SupportPacketQueryVariables>
) => query(client, Operations.SupportPacketDocument, ...options);

/** mutation RunWorkAgain($id: ID!) */
export const mutateRunWorkAgain = (
  client: ApolloClient, ...options: MutationArguments<Operations.RunWorkAgainMutation, Operations.RunWorkAgainMutationVariables>
) => mutate(client, Operations.RunWorkAgainDocument, ...options);

/** mutation SendTestLetter */
export const mutateSendTestLetter = (
  client: ApolloClient, ...options: MutationArguments<Operations.SendTestLetterMutation, Operations.SendTestLetterMutationVariables>
) => mutate(client, Operations.SendTestLetterDocument, ...options);

/** mutation ConfirmSecret */
export const mutateConfirmSecret = (
  client: ApolloClient, ...options: MutationArguments<Operations.ConfirmSecretMutation, Operations.ConfirmSecretMutationVariables>
) => mutate(client, Operations.ConfirmSecretDocument, ...options);

/** query Me */
export const queryMe = (
  client: ApolloClient, ...options: QueryArguments<Operations.MeQuery, Operations.MeQueryVariables>
) => query(client, Operations.MeDocument, ...options);

/** mutation SignIn($email: String!, $password: String!) */
export const mutateSignIn = (
  client: ApolloClient, ...options: MutationArguments<Operations.SignInMutation, Operations.SignInMutationVariables>
) => mutate(client, Operations.SignInDocument, ...options);

/** mutation OidcSignIn */
export const mutateOidcSignIn = (
  client: ApolloClient, ...options: MutationArguments<Operations.OidcSignInMutation, Operations.OidcSignInMutationVariables>
) => mutate(client, Operations.OidcSignInDocument, ...options);

/** mutation SignInByOidc($key: String!, $answer: String!) */
export const mutateSignInByOidc = (
  client: ApolloClient, ...options: MutationArguments<Operations.SignInByOidcMutation, Operations.SignInByOidcMutationVariables>
) => mutate(client, Operations.SignInByOidcDocument, ...options);

/** mutation SignInWithGoogle($credential: String!) */
export const mutateSignInWithGoogle = (
  client: ApolloClient, ...options: MutationArguments<Operations.SignInWithGoogleMutation, Operations.SignInWithGoogleMutationVariables>
) => mutate(client, Operations.SignInWithGoogleDocument, ...options);

/** mutation SignOut */
export const mutateSignOut = (
  client: ApolloClient, ...options: MutationArguments<Operations.SignOutMutation, Operations.SignOutMutationVariables>
) => mutate(client, Operations.SignOutDocument, ...options);

/** mutation ForgotPassword($email: String!) */
export const mutateForgotPassword = (
  client: ApolloClient, ...options: MutationArguments<Operations.ForgotPasswordMutation, Operations.ForgotPasswordMutationVariables>
) => mutate(client, Operations.ForgotPasswordDocument, ...options);

/** mutation ResetPassword($email: String!, $otp: String!, $newPassword: String!) */
export const mutateResetPassword = (
  client: ApolloClient, ...options: MutationArguments<Operations.ResetPasswordMutation, Operations.ResetPasswordMutationVariables>
) => mutate(client, Operations.ResetPasswordDocument, ...options);

/** mutation SignUp($input: SignUpInput!) */
export const mutateSignUp = (
  client: ApolloClient, ...options: MutationArguments<Operations.SignUpMutation, Operations.SignUpMutationVariables>
) => mutate(client, Operations.SignUpDocument, ...options);

/** mutation VerifySignUp($input: SignUpInput!, $emailOtp: String!) */
export const mutateVerifySignUp = (
  client: ApolloClient, ...options: MutationArguments<Operations.VerifySignUpMutation, Operations.VerifySignUpMutationVariables>
) => mutate(client, Operations.VerifySignUpDocument, ...options);

/** mutation FinishRegistration($email: String!) */
export const mutateFinishRegistration = (
  client: ApolloClient, ...options: MutationArguments<Operations.FinishRegistrationMutation, Operations.FinishRegistrationMutationVariables>
) => mutate(client, Operations.FinishRegistrationDocument, ...options);

/** mutation VerifyYourself($email: String!) */
export const mutateVerifyYourself = (
  client: ApolloClient, ...options: MutationArguments<Operations.VerifyYourselfMutation, Operations.VerifyYourselfMutationVariables>
) => mutate(client, Operations.VerifyYourselfDocument, ...options);

/** mutation CompleteProfile($input: CompleteProfileInput!) */
export const mutateCompleteProfile = (
  client: ApolloClient, ...options: MutationArguments<Operations.CompleteProfileMutation, Operations.CompleteProfileMutationVariables>
) => mutate(client, Operations.CompleteProfileDocument, ...options);

/** mutation SwitchRole($newRole: Role!) */
export const mutateSwitchRole = (
  client: ApolloClient, ...options: MutationArguments<Operations.SwitchRoleMutation, Operations.SwitchRoleMutationVariables>
) => mutate(client, Operations.SwitchRoleDocument, ...options);

/** mutation CreateRole($newRole: Role!) */
export const mutateCreateRole = (
  client: ApolloClient, ...options: MutationArguments<Operations.CreateRoleMutation, Operations.CreateRoleMutationVariables>
) => mutate(client, Operations.CreateRoleDocument, ...options);

/** mutation SendInstituteCode($email: String!) */
export const mutateSendInstituteCode = (
  client: ApolloClient, ...options: MutationArguments<Operations.SendInstituteCodeMutation, Operations.SendInstituteCodeMutationVariables>
) => mutate(client, Operations.SendInstituteCodeDocument, ...options);

/** mutation VerifyInstituteCode($email: String!, $otp: String!) */
export const mutateVerifyInstituteCode = (
  client: ApolloClient, ...options: MutationArguments<Operations.VerifyInstituteCodeMutation, Operations.VerifyInstituteCodeMutationVariables>
) => mutate(client, Operations.VerifyInstituteCodeDocument, ...options);

/** mutation UploadVerificationDocument($document: Upload!, $documentType: DocumentType!) */
export const mutateUploadVerificationDocument = (
  client: ApolloClient, ...options: MutationArguments<Operations.UploadVerificationDocumentMutation, Operations.UploadVerificationDocumentMutationVariables>
) => mutate(client, Operations.UploadVerificationDocumentDocument, ...options);

/** query EndedSession($token: String!) */
export const queryEndedSession = (
  client: ApolloClient, ...options: QueryArguments<Operations.EndedSessionQuery, Operations.EndedSessionQueryVariables>
) => query(client, Operations.EndedSessionDocument, ...options);

/** mutation MailSignIn($email: String!) */
export const mutateMailSignIn = (
  client: ApolloClient, ...options: MutationArguments<Operations.MailSignInMutation, Operations.MailSignInMutationVariables>
) => mutate(client, Operations.MailSignInDocument, ...options);

/** mutation SignInByMail($email: String!, $key: String!, $otp: String!) */
export const mutateSignInByMail = (
  client: ApolloClient, ...options: MutationArguments<Operations.SignInByMailMutation, Operations.SignInByMailMutationVariables>
) => mutate(client, Operations.SignInByMailDocument, ...options);

/** query Imports($sort: TimeSort, $after: String) */
export const queryImports = (
  client: ApolloClient, ...options: QueryArguments<Operations.ImportsQuery, Operations.ImportsQueryVariables>
) => query(client, Operations.ImportsDocument, ...options);

/** query ImportRows($id: ID!, $state: ImportRowState, $after: String) */
export const queryImportRows = (
  client: ApolloClient, ...options: QueryArguments<Operations.ImportRowsQuery, Operations.ImportRowsQueryVariables>
) => query(client, Operations.ImportRowsDocument, ...options);

/** mutation UploadImport($file: Upload!, $mode: ImportMode!, $columns: [ImportColumnInput!]) */
export const mutateUploadImport = (
  client: ApolloClient, ...options: MutationArguments<Operations.UploadImportMutation, Operations.UploadImportMutationVariables>
) => mutate(client, Operations.UploadImportDocument, ...options);

/** mutation RunImport($id: ID!) */
export const mutateRunImport = (
  client: ApolloClient, ...options: MutationArguments<Operations.RunImportMutation, Operations.RunImportMutationVariables>
) => mutate(client, Operations.RunImportDocument, ...options);

/** mutation CancelImport($id: ID!) */
export const mutateCancelImport = (
  client: ApolloClient, ...options: MutationArguments<Operations.CancelImportMutation, Operations.CancelImportMutationVariables>
) => mutate(client, Operations.CancelImportDocument, ...options);

/** mutation UndoImport($id: ID!) */
export const mutateUndoImport = (
  client: ApolloClient, ...options: MutationArguments<Operations.UndoImportMutation, Operations.UndoImportMutationVariables>
) => mutate(client, Operations.UndoImportDocument, ...options);

/** mutation ExportBadRows($id: ID!) */
export const mutateExportBadRows = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportBadRowsMutation, Operations.ExportBadRowsMutationVariables>
) => mutate(client, Operations.ExportBadRowsDocument, ...options);

/** query RosterMatches($after: String, $search: String, $sort: TimeSort) */
export const queryRosterMatches = (
  client: ApolloClient, ...options: QueryArguments<Operations.RosterMatchesQuery, Operations.RosterMatchesQueryVariables>
) => query(client, Operations.RosterMatchesDocument, ...options);

/** mutation DecideRosterMatches($userIds: [ID!]!, $isSame: Boolean!) */
export const mutateDecideRosterMatches = (
  client: ApolloClient, ...options: MutationArguments<Operations.DecideRosterMatchesMutation, Operations.DecideRosterMatchesMutationVariables>
) => mutate(client, Operations.DecideRosterMatchesDocument, ...options);

/** query GraduatesToAsk */
export const queryGraduatesToAsk = (
  client: ApolloClient, ...options: QueryArguments<Operations.GraduatesToAskQuery, Operations.GraduatesToAskQueryVariables>
) => query(client, Operations.GraduatesToAskDocument, ...options);

/** mutation AskGraduates */
export const mutateAskGraduates = (
  client: ApolloClient, ...options: MutationArguments<Operations.AskGraduatesMutation, Operations.AskGraduatesMutationVariables>
) => mutate(client, Operations.AskGraduatesDocument, ...options);

/** mutation ExportImports($after: String) */
export const mutateExportImports = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportImportsMutation, Operations.ExportImportsMutationVariables>
) => mutate(client, Operations.ExportImportsDocument, ...options);

/** mutation ExportRosterMatches($search: String, $after: String) */
export const mutateExportRosterMatches = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportRosterMatchesMutation, Operations.ExportRosterMatchesMutationVariables>
) => mutate(client, Operations.ExportRosterMatchesDocument, ...options);

/** mutation RemindInvited($userIds: [ID!]!) */
export const mutateRemindInvited = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemindInvitedMutation, Operations.RemindInvitedMutationVariables>
) => mutate(client, Operations.RemindInvitedDocument, ...options);

/** query RemindableCount($filter: InvitedFilterInput) */
export const queryRemindableCount = (
  client: ApolloClient, ...options: QueryArguments<Operations.RemindableCountQuery, Operations.RemindableCountQueryVariables>
) => query(client, Operations.RemindableCountDocument, ...options);

/** mutation RemindAllInvited($filter: InvitedFilterInput) */
export const mutateRemindAllInvited = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemindAllInvitedMutation, Operations.RemindAllInvitedMutationVariables>
) => mutate(client, Operations.RemindAllInvitedDocument, ...options);

/** query Jobs($filter: JobFilterInput, $sort: JobSort, $first: Int, $after: String) */
export const queryJobs = (
  client: ApolloClient, ...options: QueryArguments<Operations.JobsQuery, Operations.JobsQueryVariables>
) => query(client, Operations.JobsDocument, ...options);

/** query NewestJobs($filter: JobFilterInput) */
export const queryNewestJobs = (
  client: ApolloClient, ...options: QueryArguments<Operations.NewestJobsQuery, Operations.NewestJobsQueryVariables>
) => query(client, Operations.NewestJobsDocument, ...options);

/** query JobFacets($filter: JobFilterInput) */
export const queryJobFacets = (
  client: ApolloClient, ...options: QueryArguments<Operations.JobFacetsQuery, Operations.JobFacetsQueryVariables>
) => query(client, Operations.JobFacetsDocument, ...options);

/** query JobPage($id: ID!) */
export const queryJobPage = (
  client: ApolloClient, ...options: QueryArguments<Operations.JobPageQuery, Operations.JobPageQueryVariables>
) => query(client, Operations.JobPageDocument, ...options);

/** query Job($id: ID!) */
export const queryJob = (
  client: ApolloClient, ...options: QueryArguments<Operations.JobQuery, Operations.JobQueryVariables>
) => query(client, Operations.JobDocument, ...options);

/** mutation ViewJob($id: ID!) */
export const mutateViewJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.ViewJobMutation, Operations.ViewJobMutationVariables>
) => mutate(client, Operations.ViewJobDocument, ...options);

/** mutation LikeJob($id: ID!) */
export const mutateLikeJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.LikeJobMutation, Operations.LikeJobMutationVariables>
) => mutate(client, Operations.LikeJobDocument, ...options);

/** mutation ApplyToJob($id: ID!) */
export const mutateApplyToJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.ApplyToJobMutation, Operations.ApplyToJobMutationVariables>
) => mutate(client, Operations.ApplyToJobDocument, ...options);

/** mutation ShareJob($id: ID!) */
export const mutateShareJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.ShareJobMutation, Operations.ShareJobMutationVariables>
) => mutate(client, Operations.ShareJobDocument, ...options);

/** mutation CloseJob($id: ID!) */
export const mutateCloseJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.CloseJobMutation, Operations.CloseJobMutationVariables>
) => mutate(client, Operations.CloseJobDocument, ...options);

/** mutation ReopenJob($id: ID!) */
export const mutateReopenJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.ReopenJobMutation, Operations.ReopenJobMutationVariables>
) => mutate(client, Operations.ReopenJobDocument, ...options);

/** mutation DeleteJob($id: ID!) */
export const mutateDeleteJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteJobMutation, Operations.DeleteJobMutationVariables>
) => mutate(client, Operations.DeleteJobDocument, ...options);

/** mutation PostJob($input: JobInput!, $attachment: Upload, $logo: Upload, $key: ID) */
export const mutatePostJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.PostJobMutation, Operations.PostJobMutationVariables>
) => mutate(client, Operations.PostJobDocument, ...options);

/** mutation UpdateJob($id: ID!, $input: JobInput!, $attachment: Upload, $logo: Upload, $removeAttachment: Boolean, $removeLogo: Boolean) */
export const mutateUpdateJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.UpdateJobMutation, Operations.UpdateJobMutationVariables>
) => mutate(client, Operations.UpdateJobDocument, ...options);

/** query OpenJobLike($companyName: String!, $role: String!) */
export const queryOpenJobLike = (
  client: ApolloClient, ...options: QueryArguments<Operations.OpenJobLikeQuery, Operations.OpenJobLikeQueryVariables>
) => query(client, Operations.OpenJobLikeDocument, ...options);

/** query SavedJobSearches */
export const querySavedJobSearches = (
  client: ApolloClient, ...options: QueryArguments<Operations.SavedJobSearchesQuery, Operations.SavedJobSearchesQueryVariables>
) => query(client, Operations.SavedJobSearchesDocument, ...options);

/** mutation SaveJobSearch($filter: JobFilterInput!, $mails: AlertFrequency!) */
export const mutateSaveJobSearch = (
  client: ApolloClient, ...options: MutationArguments<Operations.SaveJobSearchMutation, Operations.SaveJobSearchMutationVariables>
) => mutate(client, Operations.SaveJobSearchDocument, ...options);

/** mutation SetJobAlert($id: ID!, $mails: AlertFrequency!) */
export const mutateSetJobAlert = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetJobAlertMutation, Operations.SetJobAlertMutationVariables>
) => mutate(client, Operations.SetJobAlertDocument, ...options);

/** mutation RemoveJobSearch($id: ID!) */
export const mutateRemoveJobSearch = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveJobSearchMutation, Operations.RemoveJobSearchMutationVariables>
) => mutate(client, Operations.RemoveJobSearchDocument, ...options);

/** mutation StopJobAlert($token: String!, $isOn: Boolean!) */
export const mutateStopJobAlert = (
  client: ApolloClient, ...options: MutationArguments<Operations.StopJobAlertMutation, Operations.StopJobAlertMutationVariables>
) => mutate(client, Operations.StopJobAlertDocument, ...options);

/** mutation AnswerStillOpen($token: String!, $isStillOpen: Boolean!) */
export const mutateAnswerStillOpen = (
  client: ApolloClient, ...options: MutationArguments<Operations.AnswerStillOpenMutation, Operations.AnswerStillOpenMutationVariables>
) => mutate(client, Operations.AnswerStillOpenDocument, ...options);

/** query SearchPreview($search: String, $first: Int) */
export const querySearchPreview = (
  client: ApolloClient, ...options: QueryArguments<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>
) => query(client, Operations.SearchPreviewDocument, ...options);

/** query LegacyProjects($userId: ID!, $after: String) */
export const queryLegacyProjects = (
  client: ApolloClient, ...options: QueryArguments<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>
) => query(client, Operations.LegacyProjectsDocument, ...options);

/** mutation AddLegacyProject($input: LegacyProjectInput!) */
export const mutateAddLegacyProject = (
  client: ApolloClient, ...options: MutationArguments<Operations.AddLegacyProjectMutation, Operations.AddLegacyProjectMutationVariables>
) => mutate(client, Operations.AddLegacyProjectDocument, ...options);

/** mutation UpdateLegacyProject($id: ID!, $input: LegacyProjectInput!) */
export const mutateUpdateLegacyProject = (
  client: ApolloClient, ...options: MutationArguments<Operations.UpdateLegacyProjectMutation, Operations.UpdateLegacyProjectMutationVariables>
) => mutate(client, Operations.UpdateLegacyProjectDocument, ...options);

/** mutation RemoveLegacyProject($id: ID!) */
export const mutateRemoveLegacyProject = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveLegacyProjectMutation, Operations.RemoveLegacyProjectMutationVariables>
) => mutate(client, Operations.RemoveLegacyProjectDocument, ...options);

/** query ModeratedContents($list: ContentList!, $first: Int!, $after: String, $filter: ContentFilterInput, $sort: ContentSort) */
export const queryModeratedContents = (
  client: ApolloClient, ...options: QueryArguments<Operations.ModeratedContentsQuery, Operations.ModeratedContentsQueryVariables>
) => query(client, Operations.ModeratedContentsDocument, ...options);

/** query ModeratedContentPage($type: RemovableType!, $id: ID!) */
export const queryModeratedContentPage = (
  client: ApolloClient, ...options: QueryArguments<Operations.ModeratedContentPageQuery, Operations.ModeratedContentPageQueryVariables>
) => query(client, Operations.ModeratedContentPageDocument, ...options);

/** mutation RemoveContents($type: RemovableType!, $ids: [ID!]!, $kind: RemovalKind!, $reason: String!) */
export const mutateRemoveContents = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveContentsMutation, Operations.RemoveContentsMutationVariables>
) => mutate(client, Operations.RemoveContentsDocument, ...options);

/** mutation RestoreContents($type: RemovableType!, $ids: [ID!]!) */
export const mutateRestoreContents = (
  client: ApolloClient, ...options: MutationArguments<Operations.RestoreContentsMutation, Operations.RestoreContentsMutationVariables>
) => mutate(client, Operations.RestoreContentsDocument, ...options);

/** mutation UndoRemovals($type: RemovableType!, $ids: [ID!]!) */
export const mutateUndoRemovals = (
  client: ApolloClient, ...options: MutationArguments<Operations.UndoRemovalsMutation, Operations.UndoRemovalsMutationVariables>
) => mutate(client, Operations.UndoRemovalsDocument, ...options);

/** mutation PinJob($id: ID!) */
export const mutatePinJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.PinJobMutation, Operations.PinJobMutationVariables>
) => mutate(client, Operations.PinJobDocument, ...options);

/** mutation UnpinJob($id: ID!) */
export const mutateUnpinJob = (
  client: ApolloClient, ...options: MutationArguments<Operations.UnpinJobMutation, Operations.UnpinJobMutationVariables>
) => mutate(client, Operations.UnpinJobDocument, ...options);

/** mutation ExportContents($list: ContentList!, $filter: ContentFilterInput, $after: String) */
export const mutateExportContents = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportContentsMutation, Operations.ExportContentsMutationVariables>
) => mutate(client, Operations.ExportContentsDocument, ...options);

/** query ReportCases($first: Int!, $after: String, $filter: CaseFilterInput, $sort: ContentSort) */
export const queryReportCases = (
  client: ApolloClient, ...options: QueryArguments<Operations.ReportCasesQuery, Operations.ReportCasesQueryVariables>
) => query(client, Operations.ReportCasesDocument, ...options);

/** query ReportCasePage($id: ID!) */
export const queryReportCasePage = (
  client: ApolloClient, ...options: QueryArguments<Operations.ReportCasePageQuery, Operations.ReportCasePageQueryVariables>
) => query(client, Operations.ReportCasePageDocument, ...options);

/** mutation ClaimCase($id: ID!, $isClaimed: Boolean!) */
export const mutateClaimCase = (
  client: ApolloClient, ...options: MutationArguments<Operations.ClaimCaseMutation, Operations.ClaimCaseMutationVariables>
) => mutate(client, Operations.ClaimCaseDocument, ...options);

/** mutation ClaimCases($ids: [ID!]!) */
export const mutateClaimCases = (
  client: ApolloClient, ...options: MutationArguments<Operations.ClaimCasesMutation, Operations.ClaimCasesMutationVariables>
) => mutate(client, Operations.ClaimCasesDocument, ...options);

/** mutation DismissCases($ids: [ID!]!) */
export const mutateDismissCases = (
  client: ApolloClient, ...options: MutationArguments<Operations.DismissCasesMutation, Operations.DismissCasesMutationVariables>
) => mutate(client, Operations.DismissCasesDocument, ...options);

/** mutation ExportReportCases($filter: CaseFilterInput, $after: String) */
export const mutateExportReportCases = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportReportCasesMutation, Operations.ExportReportCasesMutationVariables>
) => mutate(client, Operations.ExportReportCasesDocument, ...options);

/** mutation DecideCase($id: ID!, $decision: CaseDecision!, $reason: String!, $until: DateTimeISO) */
export const mutateDecideCase = (
  client: ApolloClient, ...options: MutationArguments<Operations.DecideCaseMutation, Operations.DecideCaseMutationVariables>
) => mutate(client, Operations.DecideCaseDocument, ...options);

/** mutation DecideAppeal($id: ID!, $outcome: AppealOutcome!, $answer: String!) */
export const mutateDecideAppeal = (
  client: ApolloClient, ...options: MutationArguments<Operations.DecideAppealMutation, Operations.DecideAppealMutationVariables>
) => mutate(client, Operations.DecideAppealDocument, ...options);

/** query OwnCases($first: Int!, $after: String) */
export const queryOwnCases = (
  client: ApolloClient, ...options: QueryArguments<Operations.OwnCasesQuery, Operations.OwnCasesQueryVariables>
) => query(client, Operations.OwnCasesDocument, ...options);

/** mutation AppealCase($id: ID!, $words: String!) */
export const mutateAppealCase = (
  client: ApolloClient, ...options: MutationArguments<Operations.AppealCaseMutation, Operations.AppealCaseMutationVariables>
) => mutate(client, Operations.AppealCaseDocument, ...options);

/** query BanCase($token: String!) */
export const queryBanCase = (
  client: ApolloClient, ...options: QueryArguments<Operations.BanCaseQuery, Operations.BanCaseQueryVariables>
) => query(client, Operations.BanCaseDocument, ...options);

/** mutation AppealBan($token: String!, $words: String!) */
export const mutateAppealBan = (
  client: ApolloClient, ...options: MutationArguments<Operations.AppealBanMutation, Operations.AppealBanMutationVariables>
) => mutate(client, Operations.AppealBanDocument, ...options);

/** query OwnReports($first: Int!, $after: String) */
export const queryOwnReports = (
  client: ApolloClient, ...options: QueryArguments<Operations.OwnReportsQuery, Operations.OwnReportsQueryVariables>
) => query(client, Operations.OwnReportsDocument, ...options);

/** query NotificationCounts */
export const queryNotificationCounts = (
  client: ApolloClient, ...options: QueryArguments<Operations.NotificationCountsQuery, Operations.NotificationCountsQueryVariables>
) => query(client, Operations.NotificationCountsDocument, ...options);

/** query Notifications($tab: NotificationTab, $first: Int, $after: String) */
export const queryNotifications = (
  client: ApolloClient, ...options: QueryArguments<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>
) => query(client, Operations.NotificationsDocument, ...options);

/** query NotificationSettings */
export const queryNotificationSettings = (
  client: ApolloClient, ...options: QueryArguments<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>
) => query(client, Operations.NotificationSettingsDocument, ...options);

/** mutation MarkNotificationsRead($ids: [ID!]!, $tab: NotificationTab) */
export const mutateMarkNotificationsRead = (
  client: ApolloClient, ...options: MutationArguments<Operations.MarkNotificationsReadMutation, Operations.MarkNotificationsReadMutationVariables>
) => mutate(client, Operations.MarkNotificationsReadDocument, ...options);

/** mutation DismissNotifications($ids: [ID!]!, $tab: NotificationTab) */
export const mutateDismissNotifications = (
  client: ApolloClient, ...options: MutationArguments<Operations.DismissNotificationsMutation, Operations.DismissNotificationsMutationVariables>
) => mutate(client, Operations.DismissNotificationsDocument, ...options);

/** mutation ArchiveNotifications($ids: [ID!]!, $tab: NotificationTab) */
export const mutateArchiveNotifications = (
  client: ApolloClient, ...options: MutationArguments<Operations.ArchiveNotificationsMutation, Operations.ArchiveNotificationsMutationVariables>
) => mutate(client, Operations.ArchiveNotificationsDocument, ...options);

/** mutation MoveNotificationsBack($ids: [ID!]!) */
export const mutateMoveNotificationsBack = (
  client: ApolloClient, ...options: MutationArguments<Operations.MoveNotificationsBackMutation, Operations.MoveNotificationsBackMutationVariables>
) => mutate(client, Operations.MoveNotificationsBackDocument, ...options);

/** mutation UndoNotifications($ids: [ID!]!) */
export const mutateUndoNotifications = (
  client: ApolloClient, ...options: MutationArguments<Operations.UndoNotificationsMutation, Operations.UndoNotificationsMutationVariables>
) => mutate(client, Operations.UndoNotificationsDocument, ...options);

/** mutation MarkNotificationsSeen($until: DateTimeISO) */
export const mutateMarkNotificationsSeen = (
  client: ApolloClient, ...options: MutationArguments<Operations.MarkNotificationsSeenMutation, Operations.MarkNotificationsSeenMutationVariables>
) => mutate(client, Operations.MarkNotificationsSeenDocument, ...options);

/** mutation SaveNotificationSettings($input: NotificationSettingsInput!) */
export const mutateSaveNotificationSettings = (
  client: ApolloClient, ...options: MutationArguments<Operations.SaveNotificationSettingsMutation, Operations.SaveNotificationSettingsMutationVariables>
) => mutate(client, Operations.SaveNotificationSettingsDocument, ...options);

/** mutation SaveQuietHours($hours: QuietHoursInput) */
export const mutateSaveQuietHours = (
  client: ApolloClient, ...options: MutationArguments<Operations.SaveQuietHoursMutation, Operations.SaveQuietHoursMutationVariables>
) => mutate(client, Operations.SaveQuietHoursDocument, ...options);

/** mutation Unsubscribe($token: String!, $isOn: Boolean) */
export const mutateUnsubscribe = (
  client: ApolloClient, ...options: MutationArguments<Operations.UnsubscribeMutation, Operations.UnsubscribeMutationVariables>
) => mutate(client, Operations.UnsubscribeDocument, ...options);

/** query PushState($endpoint: String) */
export const queryPushState = (
  client: ApolloClient, ...options: QueryArguments<Operations.PushStateQuery, Operations.PushStateQueryVariables>
) => query(client, Operations.PushStateDocument, ...options);

/** mutation SubscribeToPush($input: PushSubscriptionInput!) */
export const mutateSubscribeToPush = (
  client: ApolloClient, ...options: MutationArguments<Operations.SubscribeToPushMutation, Operations.SubscribeToPushMutationVariables>
) => mutate(client, Operations.SubscribeToPushDocument, ...options);

/** mutation UnsubscribeFromPush($endpoint: String!) */
export const mutateUnsubscribeFromPush = (
  client: ApolloClient, ...options: MutationArguments<Operations.UnsubscribeFromPushMutation, Operations.UnsubscribeFromPushMutationVariables>
) => mutate(client, Operations.UnsubscribeFromPushDocument, ...options);

/** query AdminOverview */
export const queryAdminOverview = (
  client: ApolloClient, ...options: QueryArguments<Operations.AdminOverviewQuery, Operations.AdminOverviewQueryVariables>
) => query(client, Operations.AdminOverviewDocument, ...options);

/** mutation BeginCollege */
export const mutateBeginCollege = (
  client: ApolloClient, ...options: MutationArguments<Operations.BeginCollegeMutation, Operations.BeginCollegeMutationVariables>
) => mutate(client, Operations.BeginCollegeDocument, ...options);

/** query CollegeEnvironment */
export const queryCollegeEnvironment = (
  client: ApolloClient, ...options: QueryArguments<Operations.CollegeEnvironmentQuery, Operations.CollegeEnvironmentQueryVariables>
) => query(client, Operations.CollegeEnvironmentDocument, ...options);

/** query PersonPictures($userId: ID!) */
export const queryPersonPictures = (
  client: ApolloClient, ...options: QueryArguments<Operations.PersonPicturesQuery, Operations.PersonPicturesQueryVariables>
) => query(client, Operations.PersonPicturesDocument, ...options);

/** query BannerPictures($userId: ID!) */
export const queryBannerPictures = (
  client: ApolloClient, ...options: QueryArguments<Operations.BannerPicturesQuery, Operations.BannerPicturesQueryVariables>
) => query(client, Operations.BannerPicturesDocument, ...options);

/** query BoardPictures($userId: ID!) */
export const queryBoardPictures = (
  client: ApolloClient, ...options: QueryArguments<Operations.BoardPicturesQuery, Operations.BoardPicturesQueryVariables>
) => query(client, Operations.BoardPicturesDocument, ...options);

/** query Placements($filter: PlacementFilterInput) */
export const queryPlacements = (
  client: ApolloClient, ...options: QueryArguments<Operations.PlacementsQuery, Operations.PlacementsQueryVariables>
) => query(client, Operations.PlacementsDocument, ...options);

/** mutation ExportPlacements($filter: PlacementFilterInput) */
export const mutateExportPlacements = (
  client: ApolloClient, ...options: MutationArguments<Operations.ExportPlacementsMutation, Operations.ExportPlacementsMutationVariables>
) => mutate(client, Operations.ExportPlacementsDocument, ...options);

/** query PostMedia($id: ID!) */
export const queryPostMedia = (
  client: ApolloClient, ...options: QueryArguments<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>
) => query(client, Operations.PostMediaDocument, ...options);

/** query EditPost($id: ID!) */
export const queryEditPost = (
  client: ApolloClient, ...options: QueryArguments<Operations.EditPostQuery, Operations.EditPostQueryVariables>
) => query(client, Operations.EditPostDocument, ...options);

/** query PostDraft($companyName: String!, $experienceType: ExperienceType!) */
export const queryPostDraft = (
  client: ApolloClient, ...options: QueryArguments<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>
) => query(client, Operations.PostDraftDocument, ...options);

/** mutation SaveDraft($input: DraftInput!, $basedOn: DateTimeISO) */
export const mutateSaveDraft = (
  client: ApolloClient, ...options: MutationArguments<Operations.SaveDraftMutation, Operations.SaveDraftMutationVariables>
) => mutate(client, Operations.SaveDraftDocument, ...options);

/** mutation UploadPostFile($file: Upload!, $kind: PostFileKind!) */
export const mutateUploadPostFile = (
  client: ApolloClient, ...options: MutationArguments<Operations.UploadPostFileMutation, Operations.UploadPostFileMutationVariables>
) => mutate(client, Operations.UploadPostFileDocument, ...options);

/** mutation PublishPost($input: PostInput!, $draftId: ID, $draftBasedOn: DateTimeISO, $key: ID!) */
export const mutatePublishPost = (
  client: ApolloClient, ...options: MutationArguments<Operations.PublishPostMutation, Operations.PublishPostMutationVariables>
) => mutate(client, Operations.PublishPostDocument, ...options);

/** mutation UpdatePost($id: ID!, $input: PostInput!, $basedOn: DateTimeISO!, $key: ID!) */
export const mutateUpdatePost = (
  client: ApolloClient, ...options: MutationArguments<Operations.UpdatePostMutation, Operations.UpdatePostMutationVariables>
) => mutate(client, Operations.UpdatePostDocument, ...options);

/** query PopularCompanies */
export const queryPopularCompanies = (
  client: ApolloClient, ...options: QueryArguments<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>
) => query(client, Operations.PopularCompaniesDocument, ...options);

/** query FeedPosts($search: String, $sort: FeedSort, $first: Int, $after: String) */
export const queryFeedPosts = (
  client: ApolloClient, ...options: QueryArguments<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>
) => query(client, Operations.FeedPostsDocument, ...options);

/** query Experiences($search: String, $filter: ExperienceFilterInput, $sort: ExperienceSort, $first: Int, $after: String) */
export const queryExperiences = (
  client: ApolloClient, ...options: QueryArguments<Operations.ExperiencesQuery, Operations.ExperiencesQueryVariables>
) => query(client, Operations.ExperiencesDocument, ...options);

/** query ExperienceFacets($search: String, $filter: ExperienceFilterInput) */
export const queryExperienceFacets = (
  client: ApolloClient, ...options: QueryArguments<Operations.ExperienceFacetsQuery, Operations.ExperienceFacetsQueryVariables>
) => query(client, Operations.ExperienceFacetsDocument, ...options);

/** query PostPage($id: ID!, $sort: QuestionSort) */
export const queryPostPage = (
  client: ApolloClient, ...options: QueryArguments<Operations.PostPageQuery, Operations.PostPageQueryVariables>
) => query(client, Operations.PostPageDocument, ...options);

/** query RefetchPost($id: ID!) */
export const queryRefetchPost = (
  client: ApolloClient, ...options: QueryArguments<Operations.RefetchPostQuery, Operations.RefetchPostQueryVariables>
) => query(client, Operations.RefetchPostDocument, ...options);

/** mutation ViewPost($id: ID!) */
export const mutateViewPost = (
  client: ApolloClient, ...options: MutationArguments<Operations.ViewPostMutation, Operations.ViewPostMutationVariables>
) => mutate(client, Operations.ViewPostDocument, ...options);

/** mutation LikePost($id: ID!) */
export const mutateLikePost = (
  client: ApolloClient, ...options: MutationArguments<Operations.LikePostMutation, Operations.LikePostMutationVariables>
) => mutate(client, Operations.LikePostDocument, ...options);

/** mutation SharePost($id: ID!) */
export const mutateSharePost = (
  client: ApolloClient, ...options: MutationArguments<Operations.SharePostMutation, Operations.SharePostMutationVariables>
) => mutate(client, Operations.SharePostDocument, ...options);

/** mutation DeletePost($id: ID!) */
export const mutateDeletePost = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeletePostMutation, Operations.DeletePostMutationVariables>
) => mutate(client, Operations.DeletePostDocument, ...options);

/** query PostPreview($id: ID!) */
export const queryPostPreview = (
  client: ApolloClient, ...options: QueryArguments<Operations.PostPreviewQuery, Operations.PostPreviewQueryVariables>
) => query(client, Operations.PostPreviewDocument, ...options);

/** query FeedProfiles($search: String, $sort: FeedSort, $first: Int, $after: String) */
export const queryFeedProfiles = (
  client: ApolloClient, ...options: QueryArguments<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>
) => query(client, Operations.FeedProfilesDocument, ...options);

/** query Profile($userId: ID!, $after: String) */
export const queryProfile = (
  client: ApolloClient, ...options: QueryArguments<Operations.ProfileQuery, Operations.ProfileQueryVariables>
) => query(client, Operations.ProfileDocument, ...options);

/** query RelatedProfiles($userId: ID!) */
export const queryRelatedProfiles = (
  client: ApolloClient, ...options: QueryArguments<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>
) => query(client, Operations.RelatedProfilesDocument, ...options);

/** query PictureDownload($userId: ID!) */
export const queryPictureDownload = (
  client: ApolloClient, ...options: QueryArguments<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>
) => query(client, Operations.PictureDownloadDocument, ...options);

/** query MyProfile */
export const queryMyProfile = (
  client: ApolloClient, ...options: QueryArguments<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>
) => query(client, Operations.MyProfileDocument, ...options);

/** mutation UpdateProfile($input: ProfileInput!) */
export const mutateUpdateProfile = (
  client: ApolloClient, ...options: MutationArguments<Operations.UpdateProfileMutation, Operations.UpdateProfileMutationVariables>
) => mutate(client, Operations.UpdateProfileDocument, ...options);

/** mutation SetProfilePicture($picture: Upload!) */
export const mutateSetProfilePicture = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetProfilePictureMutation, Operations.SetProfilePictureMutationVariables>
) => mutate(client, Operations.SetProfilePictureDocument, ...options);

/** mutation RemoveProfilePicture */
export const mutateRemoveProfilePicture = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveProfilePictureMutation, Operations.RemoveProfilePictureMutationVariables>
) => mutate(client, Operations.RemoveProfilePictureDocument, ...options);

/** mutation SetProfileBanner($banner: Upload!) */
export const mutateSetProfileBanner = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetProfileBannerMutation, Operations.SetProfileBannerMutationVariables>
) => mutate(client, Operations.SetProfileBannerDocument, ...options);

/** mutation RemoveProfileBanner */
export const mutateRemoveProfileBanner = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveProfileBannerMutation, Operations.RemoveProfileBannerMutationVariables>
) => mutate(client, Operations.RemoveProfileBannerDocument, ...options);

/** mutation UploadDefaultBanner($banner: Upload!) */
export const mutateUploadDefaultBanner = (
  client: ApolloClient, ...options: MutationArguments<Operations.UploadDefaultBannerMutation, Operations.UploadDefaultBannerMutationVariables>
) => mutate(client, Operations.UploadDefaultBannerDocument, ...options);

/** mutation ViewProfile($userId: ID!) */
export const mutateViewProfile = (
  client: ApolloClient, ...options: MutationArguments<Operations.ViewProfileMutation, Operations.ViewProfileMutationVariables>
) => mutate(client, Operations.ViewProfileDocument, ...options);

/** query DefaultBanner */
export const queryDefaultBanner = (
  client: ApolloClient, ...options: QueryArguments<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>
) => query(client, Operations.DefaultBannerDocument, ...options);

/** query PostQuestions($postId: ID!, $sort: QuestionSort, $isUnanswered: Boolean, $first: Int = 20, $after: String) */
export const queryPostQuestions = (
  client: ApolloClient, ...options: QueryArguments<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>
) => query(client, Operations.PostQuestionsDocument, ...options);

/** query LinkedQuestion($id: ID!) */
export const queryLinkedQuestion = (
  client: ApolloClient, ...options: QueryArguments<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>
) => query(client, Operations.LinkedQuestionDocument, ...options);

/** query MoreAnswers($id: ID!, $first: Int = 20, $after: String) */
export const queryMoreAnswers = (
  client: ApolloClient, ...options: QueryArguments<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>
) => query(client, Operations.MoreAnswersDocument, ...options);

/** mutation AskQuestion($postId: ID!, $content: String!, $key: ID) */
export const mutateAskQuestion = (
  client: ApolloClient, ...options: MutationArguments<Operations.AskQuestionMutation, Operations.AskQuestionMutationVariables>
) => mutate(client, Operations.AskQuestionDocument, ...options);

/** mutation AnswerQuestion($questionId: ID!, $content: String!, $key: ID) */
export const mutateAnswerQuestion = (
  client: ApolloClient, ...options: MutationArguments<Operations.AnswerQuestionMutation, Operations.AnswerQuestionMutationVariables>
) => mutate(client, Operations.AnswerQuestionDocument, ...options);

/** mutation VoteQuestion($id: ID!, $voteType: VoteType!) */
export const mutateVoteQuestion = (
  client: ApolloClient, ...options: MutationArguments<Operations.VoteQuestionMutation, Operations.VoteQuestionMutationVariables>
) => mutate(client, Operations.VoteQuestionDocument, ...options);

/** mutation VoteAnswer($id: ID!, $voteType: VoteType!) */
export const mutateVoteAnswer = (
  client: ApolloClient, ...options: MutationArguments<Operations.VoteAnswerMutation, Operations.VoteAnswerMutationVariables>
) => mutate(client, Operations.VoteAnswerDocument, ...options);

/** mutation EditQuestion($id: ID!, $content: String!) */
export const mutateEditQuestion = (
  client: ApolloClient, ...options: MutationArguments<Operations.EditQuestionMutation, Operations.EditQuestionMutationVariables>
) => mutate(client, Operations.EditQuestionDocument, ...options);

/** mutation EditAnswer($id: ID!, $content: String!) */
export const mutateEditAnswer = (
  client: ApolloClient, ...options: MutationArguments<Operations.EditAnswerMutation, Operations.EditAnswerMutationVariables>
) => mutate(client, Operations.EditAnswerDocument, ...options);

/** mutation AcceptAnswer($id: ID!, $isAccepted: Boolean!) */
export const mutateAcceptAnswer = (
  client: ApolloClient, ...options: MutationArguments<Operations.AcceptAnswerMutation, Operations.AcceptAnswerMutationVariables>
) => mutate(client, Operations.AcceptAnswerDocument, ...options);

/** mutation DeleteQuestion($id: ID!) */
export const mutateDeleteQuestion = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteQuestionMutation, Operations.DeleteQuestionMutationVariables>
) => mutate(client, Operations.DeleteQuestionDocument, ...options);

/** mutation DeleteAnswer($id: ID!) */
export const mutateDeleteAnswer = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteAnswerMutation, Operations.DeleteAnswerMutationVariables>
) => mutate(client, Operations.DeleteAnswerDocument, ...options);

/** query QuestionByLink($token: String!) */
export const queryQuestionByLink = (
  client: ApolloClient, ...options: QueryArguments<Operations.QuestionByLinkQuery, Operations.QuestionByLinkQueryVariables>
) => query(client, Operations.QuestionByLinkDocument, ...options);

/** mutation AnswerQuestionByLink($token: String!, $content: String!) */
export const mutateAnswerQuestionByLink = (
  client: ApolloClient, ...options: MutationArguments<Operations.AnswerQuestionByLinkMutation, Operations.AnswerQuestionByLinkMutationVariables>
) => mutate(client, Operations.AnswerQuestionByLinkDocument, ...options);

/** query LikeQuestions($postId: ID!, $content: String!) */
export const queryLikeQuestions = (
  client: ApolloClient, ...options: QueryArguments<Operations.LikeQuestionsQuery, Operations.LikeQuestionsQueryVariables>
) => query(client, Operations.LikeQuestionsDocument, ...options);

/** mutation Report($type: ReportableType!, $id: ID!, $reason: ReportReason!, $note: String) */
export const mutateReport = (
  client: ApolloClient, ...options: MutationArguments<Operations.ReportMutation, Operations.ReportMutationVariables>
) => mutate(client, Operations.ReportDocument, ...options);

/** query MailServer */
export const queryMailServer = (
  client: ApolloClient, ...options: QueryArguments<Operations.MailServerQuery, Operations.MailServerQueryVariables>
) => query(client, Operations.MailServerDocument, ...options);

/** mutation SetMailServer($version: Int!, $server: MailServerInput!, $password: String, $code: String, $ownPassword: String) */
export const mutateSetMailServer = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetMailServerMutation, Operations.SetMailServerMutationVariables>
) => mutate(client, Operations.SetMailServerDocument, ...options);

/** mutation TryMailServer($server: MailServerInput!, $password: String) */
export const mutateTryMailServer = (
  client: ApolloClient, ...options: MutationArguments<Operations.TryMailServerMutation, Operations.TryMailServerMutationVariables>
) => mutate(client, Operations.TryMailServerDocument, ...options);

/** query SignInWays */
export const querySignInWays = (
  client: ApolloClient, ...options: QueryArguments<Operations.SignInWaysQuery, Operations.SignInWaysQueryVariables>
) => query(client, Operations.SignInWaysDocument, ...options);

/** mutation SetSignInWays($version: Int!, $accounts: CollegeAccountsInput, $secret: String, $googleClientId: String, $code: String, $ownPassword: String) */
export const mutateSetSignInWays = (
  client: ApolloClient, ...options: MutationArguments<Operations.SetSignInWaysMutation, Operations.SetSignInWaysMutationVariables>
) => mutate(client, Operations.SetSignInWaysDocument, ...options);

/** mutation TryCollegeAccounts($accounts: CollegeAccountsInput!, $secret: String) */
export const mutateTryCollegeAccounts = (
  client: ApolloClient, ...options: MutationArguments<Operations.TryCollegeAccountsMutation, Operations.TryCollegeAccountsMutationVariables>
) => mutate(client, Operations.TryCollegeAccountsDocument, ...options);

/** query Appearance */
export const queryAppearance = (
  client: ApolloClient, ...options: QueryArguments<Operations.AppearanceQuery, Operations.AppearanceQueryVariables>
) => query(client, Operations.AppearanceDocument, ...options);

/** query Settings */
export const querySettings = (
  client: ApolloClient, ...options: QueryArguments<Operations.SettingsQuery, Operations.SettingsQueryVariables>
) => query(client, Operations.SettingsDocument, ...options);

/** mutation SaveSettings($input: SettingsInput!) */
export const mutateSaveSettings = (
  client: ApolloClient, ...options: MutationArguments<Operations.SaveSettingsMutation, Operations.SaveSettingsMutationVariables>
) => mutate(client, Operations.SaveSettingsDocument, ...options);

/** mutation SaveAppearance($input: SettingsInput!) */
export const mutateSaveAppearance = (
  client: ApolloClient, ...options: MutationArguments<Operations.SaveAppearanceMutation, Operations.SaveAppearanceMutationVariables>
) => mutate(client, Operations.SaveAppearanceDocument, ...options);

/** query Sessions */
export const querySessions = (
  client: ApolloClient, ...options: QueryArguments<Operations.SessionsQuery, Operations.SessionsQueryVariables>
) => query(client, Operations.SessionsDocument, ...options);

/** mutation EndSession($id: ID!) */
export const mutateEndSession = (
  client: ApolloClient, ...options: MutationArguments<Operations.EndSessionMutation, Operations.EndSessionMutationVariables>
) => mutate(client, Operations.EndSessionDocument, ...options);

/** mutation EndOtherSessions */
export const mutateEndOtherSessions = (
  client: ApolloClient, ...options: MutationArguments<Operations.EndOtherSessionsMutation, Operations.EndOtherSessionsMutationVariables>
) => mutate(client, Operations.EndOtherSessionsDocument, ...options);

/** mutation ChangePassword($oldPassword: String, $newPassword: String!) */
export const mutateChangePassword = (
  client: ApolloClient, ...options: MutationArguments<Operations.ChangePasswordMutation, Operations.ChangePasswordMutationVariables>
) => mutate(client, Operations.ChangePasswordDocument, ...options);

/** mutation RequestEmailChange($email: String!, $password: String) */
export const mutateRequestEmailChange = (
  client: ApolloClient, ...options: MutationArguments<Operations.RequestEmailChangeMutation, Operations.RequestEmailChangeMutationVariables>
) => mutate(client, Operations.RequestEmailChangeDocument, ...options);

/** mutation ConfirmEmailChange($email: String!, $otp: String!) */
export const mutateConfirmEmailChange = (
  client: ApolloClient, ...options: MutationArguments<Operations.ConfirmEmailChangeMutation, Operations.ConfirmEmailChangeMutationVariables>
) => mutate(client, Operations.ConfirmEmailChangeDocument, ...options);

/** mutation DeleteAccount($password: String) */
export const mutateDeleteAccount = (
  client: ApolloClient, ...options: MutationArguments<Operations.DeleteAccountMutation, Operations.DeleteAccountMutationVariables>
) => mutate(client, Operations.DeleteAccountDocument, ...options);

/** query PeopleToBlock($search: String!) */
export const queryPeopleToBlock = (
  client: ApolloClient, ...options: QueryArguments<Operations.PeopleToBlockQuery, Operations.PeopleToBlockQueryVariables>
) => query(client, Operations.PeopleToBlockDocument, ...options);

/** query DataCopy */
export const queryDataCopy = (
  client: ApolloClient, ...options: QueryArguments<Operations.DataCopyQuery, Operations.DataCopyQueryVariables>
) => query(client, Operations.DataCopyDocument, ...options);

/** mutation RequestDataCopy */
export const mutateRequestDataCopy = (
  client: ApolloClient, ...options: MutationArguments<Operations.RequestDataCopyMutation, Operations.RequestDataCopyMutationVariables>
) => mutate(client, Operations.RequestDataCopyDocument, ...options);

/** query OwnSanctions */
export const queryOwnSanctions = (
  client: ApolloClient, ...options: QueryArguments<Operations.OwnSanctionsQuery, Operations.OwnSanctionsQueryVariables>
) => query(client, Operations.OwnSanctionsDocument, ...options);

/** query Suggestions($search: String!, $kinds: [SuggestionKind!]) */
export const querySuggestions = (
  client: ApolloClient, ...options: QueryArguments<Operations.SuggestionsQuery, Operations.SuggestionsQueryVariables>
) => query(client, Operations.SuggestionsDocument, ...options);

/** query VisionBoard($userId: ID!) */
export const queryVisionBoard = (
  client: ApolloClient, ...options: QueryArguments<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>
) => query(client, Operations.VisionBoardDocument, ...options);

/** mutation AddVisionItem($input: VisionItemInput!, $picture: Upload) */
export const mutateAddVisionItem = (
  client: ApolloClient, ...options: MutationArguments<Operations.AddVisionItemMutation, Operations.AddVisionItemMutationVariables>
) => mutate(client, Operations.AddVisionItemDocument, ...options);

/** mutation UpdateVisionItem($id: ID!, $input: VisionItemInput!, $picture: Upload, $removePicture: Boolean) */
export const mutateUpdateVisionItem = (
  client: ApolloClient, ...options: MutationArguments<Operations.UpdateVisionItemMutation, Operations.UpdateVisionItemMutationVariables>
) => mutate(client, Operations.UpdateVisionItemDocument, ...options);

/** mutation RemoveVisionItem($id: ID!) */
export const mutateRemoveVisionItem = (
  client: ApolloClient, ...options: MutationArguments<Operations.RemoveVisionItemMutation, Operations.RemoveVisionItemMutationVariables>
) => mutate(client, Operations.RemoveVisionItemDocument, ...options);

/** mutation OrderVisionBoard($ids: [ID!]!) */
export const mutateOrderVisionBoard = (
  client: ApolloClient, ...options: MutationArguments<Operations.OrderVisionBoardMutation, Operations.OrderVisionBoardMutationVariables>
) => mutate(client, Operations.OrderVisionBoardDocument, ...options);

/** query PostLiked($id: ID!) */
export const queryPostLiked = (
  client: ApolloClient, ...options: QueryArguments<Operations.PostLikedQuery, Operations.PostLikedQueryVariables>
) => query(client, Operations.PostLikedDocument, ...options);

/** query JobLiked($id: ID!) */
export const queryJobLiked = (
  client: ApolloClient, ...options: QueryArguments<Operations.JobLikedQuery, Operations.JobLikedQueryVariables>
) => query(client, Operations.JobLikedDocument, ...options);
