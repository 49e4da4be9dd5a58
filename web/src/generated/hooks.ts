// Written by npm run codegen: do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import { type LiveOptions, useLiveSubscription } from '@/core/live/useLiveSubscription';
import * as Operations from './documents';

/** query CompanyPairs($after: String, $filter: CompanyPairFilterInput) */
export const useCompanyPairsQuery = (
  options?: useQuery.Options<Operations.CompanyPairsQuery, Operations.CompanyPairsQueryVariables>,
) => useQuery(Operations.CompanyPairsDocument, options);

/** query InvitedPeople($after: String, $filter: InvitedFilterInput, $sort: TimeSort) */
export const useInvitedPeopleQuery = (
  options?: useQuery.Options<Operations.InvitedPeopleQuery, Operations.InvitedPeopleQueryVariables>,
) => useQuery(Operations.InvitedPeopleDocument, options);

/** query ListedCompanies($after: String, $filter: ListedCompanyFilterInput, $sort: ListedCompanySort) */
export const useListedCompaniesQuery = (
  options?: useQuery.Options<Operations.ListedCompaniesQuery, Operations.ListedCompaniesQueryVariables>,
) => useQuery(Operations.ListedCompaniesDocument, options);

/** query Activity($userId: ID!, $year: Int) */
export const useActivityQuery = (
  options: useQuery.Options<Operations.ActivityQuery, Operations.ActivityQueryVariables>,
) => useQuery(Operations.ActivityDocument, options);

/** subscription ActivityLive($userId: ID!) */
export const useActivityLiveSubscription = (
  options: LiveOptions<Operations.ActivityLiveSubscription, Operations.ActivityLiveSubscriptionVariables>,
) => useLiveSubscription(Operations.ActivityLiveDocument, options);

/** mutation AdminSignIn($email: String!, $password: String!) */
export const useAdminSignInMutation = (
  options?: useMutation.Options<Operations.AdminSignInMutation, Operations.AdminSignInMutationVariables>,
) => useMutation(Operations.AdminSignInDocument, options);

/** query SecondFactor */
export const useSecondFactorQuery = (
  options?: useQuery.Options<Operations.SecondFactorQuery, Operations.SecondFactorQueryVariables>,
) => useQuery(Operations.SecondFactorDocument, options);

/** mutation BeginSecondFactor($password: String) */
export const useBeginSecondFactorMutation = (
  options?: useMutation.Options<Operations.BeginSecondFactorMutation, Operations.BeginSecondFactorMutationVariables>,
) => useMutation(Operations.BeginSecondFactorDocument, options);

/** mutation EnableSecondFactor($code: String!) */
export const useEnableSecondFactorMutation = (
  options?: useMutation.Options<Operations.EnableSecondFactorMutation, Operations.EnableSecondFactorMutationVariables>,
) => useMutation(Operations.EnableSecondFactorDocument, options);

/** mutation ConfirmSecondFactor($code: String!) */
export const useConfirmSecondFactorMutation = (
  options?: useMutation.Options<Operations.ConfirmSecondFactorMutation, Operations.ConfirmSecondFactorMutationVariables>,
) => useMutation(Operations.ConfirmSecondFactorDocument, options);

/** mutation RenewRecoveryCodes($code: String!) */
export const useRenewRecoveryCodesMutation = (
  options?: useMutation.Options<Operations.RenewRecoveryCodesMutation, Operations.RenewRecoveryCodesMutationVariables>,
) => useMutation(Operations.RenewRecoveryCodesDocument, options);

/** mutation DisableSecondFactor($code: String!) */
export const useDisableSecondFactorMutation = (
  options?: useMutation.Options<Operations.DisableSecondFactorMutation, Operations.DisableSecondFactorMutationVariables>,
) => useMutation(Operations.DisableSecondFactorDocument, options);

/** query AdminChoices */
export const useAdminChoicesQuery = (
  options?: useQuery.Options<Operations.AdminChoicesQuery, Operations.AdminChoicesQueryVariables>,
) => useQuery(Operations.AdminChoicesDocument, options);

/** mutation SaveAdminChoices($input: AdminChoicesInput!) */
export const useSaveAdminChoicesMutation = (
  options?: useMutation.Options<Operations.SaveAdminChoicesMutation, Operations.SaveAdminChoicesMutationVariables>,
) => useMutation(Operations.SaveAdminChoicesDocument, options);

/** query IsWithoutAdmin */
export const useIsWithoutAdminQuery = (
  options?: useQuery.Options<Operations.IsWithoutAdminQuery, Operations.IsWithoutAdminQueryVariables>,
) => useQuery(Operations.IsWithoutAdminDocument, options);

/** mutation MakeFirstAdmin($code: String!, $fullName: String!, $email: String!, $newPassword: String!) */
export const useMakeFirstAdminMutation = (
  options?: useMutation.Options<Operations.MakeFirstAdminMutation, Operations.MakeFirstAdminMutationVariables>,
) => useMutation(Operations.MakeFirstAdminDocument, options);

/** query AdminTasks */
export const useAdminTasksQuery = (
  options?: useQuery.Options<Operations.AdminTasksQuery, Operations.AdminTasksQueryVariables>,
) => useQuery(Operations.AdminTasksDocument, options);

/** subscription AdminTasksChanged */
export const useAdminTasksChangedSubscription = (
  options?: LiveOptions<Operations.AdminTasksChangedSubscription, Operations.AdminTasksChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.AdminTasksChangedDocument, options);

/** subscription AdminTaskAdded */
export const useAdminTaskAddedSubscription = (
  options?: LiveOptions<Operations.AdminTaskAddedSubscription, Operations.AdminTaskAddedSubscriptionVariables>,
) => useLiveSubscription(Operations.AdminTaskAddedDocument, options);

/** query AdminUsers($filter: AdminUserFilterInput, $sort: UserSort, $first: Int, $after: String) */
export const useAdminUsersQuery = (
  options?: useQuery.Options<Operations.AdminUsersQuery, Operations.AdminUsersQueryVariables>,
) => useQuery(Operations.AdminUsersDocument, options);

/** query AdminUserCount($filter: AdminUserFilterInput) */
export const useAdminUserCountQuery = (
  options?: useQuery.Options<Operations.AdminUserCountQuery, Operations.AdminUserCountQueryVariables>,
) => useQuery(Operations.AdminUserCountDocument, options);

/** query AdminUserIds($filter: AdminUserFilterInput) */
export const useAdminUserIdsQuery = (
  options?: useQuery.Options<Operations.AdminUserIdsQuery, Operations.AdminUserIdsQueryVariables>,
) => useQuery(Operations.AdminUserIdsDocument, options);

/** query AdminPerson($id: ID!) */
export const useAdminPersonQuery = (
  options: useQuery.Options<Operations.AdminPersonQuery, Operations.AdminPersonQueryVariables>,
) => useQuery(Operations.AdminPersonDocument, options);

/** query PersonWritten($id: ID!, $kind: WrittenKind!, $first: Int, $after: String) */
export const usePersonWrittenQuery = (
  options: useQuery.Options<Operations.PersonWrittenQuery, Operations.PersonWrittenQueryVariables>,
) => useQuery(Operations.PersonWrittenDocument, options);

/** mutation WarnUser($id: ID!, $reason: String!) */
export const useWarnUserMutation = (
  options?: useMutation.Options<Operations.WarnUserMutation, Operations.WarnUserMutationVariables>,
) => useMutation(Operations.WarnUserDocument, options);

/** mutation MuteUser($id: ID!, $reason: String!, $until: DateTimeISO!) */
export const useMuteUserMutation = (
  options?: useMutation.Options<Operations.MuteUserMutation, Operations.MuteUserMutationVariables>,
) => useMutation(Operations.MuteUserDocument, options);

/** mutation UnmuteUser($id: ID!) */
export const useUnmuteUserMutation = (
  options?: useMutation.Options<Operations.UnmuteUserMutation, Operations.UnmuteUserMutationVariables>,
) => useMutation(Operations.UnmuteUserDocument, options);

/** mutation BanUser($id: ID!, $reason: String, $until: DateTimeISO) */
export const useBanUserMutation = (
  options?: useMutation.Options<Operations.BanUserMutation, Operations.BanUserMutationVariables>,
) => useMutation(Operations.BanUserDocument, options);

/** mutation UnbanUser($id: ID!) */
export const useUnbanUserMutation = (
  options?: useMutation.Options<Operations.UnbanUserMutation, Operations.UnbanUserMutationVariables>,
) => useMutation(Operations.UnbanUserDocument, options);

/** mutation DeleteUser($id: ID!, $reason: String) */
export const useDeleteUserMutation = (
  options?: useMutation.Options<Operations.DeleteUserMutation, Operations.DeleteUserMutationVariables>,
) => useMutation(Operations.DeleteUserDocument, options);

/** mutation ActOnUsers($action: UserAction!, $ids: [ID!]!, $reason: String, $until: DateTimeISO) */
export const useActOnUsersMutation = (
  options?: useMutation.Options<Operations.ActOnUsersMutation, Operations.ActOnUsersMutationVariables>,
) => useMutation(Operations.ActOnUsersDocument, options);

/** mutation EndUserSessions($id: ID!, $sessionId: ID) */
export const useEndUserSessionsMutation = (
  options?: useMutation.Options<Operations.EndUserSessionsMutation, Operations.EndUserSessionsMutationVariables>,
) => useMutation(Operations.EndUserSessionsDocument, options);

/** mutation MailWayIn($id: ID!) */
export const useMailWayInMutation = (
  options?: useMutation.Options<Operations.MailWayInMutation, Operations.MailWayInMutationVariables>,
) => useMutation(Operations.MailWayInDocument, options);

/** mutation CorrectUser($id: ID!, $facts: FactsInput!) */
export const useCorrectUserMutation = (
  options?: useMutation.Options<Operations.CorrectUserMutation, Operations.CorrectUserMutationVariables>,
) => useMutation(Operations.CorrectUserDocument, options);

/** mutation TakeVerificationBack($id: ID!, $reason: String!) */
export const useTakeVerificationBackMutation = (
  options?: useMutation.Options<Operations.TakeVerificationBackMutation, Operations.TakeVerificationBackMutationVariables>,
) => useMutation(Operations.TakeVerificationBackDocument, options);

/** mutation AddAdminNote($personId: ID!, $text: String!) */
export const useAddAdminNoteMutation = (
  options?: useMutation.Options<Operations.AddAdminNoteMutation, Operations.AddAdminNoteMutationVariables>,
) => useMutation(Operations.AddAdminNoteDocument, options);

/** mutation DeleteAdminNote($id: ID!) */
export const useDeleteAdminNoteMutation = (
  options?: useMutation.Options<Operations.DeleteAdminNoteMutation, Operations.DeleteAdminNoteMutationVariables>,
) => useMutation(Operations.DeleteAdminNoteDocument, options);

/** mutation ExportUsers($filter: AdminUserFilterInput, $after: String) */
export const useExportUsersMutation = (
  options?: useMutation.Options<Operations.ExportUsersMutation, Operations.ExportUsersMutationVariables>,
) => useMutation(Operations.ExportUsersDocument, options);

/** mutation CreateAdmin($input: NewAdminInput!) */
export const useCreateAdminMutation = (
  options?: useMutation.Options<Operations.CreateAdminMutation, Operations.CreateAdminMutationVariables>,
) => useMutation(Operations.CreateAdminDocument, options);

/** mutation MakeAdmin($id: ID!) */
export const useMakeAdminMutation = (
  options?: useMutation.Options<Operations.MakeAdminMutation, Operations.MakeAdminMutationVariables>,
) => useMutation(Operations.MakeAdminDocument, options);

/** mutation PromoteAdmin($id: ID!) */
export const usePromoteAdminMutation = (
  options?: useMutation.Options<Operations.PromoteAdminMutation, Operations.PromoteAdminMutationVariables>,
) => useMutation(Operations.PromoteAdminDocument, options);

/** mutation DemoteAdmin($id: ID!) */
export const useDemoteAdminMutation = (
  options?: useMutation.Options<Operations.DemoteAdminMutation, Operations.DemoteAdminMutationVariables>,
) => useMutation(Operations.DemoteAdminDocument, options);

/** mutation ResetSecondFactor($id: ID!) */
export const useResetSecondFactorMutation = (
  options?: useMutation.Options<Operations.ResetSecondFactorMutation, Operations.ResetSecondFactorMutationVariables>,
) => useMutation(Operations.ResetSecondFactorDocument, options);

/** mutation RemoveAdmin($id: ID!) */
export const useRemoveAdminMutation = (
  options?: useMutation.Options<Operations.RemoveAdminMutation, Operations.RemoveAdminMutationVariables>,
) => useMutation(Operations.RemoveAdminDocument, options);

/** query Verifications($status: VerificationStatus, $search: String, $documentType: DocumentType, $sort: VerificationSort, $first: Int, $after: String) */
export const useVerificationsQuery = (
  options?: useQuery.Options<Operations.VerificationsQuery, Operations.VerificationsQueryVariables>,
) => useQuery(Operations.VerificationsDocument, options);

/** mutation ExportVerifications($status: VerificationStatus!, $search: String, $documentType: DocumentType, $after: String) */
export const useExportVerificationsMutation = (
  options?: useMutation.Options<Operations.ExportVerificationsMutation, Operations.ExportVerificationsMutationVariables>,
) => useMutation(Operations.ExportVerificationsDocument, options);

/** query Verification($id: ID!) */
export const useVerificationQuery = (
  options: useQuery.Options<Operations.VerificationQuery, Operations.VerificationQueryVariables>,
) => useQuery(Operations.VerificationDocument, options);

/** query AdminPersonName($id: ID!) */
export const useAdminPersonNameQuery = (
  options: useQuery.Options<Operations.AdminPersonNameQuery, Operations.AdminPersonNameQueryVariables>,
) => useQuery(Operations.AdminPersonNameDocument, options);

/** mutation ApproveVerification($id: ID!) */
export const useApproveVerificationMutation = (
  options?: useMutation.Options<Operations.ApproveVerificationMutation, Operations.ApproveVerificationMutationVariables>,
) => useMutation(Operations.ApproveVerificationDocument, options);

/** mutation RejectVerification($id: ID!, $reason: String!) */
export const useRejectVerificationMutation = (
  options?: useMutation.Options<Operations.RejectVerificationMutation, Operations.RejectVerificationMutationVariables>,
) => useMutation(Operations.RejectVerificationDocument, options);

/** query AnalyticsTotals */
export const useAnalyticsTotalsQuery = (
  options?: useQuery.Options<Operations.AnalyticsTotalsQuery, Operations.AnalyticsTotalsQueryVariables>,
) => useQuery(Operations.AnalyticsTotalsDocument, options);

/** query Analytics($from: String!, $to: String!) */
export const useAnalyticsQuery = (
  options: useQuery.Options<Operations.AnalyticsQuery, Operations.AnalyticsQueryVariables>,
) => useQuery(Operations.AnalyticsDocument, options);

/** mutation ExportAnalytics($from: String!, $to: String!) */
export const useExportAnalyticsMutation = (
  options?: useMutation.Options<Operations.ExportAnalyticsMutation, Operations.ExportAnalyticsMutationVariables>,
) => useMutation(Operations.ExportAnalyticsDocument, options);

/** query Announcements */
export const useAnnouncementsQuery = (
  options?: useQuery.Options<Operations.AnnouncementsQuery, Operations.AnnouncementsQueryVariables>,
) => useQuery(Operations.AnnouncementsDocument, options);

/** mutation DismissAnnouncement($id: ID!) */
export const useDismissAnnouncementMutation = (
  options?: useMutation.Options<Operations.DismissAnnouncementMutation, Operations.DismissAnnouncementMutationVariables>,
) => useMutation(Operations.DismissAnnouncementDocument, options);

/** subscription AnnouncementsChanged */
export const useAnnouncementsChangedSubscription = (
  options?: LiveOptions<Operations.AnnouncementsChangedSubscription, Operations.AnnouncementsChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.AnnouncementsChangedDocument, options);

/** subscription AnnouncementDismissed */
export const useAnnouncementDismissedSubscription = (
  options?: LiveOptions<Operations.AnnouncementDismissedSubscription, Operations.AnnouncementDismissedSubscriptionVariables>,
) => useLiveSubscription(Operations.AnnouncementDismissedDocument, options);

/** query AllAnnouncements($active: Boolean, $scheduled: Boolean, $search: String, $sort: TimeSort, $after: String) */
export const useAllAnnouncementsQuery = (
  options?: useQuery.Options<Operations.AllAnnouncementsQuery, Operations.AllAnnouncementsQueryVariables>,
) => useQuery(Operations.AllAnnouncementsDocument, options);

/** query AnnouncementReach($audience: AnnouncementAudienceInput!) */
export const useAnnouncementReachQuery = (
  options: useQuery.Options<Operations.AnnouncementReachQuery, Operations.AnnouncementReachQueryVariables>,
) => useQuery(Operations.AnnouncementReachDocument, options);

/** query AnnouncementMailReach($audience: AnnouncementAudienceInput!, $startsAt: DateTimeISO) */
export const useAnnouncementMailReachQuery = (
  options: useQuery.Options<Operations.AnnouncementMailReachQuery, Operations.AnnouncementMailReachQueryVariables>,
) => useQuery(Operations.AnnouncementMailReachDocument, options);

/** mutation CreateAnnouncement($input: AnnouncementInput!) */
export const useCreateAnnouncementMutation = (
  options?: useMutation.Options<Operations.CreateAnnouncementMutation, Operations.CreateAnnouncementMutationVariables>,
) => useMutation(Operations.CreateAnnouncementDocument, options);

/** mutation ChangeAnnouncement($id: ID!, $input: AnnouncementInput!) */
export const useChangeAnnouncementMutation = (
  options?: useMutation.Options<Operations.ChangeAnnouncementMutation, Operations.ChangeAnnouncementMutationVariables>,
) => useMutation(Operations.ChangeAnnouncementDocument, options);

/** mutation DeactivateAnnouncement($id: ID!) */
export const useDeactivateAnnouncementMutation = (
  options?: useMutation.Options<Operations.DeactivateAnnouncementMutation, Operations.DeactivateAnnouncementMutationVariables>,
) => useMutation(Operations.DeactivateAnnouncementDocument, options);

/** mutation ExportAnnouncements($search: String, $after: String) */
export const useExportAnnouncementsMutation = (
  options?: useMutation.Options<Operations.ExportAnnouncementsMutation, Operations.ExportAnnouncementsMutationVariables>,
) => useMutation(Operations.ExportAnnouncementsDocument, options);

/** query AuditLog($filter: AuditFilterInput, $after: String) */
export const useAuditLogQuery = (
  options?: useQuery.Options<Operations.AuditLogQuery, Operations.AuditLogQueryVariables>,
) => useQuery(Operations.AuditLogDocument, options);

/** query AuditActions */
export const useAuditActionsQuery = (
  options?: useQuery.Options<Operations.AuditActionsQuery, Operations.AuditActionsQueryVariables>,
) => useQuery(Operations.AuditActionsDocument, options);

/** query AuditCheck */
export const useAuditCheckQuery = (
  options?: useQuery.Options<Operations.AuditCheckQuery, Operations.AuditCheckQueryVariables>,
) => useQuery(Operations.AuditCheckDocument, options);

/** mutation ExportAuditLog($filter: AuditFilterInput, $after: String) */
export const useExportAuditLogMutation = (
  options?: useMutation.Options<Operations.ExportAuditLogMutation, Operations.ExportAuditLogMutationVariables>,
) => useMutation(Operations.ExportAuditLogDocument, options);

/** query Backups */
export const useBackupsQuery = (
  options?: useQuery.Options<Operations.BackupsQuery, Operations.BackupsQueryVariables>,
) => useQuery(Operations.BackupsDocument, options);

/** mutation BackUpNow */
export const useBackUpNowMutation = (
  options?: useMutation.Options<Operations.BackUpNowMutation, Operations.BackUpNowMutationVariables>,
) => useMutation(Operations.BackUpNowDocument, options);

/** mutation TryBackup($name: ID!) */
export const useTryBackupMutation = (
  options?: useMutation.Options<Operations.TryBackupMutation, Operations.TryBackupMutationVariables>,
) => useMutation(Operations.TryBackupDocument, options);

/** mutation CancelBackup */
export const useCancelBackupMutation = (
  options?: useMutation.Options<Operations.CancelBackupMutation, Operations.CancelBackupMutationVariables>,
) => useMutation(Operations.CancelBackupDocument, options);

/** mutation DownloadBackup($name: ID!) */
export const useDownloadBackupMutation = (
  options?: useMutation.Options<Operations.DownloadBackupMutation, Operations.DownloadBackupMutationVariables>,
) => useMutation(Operations.DownloadBackupDocument, options);

/** mutation DeleteBackup($name: ID!) */
export const useDeleteBackupMutation = (
  options?: useMutation.Options<Operations.DeleteBackupMutation, Operations.DeleteBackupMutationVariables>,
) => useMutation(Operations.DeleteBackupDocument, options);

/** query FirstRestore */
export const useFirstRestoreQuery = (
  options?: useQuery.Options<Operations.FirstRestoreQuery, Operations.FirstRestoreQueryVariables>,
) => useQuery(Operations.FirstRestoreDocument, options);

/** mutation LookIntoBackup($name: ID, $key: String) */
export const useLookIntoBackupMutation = (
  options?: useMutation.Options<Operations.LookIntoBackupMutation, Operations.LookIntoBackupMutationVariables>,
) => useMutation(Operations.LookIntoBackupDocument, options);

/** mutation RestoreBackup */
export const useRestoreBackupMutation = (
  options?: useMutation.Options<Operations.RestoreBackupMutation, Operations.RestoreBackupMutationVariables>,
) => useMutation(Operations.RestoreBackupDocument, options);

/** query RestoreOver */
export const useRestoreOverQuery = (
  options?: useQuery.Options<Operations.RestoreOverQuery, Operations.RestoreOverQueryVariables>,
) => useQuery(Operations.RestoreOverDocument, options);

/** mutation LookIntoKept($name: ID, $key: String) */
export const useLookIntoKeptMutation = (
  options?: useMutation.Options<Operations.LookIntoKeptMutation, Operations.LookIntoKeptMutationVariables>,
) => useMutation(Operations.LookIntoKeptDocument, options);

/** mutation RestoreKept($name: ID, $college: String!, $code: String!) */
export const useRestoreKeptMutation = (
  options?: useMutation.Options<Operations.RestoreKeptMutation, Operations.RestoreKeptMutationVariables>,
) => useMutation(Operations.RestoreKeptDocument, options);

/** query BlockedPeople($first: Int, $after: String) */
export const useBlockedPeopleQuery = (
  options?: useQuery.Options<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>,
) => useQuery(Operations.BlockedPeopleDocument, options);

/** mutation BlockUser($userId: ID!) */
export const useBlockUserMutation = (
  options?: useMutation.Options<Operations.BlockUserMutation, Operations.BlockUserMutationVariables>,
) => useMutation(Operations.BlockUserDocument, options);

/** mutation UnblockUser($userId: ID!) */
export const useUnblockUserMutation = (
  options?: useMutation.Options<Operations.UnblockUserMutation, Operations.UnblockUserMutationVariables>,
) => useMutation(Operations.UnblockUserDocument, options);

/** query Bookmarks($type: BookmarkType!, $filter: BookmarkFilterInput, $first: Int, $after: String) */
export const useBookmarksQuery = (
  options: useQuery.Options<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>,
) => useQuery(Operations.BookmarksDocument, options);

/** mutation AddBookmark($type: BookmarkType!, $refId: ID!, $folderId: ID) */
export const useAddBookmarkMutation = (
  options?: useMutation.Options<Operations.AddBookmarkMutation, Operations.AddBookmarkMutationVariables>,
) => useMutation(Operations.AddBookmarkDocument, options);

/** mutation RemoveBookmark($type: BookmarkType!, $refId: ID!) */
export const useRemoveBookmarkMutation = (
  options?: useMutation.Options<Operations.RemoveBookmarkMutation, Operations.RemoveBookmarkMutationVariables>,
) => useMutation(Operations.RemoveBookmarkDocument, options);

/** query BookmarkFolders */
export const useBookmarkFoldersQuery = (
  options?: useQuery.Options<Operations.BookmarkFoldersQuery, Operations.BookmarkFoldersQueryVariables>,
) => useQuery(Operations.BookmarkFoldersDocument, options);

/** mutation CreateBookmarkFolder($name: String!) */
export const useCreateBookmarkFolderMutation = (
  options?: useMutation.Options<Operations.CreateBookmarkFolderMutation, Operations.CreateBookmarkFolderMutationVariables>,
) => useMutation(Operations.CreateBookmarkFolderDocument, options);

/** mutation RenameBookmarkFolder($id: ID!, $name: String!) */
export const useRenameBookmarkFolderMutation = (
  options?: useMutation.Options<Operations.RenameBookmarkFolderMutation, Operations.RenameBookmarkFolderMutationVariables>,
) => useMutation(Operations.RenameBookmarkFolderDocument, options);

/** mutation DeleteBookmarkFolder($id: ID!) */
export const useDeleteBookmarkFolderMutation = (
  options?: useMutation.Options<Operations.DeleteBookmarkFolderMutation, Operations.DeleteBookmarkFolderMutationVariables>,
) => useMutation(Operations.DeleteBookmarkFolderDocument, options);

/** mutation MoveBookmark($type: BookmarkType!, $refId: ID!, $folderId: ID) */
export const useMoveBookmarkMutation = (
  options?: useMutation.Options<Operations.MoveBookmarkMutation, Operations.MoveBookmarkMutationVariables>,
) => useMutation(Operations.MoveBookmarkDocument, options);

/** subscription CallSignals */
export const useCallSignalsSubscription = (
  options?: LiveOptions<Operations.CallSignalsSubscription, Operations.CallSignalsSubscriptionVariables>,
) => useLiveSubscription(Operations.CallSignalsDocument, options);

/** query MissedCallSignals($after: Int!) */
export const useMissedCallSignalsQuery = (
  options: useQuery.Options<Operations.MissedCallSignalsQuery, Operations.MissedCallSignalsQueryVariables>,
) => useQuery(Operations.MissedCallSignalsDocument, options);

/** query IceServers */
export const useIceServersQuery = (
  options?: useQuery.Options<Operations.IceServersQuery, Operations.IceServersQueryVariables>,
) => useQuery(Operations.IceServersDocument, options);

/** mutation CallOffer($conversationId: ID!, $callId: ID, $offer: SessionDescriptionInput!, $device: ID!) */
export const useCallOfferMutation = (
  options?: useMutation.Options<Operations.CallOfferMutation, Operations.CallOfferMutationVariables>,
) => useMutation(Operations.CallOfferDocument, options);

/** mutation CallAnswer($conversationId: ID!, $callId: ID!, $answer: SessionDescriptionInput!, $device: ID!) */
export const useCallAnswerMutation = (
  options?: useMutation.Options<Operations.CallAnswerMutation, Operations.CallAnswerMutationVariables>,
) => useMutation(Operations.CallAnswerDocument, options);

/** mutation IceCandidate($conversationId: ID!, $callId: ID!, $candidate: IceCandidateInput!, $device: ID!) */
export const useIceCandidateMutation = (
  options?: useMutation.Options<Operations.IceCandidateMutation, Operations.IceCandidateMutationVariables>,
) => useMutation(Operations.IceCandidateDocument, options);

/** mutation DeclineCall($conversationId: ID!, $callId: ID!) */
export const useDeclineCallMutation = (
  options?: useMutation.Options<Operations.DeclineCallMutation, Operations.DeclineCallMutationVariables>,
) => useMutation(Operations.DeclineCallDocument, options);

/** mutation EndCall($conversationId: ID!, $callId: ID, $hasFailed: Boolean!) */
export const useEndCallMutation = (
  options?: useMutation.Options<Operations.EndCallMutation, Operations.EndCallMutationVariables>,
) => useMutation(Operations.EndCallDocument, options);

/** mutation KeepCall($conversationId: ID!, $callId: ID!, $device: ID!) */
export const useKeepCallMutation = (
  options?: useMutation.Options<Operations.KeepCallMutation, Operations.KeepCallMutationVariables>,
) => useMutation(Operations.KeepCallDocument, options);

/** query CareerPath($userId: ID!) */
export const useCareerPathQuery = (
  options: useQuery.Options<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>,
) => useQuery(Operations.CareerPathDocument, options);

/** mutation SaveCareerPath($input: CareerPathInput!) */
export const useSaveCareerPathMutation = (
  options?: useMutation.Options<Operations.SaveCareerPathMutation, Operations.SaveCareerPathMutationVariables>,
) => useMutation(Operations.SaveCareerPathDocument, options);

/** subscription CareerPathLive($userId: ID!) */
export const useCareerPathLiveSubscription = (
  options: LiveOptions<Operations.CareerPathLiveSubscription, Operations.CareerPathLiveSubscriptionVariables>,
) => useLiveSubscription(Operations.CareerPathLiveDocument, options);

/** query Drafts($after: String) */
export const useDraftsQuery = (
  options?: useQuery.Options<Operations.DraftsQuery, Operations.DraftsQueryVariables>,
) => useQuery(Operations.DraftsDocument, options);

/** mutation DiscardDraft($companyName: String!, $experienceType: ExperienceType!) */
export const useDiscardDraftMutation = (
  options?: useMutation.Options<Operations.DiscardDraftMutation, Operations.DiscardDraftMutationVariables>,
) => useMutation(Operations.DiscardDraftDocument, options);

/** query OwnPost($companyName: String!, $role: String!) */
export const useOwnPostQuery = (
  options: useQuery.Options<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>,
) => useQuery(Operations.OwnPostDocument, options);

/** query OwnPostReading($id: ID!) */
export const useOwnPostReadingQuery = (
  options: useQuery.Options<Operations.OwnPostReadingQuery, Operations.OwnPostReadingQueryVariables>,
) => useQuery(Operations.OwnPostReadingDocument, options);

/** query Conversations($filter: ConversationFilter, $search: String, $first: Int, $after: String) */
export const useConversationsQuery = (
  options?: useQuery.Options<Operations.ConversationsQuery, Operations.ConversationsQueryVariables>,
) => useQuery(Operations.ConversationsDocument, options);

/** query ForwardTargets($search: String, $first: Int, $after: String) */
export const useForwardTargetsQuery = (
  options?: useQuery.Options<Operations.ForwardTargetsQuery, Operations.ForwardTargetsQueryVariables>,
) => useQuery(Operations.ForwardTargetsDocument, options);

/** query PeopleToPick($search: String, $first: Int, $after: String) */
export const usePeopleToPickQuery = (
  options?: useQuery.Options<Operations.PeopleToPickQuery, Operations.PeopleToPickQueryVariables>,
) => useQuery(Operations.PeopleToPickDocument, options);

/** query ChatsToPick($search: String) */
export const useChatsToPickQuery = (
  options?: useQuery.Options<Operations.ChatsToPickQuery, Operations.ChatsToPickQueryVariables>,
) => useQuery(Operations.ChatsToPickDocument, options);

/** query AnybodyToPick($search: String) */
export const useAnybodyToPickQuery = (
  options?: useQuery.Options<Operations.AnybodyToPickQuery, Operations.AnybodyToPickQueryVariables>,
) => useQuery(Operations.AnybodyToPickDocument, options);

/** query Conversation($id: ID!) */
export const useConversationQuery = (
  options: useQuery.Options<Operations.ConversationQuery, Operations.ConversationQueryVariables>,
) => useQuery(Operations.ConversationDocument, options);

/** query ConversationPresence($id: ID!) */
export const useConversationPresenceQuery = (
  options: useQuery.Options<Operations.ConversationPresenceQuery, Operations.ConversationPresenceQueryVariables>,
) => useQuery(Operations.ConversationPresenceDocument, options);

/** query ReplyTime($id: ID!) */
export const useReplyTimeQuery = (
  options: useQuery.Options<Operations.ReplyTimeQuery, Operations.ReplyTimeQueryVariables>,
) => useQuery(Operations.ReplyTimeDocument, options);

/** query OthersToAsk($id: ID!) */
export const useOthersToAskQuery = (
  options: useQuery.Options<Operations.OthersToAskQuery, Operations.OthersToAskQueryVariables>,
) => useQuery(Operations.OthersToAskDocument, options);

/** query RequestInCommon($id: ID!) */
export const useRequestInCommonQuery = (
  options: useQuery.Options<Operations.RequestInCommonQuery, Operations.RequestInCommonQueryVariables>,
) => useQuery(Operations.RequestInCommonDocument, options);

/** query ConversationWith($personId: ID!) */
export const useConversationWithQuery = (
  options: useQuery.Options<Operations.ConversationWithQuery, Operations.ConversationWithQueryVariables>,
) => useQuery(Operations.ConversationWithDocument, options);

/** query Messages($conversationId: ID!, $before: Int, $after: Int, $around: Int, $first: Int) */
export const useMessagesQuery = (
  options: useQuery.Options<Operations.MessagesQuery, Operations.MessagesQueryVariables>,
) => useQuery(Operations.MessagesDocument, options);

/** query Message($id: ID!) */
export const useMessageQuery = (
  options: useQuery.Options<Operations.MessageQuery, Operations.MessageQueryVariables>,
) => useQuery(Operations.MessageDocument, options);

/** query UnreadChats */
export const useUnreadChatsQuery = (
  options?: useQuery.Options<Operations.UnreadChatsQuery, Operations.UnreadChatsQueryVariables>,
) => useQuery(Operations.UnreadChatsDocument, options);

/** mutation OpenConversation($personId: ID!, $note: String) */
export const useOpenConversationMutation = (
  options?: useMutation.Options<Operations.OpenConversationMutation, Operations.OpenConversationMutationVariables>,
) => useMutation(Operations.OpenConversationDocument, options);

/** mutation AskAgain($conversationId: ID!, $note: String) */
export const useAskAgainMutation = (
  options?: useMutation.Options<Operations.AskAgainMutation, Operations.AskAgainMutationVariables>,
) => useMutation(Operations.AskAgainDocument, options);

/** mutation WithdrawRequest($conversationId: ID!) */
export const useWithdrawRequestMutation = (
  options?: useMutation.Options<Operations.WithdrawRequestMutation, Operations.WithdrawRequestMutationVariables>,
) => useMutation(Operations.WithdrawRequestDocument, options);

/** mutation EditRequestNote($conversationId: ID!, $note: String) */
export const useEditRequestNoteMutation = (
  options?: useMutation.Options<Operations.EditRequestNoteMutation, Operations.EditRequestNoteMutationVariables>,
) => useMutation(Operations.EditRequestNoteDocument, options);

/** mutation AcceptRequest($conversationId: ID!) */
export const useAcceptRequestMutation = (
  options?: useMutation.Options<Operations.AcceptRequestMutation, Operations.AcceptRequestMutationVariables>,
) => useMutation(Operations.AcceptRequestDocument, options);

/** mutation DeclineRequest($conversationId: ID!) */
export const useDeclineRequestMutation = (
  options?: useMutation.Options<Operations.DeclineRequestMutation, Operations.DeclineRequestMutationVariables>,
) => useMutation(Operations.DeclineRequestDocument, options);

/** query RequestByLink($token: String!) */
export const useRequestByLinkQuery = (
  options: useQuery.Options<Operations.RequestByLinkQuery, Operations.RequestByLinkQueryVariables>,
) => useQuery(Operations.RequestByLinkDocument, options);

/** mutation AnswerRequestByLink($token: String!, $message: String) */
export const useAnswerRequestByLinkMutation = (
  options?: useMutation.Options<Operations.AnswerRequestByLinkMutation, Operations.AnswerRequestByLinkMutationVariables>,
) => useMutation(Operations.AnswerRequestByLinkDocument, options);

/** mutation SendMessage($conversationId: ID!, $key: ID!, $content: String!, $replyToId: ID) */
export const useSendMessageMutation = (
  options?: useMutation.Options<Operations.SendMessageMutation, Operations.SendMessageMutationVariables>,
) => useMutation(Operations.SendMessageDocument, options);

/** mutation SendVoiceMessage($conversationId: ID!, $key: ID!, $file: Upload!, $waveform: [Int!]!, $replyToId: ID) */
export const useSendVoiceMessageMutation = (
  options?: useMutation.Options<Operations.SendVoiceMessageMutation, Operations.SendVoiceMessageMutationVariables>,
) => useMutation(Operations.SendVoiceMessageDocument, options);

/** mutation SendFiles($conversationId: ID!, $key: ID!, $files: [Upload!]!, $content: String, $replyToId: ID) */
export const useSendFilesMutation = (
  options?: useMutation.Options<Operations.SendFilesMutation, Operations.SendFilesMutationVariables>,
) => useMutation(Operations.SendFilesDocument, options);

/** mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) */
export const useSetTypingMutation = (
  options?: useMutation.Options<Operations.SetTypingMutation, Operations.SetTypingMutationVariables>,
) => useMutation(Operations.SetTypingDocument, options);

/** mutation MarkDelivered($conversationIds: [ID!]) */
export const useMarkDeliveredMutation = (
  options?: useMutation.Options<Operations.MarkDeliveredMutation, Operations.MarkDeliveredMutationVariables>,
) => useMutation(Operations.MarkDeliveredDocument, options);

/** mutation MarkRead($conversationId: ID!, $number: Int) */
export const useMarkReadMutation = (
  options?: useMutation.Options<Operations.MarkReadMutation, Operations.MarkReadMutationVariables>,
) => useMutation(Operations.MarkReadDocument, options);

/** mutation EditMessage($id: ID!, $content: String!) */
export const useEditMessageMutation = (
  options?: useMutation.Options<Operations.EditMessageMutation, Operations.EditMessageMutationVariables>,
) => useMutation(Operations.EditMessageDocument, options);

/** mutation DeleteMessage($id: ID!) */
export const useDeleteMessageMutation = (
  options?: useMutation.Options<Operations.DeleteMessageMutation, Operations.DeleteMessageMutationVariables>,
) => useMutation(Operations.DeleteMessageDocument, options);

/** mutation HideMessage($id: ID!) */
export const useHideMessageMutation = (
  options?: useMutation.Options<Operations.HideMessageMutation, Operations.HideMessageMutationVariables>,
) => useMutation(Operations.HideMessageDocument, options);

/** mutation ReactToMessage($id: ID!, $emoji: String) */
export const useReactToMessageMutation = (
  options?: useMutation.Options<Operations.ReactToMessageMutation, Operations.ReactToMessageMutationVariables>,
) => useMutation(Operations.ReactToMessageDocument, options);

/** mutation ForwardMessage($id: ID!, $conversationId: ID!, $key: ID!) */
export const useForwardMessageMutation = (
  options?: useMutation.Options<Operations.ForwardMessageMutation, Operations.ForwardMessageMutationVariables>,
) => useMutation(Operations.ForwardMessageDocument, options);

/** mutation MuteConversation($id: ID!, $until: DateTimeISO) */
export const useMuteConversationMutation = (
  options?: useMutation.Options<Operations.MuteConversationMutation, Operations.MuteConversationMutationVariables>,
) => useMutation(Operations.MuteConversationDocument, options);

/** mutation PinConversation($id: ID!, $isPinned: Boolean!) */
export const usePinConversationMutation = (
  options?: useMutation.Options<Operations.PinConversationMutation, Operations.PinConversationMutationVariables>,
) => useMutation(Operations.PinConversationDocument, options);

/** mutation ArchiveConversation($id: ID!, $isArchived: Boolean!) */
export const useArchiveConversationMutation = (
  options?: useMutation.Options<Operations.ArchiveConversationMutation, Operations.ArchiveConversationMutationVariables>,
) => useMutation(Operations.ArchiveConversationDocument, options);

/** mutation MarkConversationUnread($id: ID!) */
export const useMarkConversationUnreadMutation = (
  options?: useMutation.Options<Operations.MarkConversationUnreadMutation, Operations.MarkConversationUnreadMutationVariables>,
) => useMutation(Operations.MarkConversationUnreadDocument, options);

/** mutation DeleteConversation($id: ID!) */
export const useDeleteConversationMutation = (
  options?: useMutation.Options<Operations.DeleteConversationMutation, Operations.DeleteConversationMutationVariables>,
) => useMutation(Operations.DeleteConversationDocument, options);

/** mutation ClearChatHistory($conversationId: ID) */
export const useClearChatHistoryMutation = (
  options?: useMutation.Options<Operations.ClearChatHistoryMutation, Operations.ClearChatHistoryMutationVariables>,
) => useMutation(Operations.ClearChatHistoryDocument, options);

/** mutation CreateGroup($key: ID!, $name: String!, $personIds: [ID!]!) */
export const useCreateGroupMutation = (
  options?: useMutation.Options<Operations.CreateGroupMutation, Operations.CreateGroupMutationVariables>,
) => useMutation(Operations.CreateGroupDocument, options);

/** mutation AddToGroup($id: ID!, $personIds: [ID!]!) */
export const useAddToGroupMutation = (
  options?: useMutation.Options<Operations.AddToGroupMutation, Operations.AddToGroupMutationVariables>,
) => useMutation(Operations.AddToGroupDocument, options);

/** mutation RemoveFromGroup($id: ID!, $personId: ID!) */
export const useRemoveFromGroupMutation = (
  options?: useMutation.Options<Operations.RemoveFromGroupMutation, Operations.RemoveFromGroupMutationVariables>,
) => useMutation(Operations.RemoveFromGroupDocument, options);

/** mutation MakeGroupAdmin($id: ID!, $personId: ID!) */
export const useMakeGroupAdminMutation = (
  options?: useMutation.Options<Operations.MakeGroupAdminMutation, Operations.MakeGroupAdminMutationVariables>,
) => useMutation(Operations.MakeGroupAdminDocument, options);

/** mutation RemoveGroupAdmin($id: ID!, $personId: ID!) */
export const useRemoveGroupAdminMutation = (
  options?: useMutation.Options<Operations.RemoveGroupAdminMutation, Operations.RemoveGroupAdminMutationVariables>,
) => useMutation(Operations.RemoveGroupAdminDocument, options);

/** mutation RenameGroup($id: ID!, $name: String!) */
export const useRenameGroupMutation = (
  options?: useMutation.Options<Operations.RenameGroupMutation, Operations.RenameGroupMutationVariables>,
) => useMutation(Operations.RenameGroupDocument, options);

/** mutation SetGroupPicture($id: ID!, $picture: Upload!) */
export const useSetGroupPictureMutation = (
  options?: useMutation.Options<Operations.SetGroupPictureMutation, Operations.SetGroupPictureMutationVariables>,
) => useMutation(Operations.SetGroupPictureDocument, options);

/** mutation LeaveGroup($id: ID!, $heirId: ID) */
export const useLeaveGroupMutation = (
  options?: useMutation.Options<Operations.LeaveGroupMutation, Operations.LeaveGroupMutationVariables>,
) => useMutation(Operations.LeaveGroupDocument, options);

/** subscription ConversationsChanged */
export const useConversationsChangedSubscription = (
  options?: LiveOptions<Operations.ConversationsChangedSubscription, Operations.ConversationsChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.ConversationsChangedDocument, options);

/** subscription PresenceChanged($userIds: [ID!]!) */
export const usePresenceChangedSubscription = (
  options: LiveOptions<Operations.PresenceChangedSubscription, Operations.PresenceChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.PresenceChangedDocument, options);

/** subscription ConversationChanged($conversationId: ID!) */
export const useConversationChangedSubscription = (
  options: LiveOptions<Operations.ConversationChangedSubscription, Operations.ConversationChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.ConversationChangedDocument, options);

/** query SearchMessages($search: String!, $conversationId: ID, $first: Int, $after: String) */
export const useSearchMessagesQuery = (
  options: useQuery.Options<Operations.SearchMessagesQuery, Operations.SearchMessagesQueryVariables>,
) => useQuery(Operations.SearchMessagesDocument, options);

/** query College */
export const useCollegeQuery = (
  options?: useQuery.Options<Operations.CollegeQuery, Operations.CollegeQueryVariables>,
) => useQuery(Operations.CollegeDocument, options);

/** mutation ChangeCollege($version: Int!, $words: CollegeInput!, $studies: CollegeStudiesInput, $name: String, $shortName: String, $emailDomain: String) */
export const useChangeCollegeMutation = (
  options?: useMutation.Options<Operations.ChangeCollegeMutation, Operations.ChangeCollegeMutationVariables>,
) => useMutation(Operations.ChangeCollegeDocument, options);

/** subscription CollegeChanged */
export const useCollegeChangedSubscription = (
  options?: LiveOptions<Operations.CollegeChangedSubscription, Operations.CollegeChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.CollegeChangedDocument, options);

/** mutation SetCollegeLogo($logo: Upload!) */
export const useSetCollegeLogoMutation = (
  options?: useMutation.Options<Operations.SetCollegeLogoMutation, Operations.SetCollegeLogoMutationVariables>,
) => useMutation(Operations.SetCollegeLogoDocument, options);

/** mutation RemoveCollegeLogo */
export const useRemoveCollegeLogoMutation = (
  options?: useMutation.Options<Operations.RemoveCollegeLogoMutation, Operations.RemoveCollegeLogoMutationVariables>,
) => useMutation(Operations.RemoveCollegeLogoDocument, options);

/** query Companies($filter: CompanyFilterInput, $sort: CompanySort, $after: String) */
export const useCompaniesQuery = (
  options?: useQuery.Options<Operations.CompaniesQuery, Operations.CompaniesQueryVariables>,
) => useQuery(Operations.CompaniesDocument, options);

/** query CompaniesFacets($filter: CompanyFilterInput) */
export const useCompaniesFacetsQuery = (
  options?: useQuery.Options<Operations.CompaniesFacetsQuery, Operations.CompaniesFacetsQueryVariables>,
) => useQuery(Operations.CompaniesFacetsDocument, options);

/** query Company($slug: String!) */
export const useCompanyQuery = (
  options: useQuery.Options<Operations.CompanyQuery, Operations.CompanyQueryVariables>,
) => useQuery(Operations.CompanyDocument, options);

/** mutation FollowCompany($slug: String!) */
export const useFollowCompanyMutation = (
  options?: useMutation.Options<Operations.FollowCompanyMutation, Operations.FollowCompanyMutationVariables>,
) => useMutation(Operations.FollowCompanyDocument, options);

/** mutation UnfollowCompany($slug: String!) */
export const useUnfollowCompanyMutation = (
  options?: useMutation.Options<Operations.UnfollowCompanyMutation, Operations.UnfollowCompanyMutationVariables>,
) => useMutation(Operations.UnfollowCompanyDocument, options);

/** subscription CompanyFollowers($id: ID!) */
export const useCompanyFollowersSubscription = (
  options: LiveOptions<Operations.CompanyFollowersSubscription, Operations.CompanyFollowersSubscriptionVariables>,
) => useLiveSubscription(Operations.CompanyFollowersDocument, options);

/** query CompanyOpenings($slug: String!, $after: String) */
export const useCompanyOpeningsQuery = (
  options: useQuery.Options<Operations.CompanyOpeningsQuery, Operations.CompanyOpeningsQueryVariables>,
) => useQuery(Operations.CompanyOpeningsDocument, options);

/** query CompanyPeople($slug: String!, $after: String) */
export const useCompanyPeopleQuery = (
  options: useQuery.Options<Operations.CompanyPeopleQuery, Operations.CompanyPeopleQueryVariables>,
) => useQuery(Operations.CompanyPeopleDocument, options);

/** mutation SetQuestionApart($id: ID!, $postId: ID!, $place: Int!) */
export const useSetQuestionApartMutation = (
  options?: useMutation.Options<Operations.SetQuestionApartMutation, Operations.SetQuestionApartMutationVariables>,
) => useMutation(Operations.SetQuestionApartDocument, options);

/** mutation DismissQuestion($id: ID!, $postId: ID!, $place: Int!) */
export const useDismissQuestionMutation = (
  options?: useMutation.Options<Operations.DismissQuestionMutation, Operations.DismissQuestionMutationVariables>,
) => useMutation(Operations.DismissQuestionDocument, options);

/** mutation JoinQuestions($id: ID!, $otherId: ID!) */
export const useJoinQuestionsMutation = (
  options?: useMutation.Options<Operations.JoinQuestionsMutation, Operations.JoinQuestionsMutationVariables>,
) => useMutation(Operations.JoinQuestionsDocument, options);

/** mutation UndoQuestionCorrection($id: ID!) */
export const useUndoQuestionCorrectionMutation = (
  options?: useMutation.Options<Operations.UndoQuestionCorrectionMutation, Operations.UndoQuestionCorrectionMutationVariables>,
) => useMutation(Operations.UndoQuestionCorrectionDocument, options);

/** query CompanyAsked($slug: String!, $filter: AskedFilterInput, $first: Int, $after: String) */
export const useCompanyAskedQuery = (
  options: useQuery.Options<Operations.CompanyAskedQuery, Operations.CompanyAskedQueryVariables>,
) => useQuery(Operations.CompanyAskedDocument, options);

/** query QuestionBank($filter: QuestionBankFilterInput, $sort: QuestionBankSort, $after: String) */
export const useQuestionBankQuery = (
  options?: useQuery.Options<Operations.QuestionBankQuery, Operations.QuestionBankQueryVariables>,
) => useQuery(Operations.QuestionBankDocument, options);

/** query QuestionBankFacets($filter: QuestionBankFilterInput) */
export const useQuestionBankFacetsQuery = (
  options?: useQuery.Options<Operations.QuestionBankFacetsQuery, Operations.QuestionBankFacetsQueryVariables>,
) => useQuery(Operations.QuestionBankFacetsDocument, options);

/** query ComparedCompany($slug: String!) */
export const useComparedCompanyQuery = (
  options: useQuery.Options<Operations.ComparedCompanyQuery, Operations.ComparedCompanyQueryVariables>,
) => useQuery(Operations.ComparedCompanyDocument, options);

/** mutation SetCompanyLogo($slug: String!, $logo: Upload!) */
export const useSetCompanyLogoMutation = (
  options?: useMutation.Options<Operations.SetCompanyLogoMutation, Operations.SetCompanyLogoMutationVariables>,
) => useMutation(Operations.SetCompanyLogoDocument, options);

/** mutation RemoveCompanyLogo($slug: String!) */
export const useRemoveCompanyLogoMutation = (
  options?: useMutation.Options<Operations.RemoveCompanyLogoMutation, Operations.RemoveCompanyLogoMutationVariables>,
) => useMutation(Operations.RemoveCompanyLogoDocument, options);

/** mutation UndoCompanyLogo($id: ID!) */
export const useUndoCompanyLogoMutation = (
  options?: useMutation.Options<Operations.UndoCompanyLogoMutation, Operations.UndoCompanyLogoMutationVariables>,
) => useMutation(Operations.UndoCompanyLogoDocument, options);

/** mutation JoinCompanies($id: ID!, $keep: ID!) */
export const useJoinCompaniesMutation = (
  options?: useMutation.Options<Operations.JoinCompaniesMutation, Operations.JoinCompaniesMutationVariables>,
) => useMutation(Operations.JoinCompaniesDocument, options);

/** mutation KeepCompaniesApart($id: ID!) */
export const useKeepCompaniesApartMutation = (
  options?: useMutation.Options<Operations.KeepCompaniesApartMutation, Operations.KeepCompaniesApartMutationVariables>,
) => useMutation(Operations.KeepCompaniesApartDocument, options);

/** mutation DecideCompaniesAnew($id: ID!) */
export const useDecideCompaniesAnewMutation = (
  options?: useMutation.Options<Operations.DecideCompaniesAnewMutation, Operations.DecideCompaniesAnewMutationVariables>,
) => useMutation(Operations.DecideCompaniesAnewDocument, options);

/** mutation PairCompanies($first: String!, $second: String!) */
export const usePairCompaniesMutation = (
  options?: useMutation.Options<Operations.PairCompaniesMutation, Operations.PairCompaniesMutationVariables>,
) => useMutation(Operations.PairCompaniesDocument, options);

/** query ConnectionStatus($userId: ID!) */
export const useConnectionStatusQuery = (
  options: useQuery.Options<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>,
) => useQuery(Operations.ConnectionStatusDocument, options);

/** query ConnectionCounts */
export const useConnectionCountsQuery = (
  options?: useQuery.Options<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>,
) => useQuery(Operations.ConnectionCountsDocument, options);

/** query Connections($search: String, $first: Int, $after: String) */
export const useConnectionsQuery = (
  options?: useQuery.Options<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>,
) => useQuery(Operations.ConnectionsDocument, options);

/** query ConnectionRequests($direction: RequestDirection, $first: Int, $after: String) */
export const useConnectionRequestsQuery = (
  options?: useQuery.Options<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>,
) => useQuery(Operations.ConnectionRequestsDocument, options);

/** mutation Connect($userId: ID!) */
export const useConnectMutation = (
  options?: useMutation.Options<Operations.ConnectMutation, Operations.ConnectMutationVariables>,
) => useMutation(Operations.ConnectDocument, options);

/** mutation CancelConnectionRequest($requestId: ID!) */
export const useCancelConnectionRequestMutation = (
  options?: useMutation.Options<Operations.CancelConnectionRequestMutation, Operations.CancelConnectionRequestMutationVariables>,
) => useMutation(Operations.CancelConnectionRequestDocument, options);

/** mutation AcceptConnection($requestId: ID!) */
export const useAcceptConnectionMutation = (
  options?: useMutation.Options<Operations.AcceptConnectionMutation, Operations.AcceptConnectionMutationVariables>,
) => useMutation(Operations.AcceptConnectionDocument, options);

/** mutation RejectConnection($requestId: ID!) */
export const useRejectConnectionMutation = (
  options?: useMutation.Options<Operations.RejectConnectionMutation, Operations.RejectConnectionMutationVariables>,
) => useMutation(Operations.RejectConnectionDocument, options);

/** mutation UndoRejectConnection($requestId: ID!) */
export const useUndoRejectConnectionMutation = (
  options?: useMutation.Options<Operations.UndoRejectConnectionMutation, Operations.UndoRejectConnectionMutationVariables>,
) => useMutation(Operations.UndoRejectConnectionDocument, options);

/** mutation Disconnect($userId: ID!) */
export const useDisconnectMutation = (
  options?: useMutation.Options<Operations.DisconnectMutation, Operations.DisconnectMutationVariables>,
) => useMutation(Operations.DisconnectDocument, options);

/** subscription ConnectionsLive */
export const useConnectionsLiveSubscription = (
  options?: LiveOptions<Operations.ConnectionsLiveSubscription, Operations.ConnectionsLiveSubscriptionVariables>,
) => useLiveSubscription(Operations.ConnectionsLiveDocument, options);

/** query People($filter: PeopleFilterInput, $sort: FeedSort, $first: Int, $after: String) */
export const usePeopleQuery = (
  options?: useQuery.Options<Operations.PeopleQuery, Operations.PeopleQueryVariables>,
) => useQuery(Operations.PeopleDocument, options);

/** query Paths($filter: PathFilterInput!) */
export const usePathsQuery = (
  options: useQuery.Options<Operations.PathsQuery, Operations.PathsQueryVariables>,
) => useQuery(Operations.PathsDocument, options);

/** query PeopleFacets($filter: PeopleFilterInput) */
export const usePeopleFacetsQuery = (
  options?: useQuery.Options<Operations.PeopleFacetsQuery, Operations.PeopleFacetsQueryVariables>,
) => useQuery(Operations.PeopleFacetsDocument, options);

/** query SavedPeopleSearches */
export const useSavedPeopleSearchesQuery = (
  options?: useQuery.Options<Operations.SavedPeopleSearchesQuery, Operations.SavedPeopleSearchesQueryVariables>,
) => useQuery(Operations.SavedPeopleSearchesDocument, options);

/** mutation SavePeopleSearch($filter: PeopleFilterInput!, $mails: AlertFrequency!) */
export const useSavePeopleSearchMutation = (
  options?: useMutation.Options<Operations.SavePeopleSearchMutation, Operations.SavePeopleSearchMutationVariables>,
) => useMutation(Operations.SavePeopleSearchDocument, options);

/** mutation SetPeopleAlert($id: ID!, $mails: AlertFrequency!) */
export const useSetPeopleAlertMutation = (
  options?: useMutation.Options<Operations.SetPeopleAlertMutation, Operations.SetPeopleAlertMutationVariables>,
) => useMutation(Operations.SetPeopleAlertDocument, options);

/** mutation RemovePeopleSearch($id: ID!) */
export const useRemovePeopleSearchMutation = (
  options?: useMutation.Options<Operations.RemovePeopleSearchMutation, Operations.RemovePeopleSearchMutationVariables>,
) => useMutation(Operations.RemovePeopleSearchDocument, options);

/** mutation StopPeopleAlert($token: String!, $isOn: Boolean!) */
export const useStopPeopleAlertMutation = (
  options?: useMutation.Options<Operations.StopPeopleAlertMutation, Operations.StopPeopleAlertMutationVariables>,
) => useMutation(Operations.StopPeopleAlertDocument, options);

/** query Endorsements($userId: ID!, $first: Int = 20, $after: String) */
export const useEndorsementsQuery = (
  options: useQuery.Options<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>,
) => useQuery(Operations.EndorsementsDocument, options);

/** query PendingEndorsements($userId: ID!, $after: String) */
export const usePendingEndorsementsQuery = (
  options: useQuery.Options<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>,
) => useQuery(Operations.PendingEndorsementsDocument, options);

/** mutation SubmitEndorsement($menteeId: ID!, $message: String!, $visibility: EndorsementVisibility!) */
export const useSubmitEndorsementMutation = (
  options?: useMutation.Options<Operations.SubmitEndorsementMutation, Operations.SubmitEndorsementMutationVariables>,
) => useMutation(Operations.SubmitEndorsementDocument, options);

/** mutation AcceptEndorsement($id: ID!) */
export const useAcceptEndorsementMutation = (
  options?: useMutation.Options<Operations.AcceptEndorsementMutation, Operations.AcceptEndorsementMutationVariables>,
) => useMutation(Operations.AcceptEndorsementDocument, options);

/** mutation DeclineEndorsement($id: ID!) */
export const useDeclineEndorsementMutation = (
  options?: useMutation.Options<Operations.DeclineEndorsementMutation, Operations.DeclineEndorsementMutationVariables>,
) => useMutation(Operations.DeclineEndorsementDocument, options);

/** mutation RemoveEndorsement($id: ID!) */
export const useRemoveEndorsementMutation = (
  options?: useMutation.Options<Operations.RemoveEndorsementMutation, Operations.RemoveEndorsementMutationVariables>,
) => useMutation(Operations.RemoveEndorsementDocument, options);

/** subscription EndorsementsChanged($userId: ID!) */
export const useEndorsementsChangedSubscription = (
  options: LiveOptions<Operations.EndorsementsChangedSubscription, Operations.EndorsementsChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.EndorsementsChangedDocument, options);

/** mutation SendFeedback($message: String!, $page: String) */
export const useSendFeedbackMutation = (
  options?: useMutation.Options<Operations.SendFeedbackMutation, Operations.SendFeedbackMutationVariables>,
) => useMutation(Operations.SendFeedbackDocument, options);

/** query Feedback($state: FeedbackState, $search: String, $after: String) */
export const useFeedbackQuery = (
  options?: useQuery.Options<Operations.FeedbackQuery, Operations.FeedbackQueryVariables>,
) => useQuery(Operations.FeedbackDocument, options);

/** mutation CloseFeedback($id: ID!) */
export const useCloseFeedbackMutation = (
  options?: useMutation.Options<Operations.CloseFeedbackMutation, Operations.CloseFeedbackMutationVariables>,
) => useMutation(Operations.CloseFeedbackDocument, options);

/** mutation ReopenFeedback($id: ID!) */
export const useReopenFeedbackMutation = (
  options?: useMutation.Options<Operations.ReopenFeedbackMutation, Operations.ReopenFeedbackMutationVariables>,
) => useMutation(Operations.ReopenFeedbackDocument, options);

/** query Gratitudes($userId: ID!, $first: Int = 20, $after: String) */
export const useGratitudesQuery = (
  options: useQuery.Options<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>,
) => useQuery(Operations.GratitudesDocument, options);

/** query HiddenGratitudes($userId: ID!, $after: String) */
export const useHiddenGratitudesQuery = (
  options: useQuery.Options<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>,
) => useQuery(Operations.HiddenGratitudesDocument, options);

/** mutation SendGratitude($profileId: ID!, $text: String!, $key: ID) */
export const useSendGratitudeMutation = (
  options?: useMutation.Options<Operations.SendGratitudeMutation, Operations.SendGratitudeMutationVariables>,
) => useMutation(Operations.SendGratitudeDocument, options);

/** mutation UpvoteGratitude($id: ID!) */
export const useUpvoteGratitudeMutation = (
  options?: useMutation.Options<Operations.UpvoteGratitudeMutation, Operations.UpvoteGratitudeMutationVariables>,
) => useMutation(Operations.UpvoteGratitudeDocument, options);

/** mutation HideGratitude($id: ID!) */
export const useHideGratitudeMutation = (
  options?: useMutation.Options<Operations.HideGratitudeMutation, Operations.HideGratitudeMutationVariables>,
) => useMutation(Operations.HideGratitudeDocument, options);

/** mutation UnhideGratitude($id: ID!) */
export const useUnhideGratitudeMutation = (
  options?: useMutation.Options<Operations.UnhideGratitudeMutation, Operations.UnhideGratitudeMutationVariables>,
) => useMutation(Operations.UnhideGratitudeDocument, options);

/** mutation DeleteGratitude($id: ID!) */
export const useDeleteGratitudeMutation = (
  options?: useMutation.Options<Operations.DeleteGratitudeMutation, Operations.DeleteGratitudeMutationVariables>,
) => useMutation(Operations.DeleteGratitudeDocument, options);

/** subscription GratitudesChanged($userId: ID!) */
export const useGratitudesChangedSubscription = (
  options: LiveOptions<Operations.GratitudesChangedSubscription, Operations.GratitudesChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.GratitudesChangedDocument, options);

/** query Health */
export const useHealthQuery = (
  options?: useQuery.Options<Operations.HealthQuery, Operations.HealthQueryVariables>,
) => useQuery(Operations.HealthDocument, options);

/** query SupportPacket */
export const useSupportPacketQuery = (
  options?: useQuery.Options<Operations.SupportPacketQuery, Operations.SupportPacketQueryVariables>,
) => useQuery(Operations.SupportPacketDocument, options);

/** mutation RunWorkAgain($id: ID!) */
export const useRunWorkAgainMutation = (
  options?: useMutation.Options<Operations.RunWorkAgainMutation, Operations.RunWorkAgainMutationVariables>,
) => useMutation(Operations.RunWorkAgainDocument, options);

/** mutation SendTestLetter */
export const useSendTestLetterMutation = (
  options?: useMutation.Options<Operations.SendTestLetterMutation, Operations.SendTestLetterMutationVariables>,
) => useMutation(Operations.SendTestLetterDocument, options);

/** mutation ConfirmSecret */
export const useConfirmSecretMutation = (
  options?: useMutation.Options<Operations.ConfirmSecretMutation, Operations.ConfirmSecretMutationVariables>,
) => useMutation(Operations.ConfirmSecretDocument, options);

/** query Me */
export const useMeQuery = (
  options?: useQuery.Options<Operations.MeQuery, Operations.MeQueryVariables>,
) => useQuery(Operations.MeDocument, options);

/** subscription AccountUpdated */
export const useAccountUpdatedSubscription = (
  options?: LiveOptions<Operations.AccountUpdatedSubscription, Operations.AccountUpdatedSubscriptionVariables>,
) => useLiveSubscription(Operations.AccountUpdatedDocument, options);

/** mutation SignIn($email: String!, $password: String!) */
export const useSignInMutation = (
  options?: useMutation.Options<Operations.SignInMutation, Operations.SignInMutationVariables>,
) => useMutation(Operations.SignInDocument, options);

/** mutation OidcSignIn */
export const useOidcSignInMutation = (
  options?: useMutation.Options<Operations.OidcSignInMutation, Operations.OidcSignInMutationVariables>,
) => useMutation(Operations.OidcSignInDocument, options);

/** mutation SignInByOidc($key: String!, $answer: String!) */
export const useSignInByOidcMutation = (
  options?: useMutation.Options<Operations.SignInByOidcMutation, Operations.SignInByOidcMutationVariables>,
) => useMutation(Operations.SignInByOidcDocument, options);

/** mutation SignInWithGoogle($credential: String!) */
export const useSignInWithGoogleMutation = (
  options?: useMutation.Options<Operations.SignInWithGoogleMutation, Operations.SignInWithGoogleMutationVariables>,
) => useMutation(Operations.SignInWithGoogleDocument, options);

/** mutation SignOut */
export const useSignOutMutation = (
  options?: useMutation.Options<Operations.SignOutMutation, Operations.SignOutMutationVariables>,
) => useMutation(Operations.SignOutDocument, options);

/** mutation ForgotPassword($email: String!) */
export const useForgotPasswordMutation = (
  options?: useMutation.Options<Operations.ForgotPasswordMutation, Operations.ForgotPasswordMutationVariables>,
) => useMutation(Operations.ForgotPasswordDocument, options);

/** mutation ResetPassword($email: String!, $otp: String!, $newPassword: String!) */
export const useResetPasswordMutation = (
  options?: useMutation.Options<Operations.ResetPasswordMutation, Operations.ResetPasswordMutationVariables>,
) => useMutation(Operations.ResetPasswordDocument, options);

/** mutation SignUp($input: SignUpInput!) */
export const useSignUpMutation = (
  options?: useMutation.Options<Operations.SignUpMutation, Operations.SignUpMutationVariables>,
) => useMutation(Operations.SignUpDocument, options);

/** mutation VerifySignUp($input: SignUpInput!, $emailOtp: String!) */
export const useVerifySignUpMutation = (
  options?: useMutation.Options<Operations.VerifySignUpMutation, Operations.VerifySignUpMutationVariables>,
) => useMutation(Operations.VerifySignUpDocument, options);

/** mutation FinishRegistration($email: String!) */
export const useFinishRegistrationMutation = (
  options?: useMutation.Options<Operations.FinishRegistrationMutation, Operations.FinishRegistrationMutationVariables>,
) => useMutation(Operations.FinishRegistrationDocument, options);

/** mutation VerifyYourself($email: String!) */
export const useVerifyYourselfMutation = (
  options?: useMutation.Options<Operations.VerifyYourselfMutation, Operations.VerifyYourselfMutationVariables>,
) => useMutation(Operations.VerifyYourselfDocument, options);

/** mutation CompleteProfile($input: CompleteProfileInput!) */
export const useCompleteProfileMutation = (
  options?: useMutation.Options<Operations.CompleteProfileMutation, Operations.CompleteProfileMutationVariables>,
) => useMutation(Operations.CompleteProfileDocument, options);

/** mutation SwitchRole($newRole: Role!) */
export const useSwitchRoleMutation = (
  options?: useMutation.Options<Operations.SwitchRoleMutation, Operations.SwitchRoleMutationVariables>,
) => useMutation(Operations.SwitchRoleDocument, options);

/** mutation CreateRole($newRole: Role!) */
export const useCreateRoleMutation = (
  options?: useMutation.Options<Operations.CreateRoleMutation, Operations.CreateRoleMutationVariables>,
) => useMutation(Operations.CreateRoleDocument, options);

/** mutation SendInstituteCode($email: String!) */
export const useSendInstituteCodeMutation = (
  options?: useMutation.Options<Operations.SendInstituteCodeMutation, Operations.SendInstituteCodeMutationVariables>,
) => useMutation(Operations.SendInstituteCodeDocument, options);

/** mutation VerifyInstituteCode($email: String!, $otp: String!) */
export const useVerifyInstituteCodeMutation = (
  options?: useMutation.Options<Operations.VerifyInstituteCodeMutation, Operations.VerifyInstituteCodeMutationVariables>,
) => useMutation(Operations.VerifyInstituteCodeDocument, options);

/** mutation UploadVerificationDocument($document: Upload!, $documentType: DocumentType!) */
export const useUploadVerificationDocumentMutation = (
  options?: useMutation.Options<Operations.UploadVerificationDocumentMutation, Operations.UploadVerificationDocumentMutationVariables>,
) => useMutation(Operations.UploadVerificationDocumentDocument, options);

/** query EndedSession($token: String!) */
export const useEndedSessionQuery = (
  options: useQuery.Options<Operations.EndedSessionQuery, Operations.EndedSessionQueryVariables>,
) => useQuery(Operations.EndedSessionDocument, options);

/** mutation MailSignIn($email: String!) */
export const useMailSignInMutation = (
  options?: useMutation.Options<Operations.MailSignInMutation, Operations.MailSignInMutationVariables>,
) => useMutation(Operations.MailSignInDocument, options);

/** mutation SignInByMail($email: String!, $key: String!, $otp: String!) */
export const useSignInByMailMutation = (
  options?: useMutation.Options<Operations.SignInByMailMutation, Operations.SignInByMailMutationVariables>,
) => useMutation(Operations.SignInByMailDocument, options);

/** query Imports($sort: TimeSort, $after: String) */
export const useImportsQuery = (
  options?: useQuery.Options<Operations.ImportsQuery, Operations.ImportsQueryVariables>,
) => useQuery(Operations.ImportsDocument, options);

/** query ImportRows($id: ID!, $state: ImportRowState, $after: String) */
export const useImportRowsQuery = (
  options: useQuery.Options<Operations.ImportRowsQuery, Operations.ImportRowsQueryVariables>,
) => useQuery(Operations.ImportRowsDocument, options);

/** mutation UploadImport($file: Upload!, $mode: ImportMode!, $columns: [ImportColumnInput!]) */
export const useUploadImportMutation = (
  options?: useMutation.Options<Operations.UploadImportMutation, Operations.UploadImportMutationVariables>,
) => useMutation(Operations.UploadImportDocument, options);

/** mutation RunImport($id: ID!) */
export const useRunImportMutation = (
  options?: useMutation.Options<Operations.RunImportMutation, Operations.RunImportMutationVariables>,
) => useMutation(Operations.RunImportDocument, options);

/** mutation CancelImport($id: ID!) */
export const useCancelImportMutation = (
  options?: useMutation.Options<Operations.CancelImportMutation, Operations.CancelImportMutationVariables>,
) => useMutation(Operations.CancelImportDocument, options);

/** mutation UndoImport($id: ID!) */
export const useUndoImportMutation = (
  options?: useMutation.Options<Operations.UndoImportMutation, Operations.UndoImportMutationVariables>,
) => useMutation(Operations.UndoImportDocument, options);

/** mutation ExportBadRows($id: ID!) */
export const useExportBadRowsMutation = (
  options?: useMutation.Options<Operations.ExportBadRowsMutation, Operations.ExportBadRowsMutationVariables>,
) => useMutation(Operations.ExportBadRowsDocument, options);

/** subscription ImportChanged($id: ID!) */
export const useImportChangedSubscription = (
  options: LiveOptions<Operations.ImportChangedSubscription, Operations.ImportChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.ImportChangedDocument, options);

/** query RosterMatches($after: String, $search: String, $sort: TimeSort) */
export const useRosterMatchesQuery = (
  options?: useQuery.Options<Operations.RosterMatchesQuery, Operations.RosterMatchesQueryVariables>,
) => useQuery(Operations.RosterMatchesDocument, options);

/** mutation DecideRosterMatches($userIds: [ID!]!, $isSame: Boolean!) */
export const useDecideRosterMatchesMutation = (
  options?: useMutation.Options<Operations.DecideRosterMatchesMutation, Operations.DecideRosterMatchesMutationVariables>,
) => useMutation(Operations.DecideRosterMatchesDocument, options);

/** query GraduatesToAsk */
export const useGraduatesToAskQuery = (
  options?: useQuery.Options<Operations.GraduatesToAskQuery, Operations.GraduatesToAskQueryVariables>,
) => useQuery(Operations.GraduatesToAskDocument, options);

/** mutation AskGraduates */
export const useAskGraduatesMutation = (
  options?: useMutation.Options<Operations.AskGraduatesMutation, Operations.AskGraduatesMutationVariables>,
) => useMutation(Operations.AskGraduatesDocument, options);

/** mutation ExportImports($after: String) */
export const useExportImportsMutation = (
  options?: useMutation.Options<Operations.ExportImportsMutation, Operations.ExportImportsMutationVariables>,
) => useMutation(Operations.ExportImportsDocument, options);

/** mutation ExportRosterMatches($search: String, $after: String) */
export const useExportRosterMatchesMutation = (
  options?: useMutation.Options<Operations.ExportRosterMatchesMutation, Operations.ExportRosterMatchesMutationVariables>,
) => useMutation(Operations.ExportRosterMatchesDocument, options);

/** mutation RemindInvited($userIds: [ID!]!) */
export const useRemindInvitedMutation = (
  options?: useMutation.Options<Operations.RemindInvitedMutation, Operations.RemindInvitedMutationVariables>,
) => useMutation(Operations.RemindInvitedDocument, options);

/** query RemindableCount($filter: InvitedFilterInput) */
export const useRemindableCountQuery = (
  options?: useQuery.Options<Operations.RemindableCountQuery, Operations.RemindableCountQueryVariables>,
) => useQuery(Operations.RemindableCountDocument, options);

/** mutation RemindAllInvited($filter: InvitedFilterInput) */
export const useRemindAllInvitedMutation = (
  options?: useMutation.Options<Operations.RemindAllInvitedMutation, Operations.RemindAllInvitedMutationVariables>,
) => useMutation(Operations.RemindAllInvitedDocument, options);

/** query Jobs($filter: JobFilterInput, $sort: JobSort, $first: Int, $after: String) */
export const useJobsQuery = (
  options?: useQuery.Options<Operations.JobsQuery, Operations.JobsQueryVariables>,
) => useQuery(Operations.JobsDocument, options);

/** query NewestJobs($filter: JobFilterInput) */
export const useNewestJobsQuery = (
  options?: useQuery.Options<Operations.NewestJobsQuery, Operations.NewestJobsQueryVariables>,
) => useQuery(Operations.NewestJobsDocument, options);

/** query JobFacets($filter: JobFilterInput) */
export const useJobFacetsQuery = (
  options?: useQuery.Options<Operations.JobFacetsQuery, Operations.JobFacetsQueryVariables>,
) => useQuery(Operations.JobFacetsDocument, options);

/** query JobPage($id: ID!) */
export const useJobPageQuery = (
  options: useQuery.Options<Operations.JobPageQuery, Operations.JobPageQueryVariables>,
) => useQuery(Operations.JobPageDocument, options);

/** query Job($id: ID!) */
export const useJobQuery = (
  options: useQuery.Options<Operations.JobQuery, Operations.JobQueryVariables>,
) => useQuery(Operations.JobDocument, options);

/** mutation ViewJob($id: ID!) */
export const useViewJobMutation = (
  options?: useMutation.Options<Operations.ViewJobMutation, Operations.ViewJobMutationVariables>,
) => useMutation(Operations.ViewJobDocument, options);

/** mutation LikeJob($id: ID!) */
export const useLikeJobMutation = (
  options?: useMutation.Options<Operations.LikeJobMutation, Operations.LikeJobMutationVariables>,
) => useMutation(Operations.LikeJobDocument, options);

/** mutation ApplyToJob($id: ID!) */
export const useApplyToJobMutation = (
  options?: useMutation.Options<Operations.ApplyToJobMutation, Operations.ApplyToJobMutationVariables>,
) => useMutation(Operations.ApplyToJobDocument, options);

/** mutation ShareJob($id: ID!) */
export const useShareJobMutation = (
  options?: useMutation.Options<Operations.ShareJobMutation, Operations.ShareJobMutationVariables>,
) => useMutation(Operations.ShareJobDocument, options);

/** mutation CloseJob($id: ID!) */
export const useCloseJobMutation = (
  options?: useMutation.Options<Operations.CloseJobMutation, Operations.CloseJobMutationVariables>,
) => useMutation(Operations.CloseJobDocument, options);

/** mutation ReopenJob($id: ID!) */
export const useReopenJobMutation = (
  options?: useMutation.Options<Operations.ReopenJobMutation, Operations.ReopenJobMutationVariables>,
) => useMutation(Operations.ReopenJobDocument, options);

/** mutation DeleteJob($id: ID!) */
export const useDeleteJobMutation = (
  options?: useMutation.Options<Operations.DeleteJobMutation, Operations.DeleteJobMutationVariables>,
) => useMutation(Operations.DeleteJobDocument, options);

/** mutation PostJob($input: JobInput!, $attachment: Upload, $logo: Upload, $key: ID) */
export const usePostJobMutation = (
  options?: useMutation.Options<Operations.PostJobMutation, Operations.PostJobMutationVariables>,
) => useMutation(Operations.PostJobDocument, options);

/** mutation UpdateJob($id: ID!, $input: JobInput!, $attachment: Upload, $logo: Upload, $removeAttachment: Boolean, $removeLogo: Boolean) */
export const useUpdateJobMutation = (
  options?: useMutation.Options<Operations.UpdateJobMutation, Operations.UpdateJobMutationVariables>,
) => useMutation(Operations.UpdateJobDocument, options);

/** query OpenJobLike($companyName: String!, $role: String!) */
export const useOpenJobLikeQuery = (
  options: useQuery.Options<Operations.OpenJobLikeQuery, Operations.OpenJobLikeQueryVariables>,
) => useQuery(Operations.OpenJobLikeDocument, options);

/** query SavedJobSearches */
export const useSavedJobSearchesQuery = (
  options?: useQuery.Options<Operations.SavedJobSearchesQuery, Operations.SavedJobSearchesQueryVariables>,
) => useQuery(Operations.SavedJobSearchesDocument, options);

/** mutation SaveJobSearch($filter: JobFilterInput!, $mails: AlertFrequency!) */
export const useSaveJobSearchMutation = (
  options?: useMutation.Options<Operations.SaveJobSearchMutation, Operations.SaveJobSearchMutationVariables>,
) => useMutation(Operations.SaveJobSearchDocument, options);

/** mutation SetJobAlert($id: ID!, $mails: AlertFrequency!) */
export const useSetJobAlertMutation = (
  options?: useMutation.Options<Operations.SetJobAlertMutation, Operations.SetJobAlertMutationVariables>,
) => useMutation(Operations.SetJobAlertDocument, options);

/** mutation RemoveJobSearch($id: ID!) */
export const useRemoveJobSearchMutation = (
  options?: useMutation.Options<Operations.RemoveJobSearchMutation, Operations.RemoveJobSearchMutationVariables>,
) => useMutation(Operations.RemoveJobSearchDocument, options);

/** mutation StopJobAlert($token: String!, $isOn: Boolean!) */
export const useStopJobAlertMutation = (
  options?: useMutation.Options<Operations.StopJobAlertMutation, Operations.StopJobAlertMutationVariables>,
) => useMutation(Operations.StopJobAlertDocument, options);

/** mutation AnswerStillOpen($token: String!, $isStillOpen: Boolean!) */
export const useAnswerStillOpenMutation = (
  options?: useMutation.Options<Operations.AnswerStillOpenMutation, Operations.AnswerStillOpenMutationVariables>,
) => useMutation(Operations.AnswerStillOpenDocument, options);

/** subscription JobAdded($college: String!) */
export const useJobAddedSubscription = (
  options: LiveOptions<Operations.JobAddedSubscription, Operations.JobAddedSubscriptionVariables>,
) => useLiveSubscription(Operations.JobAddedDocument, options);

/** subscription JobChanged($id: ID!) */
export const useJobChangedSubscription = (
  options: LiveOptions<Operations.JobChangedSubscription, Operations.JobChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.JobChangedDocument, options);

/** query SearchPreview($search: String, $first: Int) */
export const useSearchPreviewQuery = (
  options?: useQuery.Options<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>,
) => useQuery(Operations.SearchPreviewDocument, options);

/** query LegacyProjects($userId: ID!, $after: String) */
export const useLegacyProjectsQuery = (
  options: useQuery.Options<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>,
) => useQuery(Operations.LegacyProjectsDocument, options);

/** mutation AddLegacyProject($input: LegacyProjectInput!) */
export const useAddLegacyProjectMutation = (
  options?: useMutation.Options<Operations.AddLegacyProjectMutation, Operations.AddLegacyProjectMutationVariables>,
) => useMutation(Operations.AddLegacyProjectDocument, options);

/** mutation UpdateLegacyProject($id: ID!, $input: LegacyProjectInput!) */
export const useUpdateLegacyProjectMutation = (
  options?: useMutation.Options<Operations.UpdateLegacyProjectMutation, Operations.UpdateLegacyProjectMutationVariables>,
) => useMutation(Operations.UpdateLegacyProjectDocument, options);

/** mutation RemoveLegacyProject($id: ID!) */
export const useRemoveLegacyProjectMutation = (
  options?: useMutation.Options<Operations.RemoveLegacyProjectMutation, Operations.RemoveLegacyProjectMutationVariables>,
) => useMutation(Operations.RemoveLegacyProjectDocument, options);

/** subscription LegacyProjectsLive($userId: ID!) */
export const useLegacyProjectsLiveSubscription = (
  options: LiveOptions<Operations.LegacyProjectsLiveSubscription, Operations.LegacyProjectsLiveSubscriptionVariables>,
) => useLiveSubscription(Operations.LegacyProjectsLiveDocument, options);

/** query ModeratedContents($list: ContentList!, $first: Int!, $after: String, $filter: ContentFilterInput, $sort: ContentSort) */
export const useModeratedContentsQuery = (
  options: useQuery.Options<Operations.ModeratedContentsQuery, Operations.ModeratedContentsQueryVariables>,
) => useQuery(Operations.ModeratedContentsDocument, options);

/** query ModeratedContentPage($type: RemovableType!, $id: ID!) */
export const useModeratedContentPageQuery = (
  options: useQuery.Options<Operations.ModeratedContentPageQuery, Operations.ModeratedContentPageQueryVariables>,
) => useQuery(Operations.ModeratedContentPageDocument, options);

/** mutation RemoveContents($type: RemovableType!, $ids: [ID!]!, $kind: RemovalKind!, $reason: String!) */
export const useRemoveContentsMutation = (
  options?: useMutation.Options<Operations.RemoveContentsMutation, Operations.RemoveContentsMutationVariables>,
) => useMutation(Operations.RemoveContentsDocument, options);

/** mutation RestoreContents($type: RemovableType!, $ids: [ID!]!) */
export const useRestoreContentsMutation = (
  options?: useMutation.Options<Operations.RestoreContentsMutation, Operations.RestoreContentsMutationVariables>,
) => useMutation(Operations.RestoreContentsDocument, options);

/** mutation UndoRemovals($type: RemovableType!, $ids: [ID!]!) */
export const useUndoRemovalsMutation = (
  options?: useMutation.Options<Operations.UndoRemovalsMutation, Operations.UndoRemovalsMutationVariables>,
) => useMutation(Operations.UndoRemovalsDocument, options);

/** mutation PinJob($id: ID!) */
export const usePinJobMutation = (
  options?: useMutation.Options<Operations.PinJobMutation, Operations.PinJobMutationVariables>,
) => useMutation(Operations.PinJobDocument, options);

/** mutation UnpinJob($id: ID!) */
export const useUnpinJobMutation = (
  options?: useMutation.Options<Operations.UnpinJobMutation, Operations.UnpinJobMutationVariables>,
) => useMutation(Operations.UnpinJobDocument, options);

/** mutation ExportContents($list: ContentList!, $filter: ContentFilterInput, $after: String) */
export const useExportContentsMutation = (
  options?: useMutation.Options<Operations.ExportContentsMutation, Operations.ExportContentsMutationVariables>,
) => useMutation(Operations.ExportContentsDocument, options);

/** query ReportCases($first: Int!, $after: String, $filter: CaseFilterInput, $sort: ContentSort) */
export const useReportCasesQuery = (
  options: useQuery.Options<Operations.ReportCasesQuery, Operations.ReportCasesQueryVariables>,
) => useQuery(Operations.ReportCasesDocument, options);

/** query ReportCasePage($id: ID!) */
export const useReportCasePageQuery = (
  options: useQuery.Options<Operations.ReportCasePageQuery, Operations.ReportCasePageQueryVariables>,
) => useQuery(Operations.ReportCasePageDocument, options);

/** mutation ClaimCase($id: ID!, $isClaimed: Boolean!) */
export const useClaimCaseMutation = (
  options?: useMutation.Options<Operations.ClaimCaseMutation, Operations.ClaimCaseMutationVariables>,
) => useMutation(Operations.ClaimCaseDocument, options);

/** mutation ClaimCases($ids: [ID!]!) */
export const useClaimCasesMutation = (
  options?: useMutation.Options<Operations.ClaimCasesMutation, Operations.ClaimCasesMutationVariables>,
) => useMutation(Operations.ClaimCasesDocument, options);

/** mutation DismissCases($ids: [ID!]!) */
export const useDismissCasesMutation = (
  options?: useMutation.Options<Operations.DismissCasesMutation, Operations.DismissCasesMutationVariables>,
) => useMutation(Operations.DismissCasesDocument, options);

/** mutation ExportReportCases($filter: CaseFilterInput, $after: String) */
export const useExportReportCasesMutation = (
  options?: useMutation.Options<Operations.ExportReportCasesMutation, Operations.ExportReportCasesMutationVariables>,
) => useMutation(Operations.ExportReportCasesDocument, options);

/** mutation DecideCase($id: ID!, $decision: CaseDecision!, $reason: String!, $until: DateTimeISO) */
export const useDecideCaseMutation = (
  options?: useMutation.Options<Operations.DecideCaseMutation, Operations.DecideCaseMutationVariables>,
) => useMutation(Operations.DecideCaseDocument, options);

/** mutation DecideAppeal($id: ID!, $outcome: AppealOutcome!, $answer: String!) */
export const useDecideAppealMutation = (
  options?: useMutation.Options<Operations.DecideAppealMutation, Operations.DecideAppealMutationVariables>,
) => useMutation(Operations.DecideAppealDocument, options);

/** query OwnCases($first: Int!, $after: String) */
export const useOwnCasesQuery = (
  options: useQuery.Options<Operations.OwnCasesQuery, Operations.OwnCasesQueryVariables>,
) => useQuery(Operations.OwnCasesDocument, options);

/** mutation AppealCase($id: ID!, $words: String!) */
export const useAppealCaseMutation = (
  options?: useMutation.Options<Operations.AppealCaseMutation, Operations.AppealCaseMutationVariables>,
) => useMutation(Operations.AppealCaseDocument, options);

/** query BanCase($token: String!) */
export const useBanCaseQuery = (
  options: useQuery.Options<Operations.BanCaseQuery, Operations.BanCaseQueryVariables>,
) => useQuery(Operations.BanCaseDocument, options);

/** mutation AppealBan($token: String!, $words: String!) */
export const useAppealBanMutation = (
  options?: useMutation.Options<Operations.AppealBanMutation, Operations.AppealBanMutationVariables>,
) => useMutation(Operations.AppealBanDocument, options);

/** query OwnReports($first: Int!, $after: String) */
export const useOwnReportsQuery = (
  options: useQuery.Options<Operations.OwnReportsQuery, Operations.OwnReportsQueryVariables>,
) => useQuery(Operations.OwnReportsDocument, options);

/** query NotificationCounts */
export const useNotificationCountsQuery = (
  options?: useQuery.Options<Operations.NotificationCountsQuery, Operations.NotificationCountsQueryVariables>,
) => useQuery(Operations.NotificationCountsDocument, options);

/** query Notifications($tab: NotificationTab, $first: Int, $after: String) */
export const useNotificationsQuery = (
  options?: useQuery.Options<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>,
) => useQuery(Operations.NotificationsDocument, options);

/** query NotificationSettings */
export const useNotificationSettingsQuery = (
  options?: useQuery.Options<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>,
) => useQuery(Operations.NotificationSettingsDocument, options);

/** mutation MarkNotificationsRead($ids: [ID!]!, $tab: NotificationTab) */
export const useMarkNotificationsReadMutation = (
  options?: useMutation.Options<Operations.MarkNotificationsReadMutation, Operations.MarkNotificationsReadMutationVariables>,
) => useMutation(Operations.MarkNotificationsReadDocument, options);

/** mutation DismissNotifications($ids: [ID!]!, $tab: NotificationTab) */
export const useDismissNotificationsMutation = (
  options?: useMutation.Options<Operations.DismissNotificationsMutation, Operations.DismissNotificationsMutationVariables>,
) => useMutation(Operations.DismissNotificationsDocument, options);

/** mutation ArchiveNotifications($ids: [ID!]!, $tab: NotificationTab) */
export const useArchiveNotificationsMutation = (
  options?: useMutation.Options<Operations.ArchiveNotificationsMutation, Operations.ArchiveNotificationsMutationVariables>,
) => useMutation(Operations.ArchiveNotificationsDocument, options);

/** mutation MoveNotificationsBack($ids: [ID!]!) */
export const useMoveNotificationsBackMutation = (
  options?: useMutation.Options<Operations.MoveNotificationsBackMutation, Operations.MoveNotificationsBackMutationVariables>,
) => useMutation(Operations.MoveNotificationsBackDocument, options);

/** mutation UndoNotifications($ids: [ID!]!) */
export const useUndoNotificationsMutation = (
  options?: useMutation.Options<Operations.UndoNotificationsMutation, Operations.UndoNotificationsMutationVariables>,
) => useMutation(Operations.UndoNotificationsDocument, options);

/** mutation MarkNotificationsSeen($until: DateTimeISO) */
export const useMarkNotificationsSeenMutation = (
  options?: useMutation.Options<Operations.MarkNotificationsSeenMutation, Operations.MarkNotificationsSeenMutationVariables>,
) => useMutation(Operations.MarkNotificationsSeenDocument, options);

/** mutation SaveNotificationSettings($input: NotificationSettingsInput!) */
export const useSaveNotificationSettingsMutation = (
  options?: useMutation.Options<Operations.SaveNotificationSettingsMutation, Operations.SaveNotificationSettingsMutationVariables>,
) => useMutation(Operations.SaveNotificationSettingsDocument, options);

/** mutation SaveQuietHours($hours: QuietHoursInput) */
export const useSaveQuietHoursMutation = (
  options?: useMutation.Options<Operations.SaveQuietHoursMutation, Operations.SaveQuietHoursMutationVariables>,
) => useMutation(Operations.SaveQuietHoursDocument, options);

/** mutation Unsubscribe($token: String!, $isOn: Boolean) */
export const useUnsubscribeMutation = (
  options?: useMutation.Options<Operations.UnsubscribeMutation, Operations.UnsubscribeMutationVariables>,
) => useMutation(Operations.UnsubscribeDocument, options);

/** subscription NotificationsChanged */
export const useNotificationsChangedSubscription = (
  options?: LiveOptions<Operations.NotificationsChangedSubscription, Operations.NotificationsChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.NotificationsChangedDocument, options);

/** query PushState($endpoint: String) */
export const usePushStateQuery = (
  options?: useQuery.Options<Operations.PushStateQuery, Operations.PushStateQueryVariables>,
) => useQuery(Operations.PushStateDocument, options);

/** mutation SubscribeToPush($input: PushSubscriptionInput!) */
export const useSubscribeToPushMutation = (
  options?: useMutation.Options<Operations.SubscribeToPushMutation, Operations.SubscribeToPushMutationVariables>,
) => useMutation(Operations.SubscribeToPushDocument, options);

/** mutation UnsubscribeFromPush($endpoint: String!) */
export const useUnsubscribeFromPushMutation = (
  options?: useMutation.Options<Operations.UnsubscribeFromPushMutation, Operations.UnsubscribeFromPushMutationVariables>,
) => useMutation(Operations.UnsubscribeFromPushDocument, options);

/** query AdminOverview */
export const useAdminOverviewQuery = (
  options?: useQuery.Options<Operations.AdminOverviewQuery, Operations.AdminOverviewQueryVariables>,
) => useQuery(Operations.AdminOverviewDocument, options);

/** mutation BeginCollege */
export const useBeginCollegeMutation = (
  options?: useMutation.Options<Operations.BeginCollegeMutation, Operations.BeginCollegeMutationVariables>,
) => useMutation(Operations.BeginCollegeDocument, options);

/** query CollegeEnvironment */
export const useCollegeEnvironmentQuery = (
  options?: useQuery.Options<Operations.CollegeEnvironmentQuery, Operations.CollegeEnvironmentQueryVariables>,
) => useQuery(Operations.CollegeEnvironmentDocument, options);

/** query PersonPictures($userId: ID!) */
export const usePersonPicturesQuery = (
  options: useQuery.Options<Operations.PersonPicturesQuery, Operations.PersonPicturesQueryVariables>,
) => useQuery(Operations.PersonPicturesDocument, options);

/** query BannerPictures($userId: ID!) */
export const useBannerPicturesQuery = (
  options: useQuery.Options<Operations.BannerPicturesQuery, Operations.BannerPicturesQueryVariables>,
) => useQuery(Operations.BannerPicturesDocument, options);

/** query BoardPictures($userId: ID!) */
export const useBoardPicturesQuery = (
  options: useQuery.Options<Operations.BoardPicturesQuery, Operations.BoardPicturesQueryVariables>,
) => useQuery(Operations.BoardPicturesDocument, options);

/** query Placements($filter: PlacementFilterInput) */
export const usePlacementsQuery = (
  options?: useQuery.Options<Operations.PlacementsQuery, Operations.PlacementsQueryVariables>,
) => useQuery(Operations.PlacementsDocument, options);

/** mutation ExportPlacements($filter: PlacementFilterInput) */
export const useExportPlacementsMutation = (
  options?: useMutation.Options<Operations.ExportPlacementsMutation, Operations.ExportPlacementsMutationVariables>,
) => useMutation(Operations.ExportPlacementsDocument, options);

/** subscription PostCountersLive($postId: ID!) */
export const usePostCountersLiveSubscription = (
  options: LiveOptions<Operations.PostCountersLiveSubscription, Operations.PostCountersLiveSubscriptionVariables>,
) => useLiveSubscription(Operations.PostCountersLiveDocument, options);

/** subscription PostsCountersLive($postIds: [ID!]!) */
export const usePostsCountersLiveSubscription = (
  options: LiveOptions<Operations.PostsCountersLiveSubscription, Operations.PostsCountersLiveSubscriptionVariables>,
) => useLiveSubscription(Operations.PostsCountersLiveDocument, options);

/** query PostMedia($id: ID!) */
export const usePostMediaQuery = (
  options: useQuery.Options<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>,
) => useQuery(Operations.PostMediaDocument, options);

/** query EditPost($id: ID!) */
export const useEditPostQuery = (
  options: useQuery.Options<Operations.EditPostQuery, Operations.EditPostQueryVariables>,
) => useQuery(Operations.EditPostDocument, options);

/** query PostDraft($companyName: String!, $experienceType: ExperienceType!) */
export const usePostDraftQuery = (
  options: useQuery.Options<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>,
) => useQuery(Operations.PostDraftDocument, options);

/** mutation SaveDraft($input: DraftInput!, $basedOn: DateTimeISO) */
export const useSaveDraftMutation = (
  options?: useMutation.Options<Operations.SaveDraftMutation, Operations.SaveDraftMutationVariables>,
) => useMutation(Operations.SaveDraftDocument, options);

/** mutation UploadPostFile($file: Upload!, $kind: PostFileKind!) */
export const useUploadPostFileMutation = (
  options?: useMutation.Options<Operations.UploadPostFileMutation, Operations.UploadPostFileMutationVariables>,
) => useMutation(Operations.UploadPostFileDocument, options);

/** mutation PublishPost($input: PostInput!, $draftId: ID, $draftBasedOn: DateTimeISO, $key: ID!) */
export const usePublishPostMutation = (
  options?: useMutation.Options<Operations.PublishPostMutation, Operations.PublishPostMutationVariables>,
) => useMutation(Operations.PublishPostDocument, options);

/** mutation UpdatePost($id: ID!, $input: PostInput!, $basedOn: DateTimeISO!, $key: ID!) */
export const useUpdatePostMutation = (
  options?: useMutation.Options<Operations.UpdatePostMutation, Operations.UpdatePostMutationVariables>,
) => useMutation(Operations.UpdatePostDocument, options);

/** query PopularCompanies */
export const usePopularCompaniesQuery = (
  options?: useQuery.Options<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>,
) => useQuery(Operations.PopularCompaniesDocument, options);

/** query FeedPosts($search: String, $sort: FeedSort, $first: Int, $after: String) */
export const useFeedPostsQuery = (
  options?: useQuery.Options<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>,
) => useQuery(Operations.FeedPostsDocument, options);

/** query Experiences($search: String, $filter: ExperienceFilterInput, $sort: ExperienceSort, $first: Int, $after: String) */
export const useExperiencesQuery = (
  options?: useQuery.Options<Operations.ExperiencesQuery, Operations.ExperiencesQueryVariables>,
) => useQuery(Operations.ExperiencesDocument, options);

/** query ExperienceFacets($search: String, $filter: ExperienceFilterInput) */
export const useExperienceFacetsQuery = (
  options?: useQuery.Options<Operations.ExperienceFacetsQuery, Operations.ExperienceFacetsQueryVariables>,
) => useQuery(Operations.ExperienceFacetsDocument, options);

/** query PostPage($id: ID!, $sort: QuestionSort) */
export const usePostPageQuery = (
  options: useQuery.Options<Operations.PostPageQuery, Operations.PostPageQueryVariables>,
) => useQuery(Operations.PostPageDocument, options);

/** query RefetchPost($id: ID!) */
export const useRefetchPostQuery = (
  options: useQuery.Options<Operations.RefetchPostQuery, Operations.RefetchPostQueryVariables>,
) => useQuery(Operations.RefetchPostDocument, options);

/** mutation ViewPost($id: ID!) */
export const useViewPostMutation = (
  options?: useMutation.Options<Operations.ViewPostMutation, Operations.ViewPostMutationVariables>,
) => useMutation(Operations.ViewPostDocument, options);

/** mutation LikePost($id: ID!) */
export const useLikePostMutation = (
  options?: useMutation.Options<Operations.LikePostMutation, Operations.LikePostMutationVariables>,
) => useMutation(Operations.LikePostDocument, options);

/** mutation SharePost($id: ID!) */
export const useSharePostMutation = (
  options?: useMutation.Options<Operations.SharePostMutation, Operations.SharePostMutationVariables>,
) => useMutation(Operations.SharePostDocument, options);

/** mutation DeletePost($id: ID!) */
export const useDeletePostMutation = (
  options?: useMutation.Options<Operations.DeletePostMutation, Operations.DeletePostMutationVariables>,
) => useMutation(Operations.DeletePostDocument, options);

/** subscription PostLive($postId: ID!) */
export const usePostLiveSubscription = (
  options: LiveOptions<Operations.PostLiveSubscription, Operations.PostLiveSubscriptionVariables>,
) => useLiveSubscription(Operations.PostLiveDocument, options);

/** query PostPreview($id: ID!) */
export const usePostPreviewQuery = (
  options: useQuery.Options<Operations.PostPreviewQuery, Operations.PostPreviewQueryVariables>,
) => useQuery(Operations.PostPreviewDocument, options);

/** query FeedProfiles($search: String, $sort: FeedSort, $first: Int, $after: String) */
export const useFeedProfilesQuery = (
  options?: useQuery.Options<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>,
) => useQuery(Operations.FeedProfilesDocument, options);

/** query Profile($userId: ID!, $after: String) */
export const useProfileQuery = (
  options: useQuery.Options<Operations.ProfileQuery, Operations.ProfileQueryVariables>,
) => useQuery(Operations.ProfileDocument, options);

/** query RelatedProfiles($userId: ID!) */
export const useRelatedProfilesQuery = (
  options: useQuery.Options<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>,
) => useQuery(Operations.RelatedProfilesDocument, options);

/** query PictureDownload($userId: ID!) */
export const usePictureDownloadQuery = (
  options: useQuery.Options<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>,
) => useQuery(Operations.PictureDownloadDocument, options);

/** query MyProfile */
export const useMyProfileQuery = (
  options?: useQuery.Options<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>,
) => useQuery(Operations.MyProfileDocument, options);

/** mutation UpdateProfile($input: ProfileInput!) */
export const useUpdateProfileMutation = (
  options?: useMutation.Options<Operations.UpdateProfileMutation, Operations.UpdateProfileMutationVariables>,
) => useMutation(Operations.UpdateProfileDocument, options);

/** mutation SetProfilePicture($picture: Upload!) */
export const useSetProfilePictureMutation = (
  options?: useMutation.Options<Operations.SetProfilePictureMutation, Operations.SetProfilePictureMutationVariables>,
) => useMutation(Operations.SetProfilePictureDocument, options);

/** mutation RemoveProfilePicture */
export const useRemoveProfilePictureMutation = (
  options?: useMutation.Options<Operations.RemoveProfilePictureMutation, Operations.RemoveProfilePictureMutationVariables>,
) => useMutation(Operations.RemoveProfilePictureDocument, options);

/** mutation SetProfileBanner($banner: Upload!) */
export const useSetProfileBannerMutation = (
  options?: useMutation.Options<Operations.SetProfileBannerMutation, Operations.SetProfileBannerMutationVariables>,
) => useMutation(Operations.SetProfileBannerDocument, options);

/** mutation RemoveProfileBanner */
export const useRemoveProfileBannerMutation = (
  options?: useMutation.Options<Operations.RemoveProfileBannerMutation, Operations.RemoveProfileBannerMutationVariables>,
) => useMutation(Operations.RemoveProfileBannerDocument, options);

/** mutation UploadDefaultBanner($banner: Upload!) */
export const useUploadDefaultBannerMutation = (
  options?: useMutation.Options<Operations.UploadDefaultBannerMutation, Operations.UploadDefaultBannerMutationVariables>,
) => useMutation(Operations.UploadDefaultBannerDocument, options);

/** mutation ViewProfile($userId: ID!) */
export const useViewProfileMutation = (
  options?: useMutation.Options<Operations.ViewProfileMutation, Operations.ViewProfileMutationVariables>,
) => useMutation(Operations.ViewProfileDocument, options);

/** subscription ProfileLive($userId: ID!) */
export const useProfileLiveSubscription = (
  options: LiveOptions<Operations.ProfileLiveSubscription, Operations.ProfileLiveSubscriptionVariables>,
) => useLiveSubscription(Operations.ProfileLiveDocument, options);

/** query DefaultBanner */
export const useDefaultBannerQuery = (
  options?: useQuery.Options<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>,
) => useQuery(Operations.DefaultBannerDocument, options);

/** query PostQuestions($postId: ID!, $sort: QuestionSort, $isUnanswered: Boolean, $first: Int = 20, $after: String) */
export const usePostQuestionsQuery = (
  options: useQuery.Options<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>,
) => useQuery(Operations.PostQuestionsDocument, options);

/** query LinkedQuestion($id: ID!) */
export const useLinkedQuestionQuery = (
  options: useQuery.Options<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>,
) => useQuery(Operations.LinkedQuestionDocument, options);

/** query MoreAnswers($id: ID!, $first: Int = 20, $after: String) */
export const useMoreAnswersQuery = (
  options: useQuery.Options<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>,
) => useQuery(Operations.MoreAnswersDocument, options);

/** mutation AskQuestion($postId: ID!, $content: String!, $key: ID) */
export const useAskQuestionMutation = (
  options?: useMutation.Options<Operations.AskQuestionMutation, Operations.AskQuestionMutationVariables>,
) => useMutation(Operations.AskQuestionDocument, options);

/** mutation AnswerQuestion($questionId: ID!, $content: String!, $key: ID) */
export const useAnswerQuestionMutation = (
  options?: useMutation.Options<Operations.AnswerQuestionMutation, Operations.AnswerQuestionMutationVariables>,
) => useMutation(Operations.AnswerQuestionDocument, options);

/** mutation VoteQuestion($id: ID!, $voteType: VoteType!) */
export const useVoteQuestionMutation = (
  options?: useMutation.Options<Operations.VoteQuestionMutation, Operations.VoteQuestionMutationVariables>,
) => useMutation(Operations.VoteQuestionDocument, options);

/** mutation VoteAnswer($id: ID!, $voteType: VoteType!) */
export const useVoteAnswerMutation = (
  options?: useMutation.Options<Operations.VoteAnswerMutation, Operations.VoteAnswerMutationVariables>,
) => useMutation(Operations.VoteAnswerDocument, options);

/** mutation EditQuestion($id: ID!, $content: String!) */
export const useEditQuestionMutation = (
  options?: useMutation.Options<Operations.EditQuestionMutation, Operations.EditQuestionMutationVariables>,
) => useMutation(Operations.EditQuestionDocument, options);

/** mutation EditAnswer($id: ID!, $content: String!) */
export const useEditAnswerMutation = (
  options?: useMutation.Options<Operations.EditAnswerMutation, Operations.EditAnswerMutationVariables>,
) => useMutation(Operations.EditAnswerDocument, options);

/** mutation AcceptAnswer($id: ID!, $isAccepted: Boolean!) */
export const useAcceptAnswerMutation = (
  options?: useMutation.Options<Operations.AcceptAnswerMutation, Operations.AcceptAnswerMutationVariables>,
) => useMutation(Operations.AcceptAnswerDocument, options);

/** mutation DeleteQuestion($id: ID!) */
export const useDeleteQuestionMutation = (
  options?: useMutation.Options<Operations.DeleteQuestionMutation, Operations.DeleteQuestionMutationVariables>,
) => useMutation(Operations.DeleteQuestionDocument, options);

/** mutation DeleteAnswer($id: ID!) */
export const useDeleteAnswerMutation = (
  options?: useMutation.Options<Operations.DeleteAnswerMutation, Operations.DeleteAnswerMutationVariables>,
) => useMutation(Operations.DeleteAnswerDocument, options);

/** subscription QuestionsChanged($postId: ID!) */
export const useQuestionsChangedSubscription = (
  options: LiveOptions<Operations.QuestionsChangedSubscription, Operations.QuestionsChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.QuestionsChangedDocument, options);

/** query QuestionByLink($token: String!) */
export const useQuestionByLinkQuery = (
  options: useQuery.Options<Operations.QuestionByLinkQuery, Operations.QuestionByLinkQueryVariables>,
) => useQuery(Operations.QuestionByLinkDocument, options);

/** mutation AnswerQuestionByLink($token: String!, $content: String!) */
export const useAnswerQuestionByLinkMutation = (
  options?: useMutation.Options<Operations.AnswerQuestionByLinkMutation, Operations.AnswerQuestionByLinkMutationVariables>,
) => useMutation(Operations.AnswerQuestionByLinkDocument, options);

/** query LikeQuestions($postId: ID!, $content: String!) */
export const useLikeQuestionsQuery = (
  options: useQuery.Options<Operations.LikeQuestionsQuery, Operations.LikeQuestionsQueryVariables>,
) => useQuery(Operations.LikeQuestionsDocument, options);

/** mutation Report($type: ReportableType!, $id: ID!, $reason: ReportReason!, $note: String) */
export const useReportMutation = (
  options?: useMutation.Options<Operations.ReportMutation, Operations.ReportMutationVariables>,
) => useMutation(Operations.ReportDocument, options);

/** query MailServer */
export const useMailServerQuery = (
  options?: useQuery.Options<Operations.MailServerQuery, Operations.MailServerQueryVariables>,
) => useQuery(Operations.MailServerDocument, options);

/** mutation SetMailServer($version: Int!, $server: MailServerInput!, $password: String, $code: String, $ownPassword: String) */
export const useSetMailServerMutation = (
  options?: useMutation.Options<Operations.SetMailServerMutation, Operations.SetMailServerMutationVariables>,
) => useMutation(Operations.SetMailServerDocument, options);

/** mutation TryMailServer($server: MailServerInput!, $password: String) */
export const useTryMailServerMutation = (
  options?: useMutation.Options<Operations.TryMailServerMutation, Operations.TryMailServerMutationVariables>,
) => useMutation(Operations.TryMailServerDocument, options);

/** query SignInWays */
export const useSignInWaysQuery = (
  options?: useQuery.Options<Operations.SignInWaysQuery, Operations.SignInWaysQueryVariables>,
) => useQuery(Operations.SignInWaysDocument, options);

/** mutation SetSignInWays($version: Int!, $accounts: CollegeAccountsInput, $secret: String, $googleClientId: String, $code: String, $ownPassword: String) */
export const useSetSignInWaysMutation = (
  options?: useMutation.Options<Operations.SetSignInWaysMutation, Operations.SetSignInWaysMutationVariables>,
) => useMutation(Operations.SetSignInWaysDocument, options);

/** mutation TryCollegeAccounts($accounts: CollegeAccountsInput!, $secret: String) */
export const useTryCollegeAccountsMutation = (
  options?: useMutation.Options<Operations.TryCollegeAccountsMutation, Operations.TryCollegeAccountsMutationVariables>,
) => useMutation(Operations.TryCollegeAccountsDocument, options);

/** query Appearance */
export const useAppearanceQuery = (
  options?: useQuery.Options<Operations.AppearanceQuery, Operations.AppearanceQueryVariables>,
) => useQuery(Operations.AppearanceDocument, options);

/** subscription SettingsChanged */
export const useSettingsChangedSubscription = (
  options?: LiveOptions<Operations.SettingsChangedSubscription, Operations.SettingsChangedSubscriptionVariables>,
) => useLiveSubscription(Operations.SettingsChangedDocument, options);

/** query Settings */
export const useSettingsQuery = (
  options?: useQuery.Options<Operations.SettingsQuery, Operations.SettingsQueryVariables>,
) => useQuery(Operations.SettingsDocument, options);

/** mutation SaveSettings($input: SettingsInput!) */
export const useSaveSettingsMutation = (
  options?: useMutation.Options<Operations.SaveSettingsMutation, Operations.SaveSettingsMutationVariables>,
) => useMutation(Operations.SaveSettingsDocument, options);

/** mutation SaveAppearance($input: SettingsInput!) */
export const useSaveAppearanceMutation = (
  options?: useMutation.Options<Operations.SaveAppearanceMutation, Operations.SaveAppearanceMutationVariables>,
) => useMutation(Operations.SaveAppearanceDocument, options);

/** query Sessions */
export const useSessionsQuery = (
  options?: useQuery.Options<Operations.SessionsQuery, Operations.SessionsQueryVariables>,
) => useQuery(Operations.SessionsDocument, options);

/** mutation EndSession($id: ID!) */
export const useEndSessionMutation = (
  options?: useMutation.Options<Operations.EndSessionMutation, Operations.EndSessionMutationVariables>,
) => useMutation(Operations.EndSessionDocument, options);

/** mutation EndOtherSessions */
export const useEndOtherSessionsMutation = (
  options?: useMutation.Options<Operations.EndOtherSessionsMutation, Operations.EndOtherSessionsMutationVariables>,
) => useMutation(Operations.EndOtherSessionsDocument, options);

/** mutation ChangePassword($oldPassword: String, $newPassword: String!) */
export const useChangePasswordMutation = (
  options?: useMutation.Options<Operations.ChangePasswordMutation, Operations.ChangePasswordMutationVariables>,
) => useMutation(Operations.ChangePasswordDocument, options);

/** mutation RequestEmailChange($email: String!, $password: String) */
export const useRequestEmailChangeMutation = (
  options?: useMutation.Options<Operations.RequestEmailChangeMutation, Operations.RequestEmailChangeMutationVariables>,
) => useMutation(Operations.RequestEmailChangeDocument, options);

/** mutation ConfirmEmailChange($email: String!, $otp: String!) */
export const useConfirmEmailChangeMutation = (
  options?: useMutation.Options<Operations.ConfirmEmailChangeMutation, Operations.ConfirmEmailChangeMutationVariables>,
) => useMutation(Operations.ConfirmEmailChangeDocument, options);

/** mutation DeleteAccount($password: String) */
export const useDeleteAccountMutation = (
  options?: useMutation.Options<Operations.DeleteAccountMutation, Operations.DeleteAccountMutationVariables>,
) => useMutation(Operations.DeleteAccountDocument, options);

/** query PeopleToBlock($search: String!) */
export const usePeopleToBlockQuery = (
  options: useQuery.Options<Operations.PeopleToBlockQuery, Operations.PeopleToBlockQueryVariables>,
) => useQuery(Operations.PeopleToBlockDocument, options);

/** query DataCopy */
export const useDataCopyQuery = (
  options?: useQuery.Options<Operations.DataCopyQuery, Operations.DataCopyQueryVariables>,
) => useQuery(Operations.DataCopyDocument, options);

/** mutation RequestDataCopy */
export const useRequestDataCopyMutation = (
  options?: useMutation.Options<Operations.RequestDataCopyMutation, Operations.RequestDataCopyMutationVariables>,
) => useMutation(Operations.RequestDataCopyDocument, options);

/** query OwnSanctions */
export const useOwnSanctionsQuery = (
  options?: useQuery.Options<Operations.OwnSanctionsQuery, Operations.OwnSanctionsQueryVariables>,
) => useQuery(Operations.OwnSanctionsDocument, options);

/** query Suggestions($search: String!, $kinds: [SuggestionKind!]) */
export const useSuggestionsQuery = (
  options: useQuery.Options<Operations.SuggestionsQuery, Operations.SuggestionsQueryVariables>,
) => useQuery(Operations.SuggestionsDocument, options);

/** query VisionBoard($userId: ID!) */
export const useVisionBoardQuery = (
  options: useQuery.Options<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>,
) => useQuery(Operations.VisionBoardDocument, options);

/** mutation AddVisionItem($input: VisionItemInput!, $picture: Upload) */
export const useAddVisionItemMutation = (
  options?: useMutation.Options<Operations.AddVisionItemMutation, Operations.AddVisionItemMutationVariables>,
) => useMutation(Operations.AddVisionItemDocument, options);

/** mutation UpdateVisionItem($id: ID!, $input: VisionItemInput!, $picture: Upload, $removePicture: Boolean) */
export const useUpdateVisionItemMutation = (
  options?: useMutation.Options<Operations.UpdateVisionItemMutation, Operations.UpdateVisionItemMutationVariables>,
) => useMutation(Operations.UpdateVisionItemDocument, options);

/** mutation RemoveVisionItem($id: ID!) */
export const useRemoveVisionItemMutation = (
  options?: useMutation.Options<Operations.RemoveVisionItemMutation, Operations.RemoveVisionItemMutationVariables>,
) => useMutation(Operations.RemoveVisionItemDocument, options);

/** mutation OrderVisionBoard($ids: [ID!]!) */
export const useOrderVisionBoardMutation = (
  options?: useMutation.Options<Operations.OrderVisionBoardMutation, Operations.OrderVisionBoardMutationVariables>,
) => useMutation(Operations.OrderVisionBoardDocument, options);

/** subscription VisionBoardLive($userId: ID!) */
export const useVisionBoardLiveSubscription = (
  options: LiveOptions<Operations.VisionBoardLiveSubscription, Operations.VisionBoardLiveSubscriptionVariables>,
) => useLiveSubscription(Operations.VisionBoardLiveDocument, options);

/** query PostLiked($id: ID!) */
export const usePostLikedQuery = (
  options: useQuery.Options<Operations.PostLikedQuery, Operations.PostLikedQueryVariables>,
) => useQuery(Operations.PostLikedDocument, options);

/** query JobLiked($id: ID!) */
export const useJobLikedQuery = (
  options: useQuery.Options<Operations.JobLikedQuery, Operations.JobLikedQueryVariables>,
) => useQuery(Operations.JobLikedDocument, options);
