// Written by npm run codegen: do not edit.
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import * as Operations from './documents';

/** query Activity($userId: ID!, $year: Int) */
export const useActivityQuery = (
  options: useQuery.Options<Operations.ActivityQuery, Operations.ActivityQueryVariables>,
) => useQuery(Operations.Activity, options);

/** subscription ActivityLive($userId: ID!) */
export const useActivityLiveSubscription = (
  options: useSubscription.Options<Operations.ActivityLiveSubscription, Operations.ActivityLiveSubscriptionVariables>,
) => useSubscription(Operations.ActivityLive, options);

/** mutation AdminSignIn($email: String!, $password: String!) */
export const useAdminSignInMutation = (
  options?: useMutation.Options<Operations.AdminSignInMutation, Operations.AdminSignInMutationVariables>,
) => useMutation(Operations.AdminSignIn, options);

/** query SecondFactor */
export const useSecondFactorQuery = (
  options?: useQuery.Options<Operations.SecondFactorQuery, Operations.SecondFactorQueryVariables>,
) => useQuery(Operations.SecondFactor, options);

/** mutation BeginSecondFactor($password: String) */
export const useBeginSecondFactorMutation = (
  options?: useMutation.Options<Operations.BeginSecondFactorMutation, Operations.BeginSecondFactorMutationVariables>,
) => useMutation(Operations.BeginSecondFactor, options);

/** mutation EnableSecondFactor($code: String!) */
export const useEnableSecondFactorMutation = (
  options?: useMutation.Options<Operations.EnableSecondFactorMutation, Operations.EnableSecondFactorMutationVariables>,
) => useMutation(Operations.EnableSecondFactor, options);

/** mutation ConfirmSecondFactor($code: String!) */
export const useConfirmSecondFactorMutation = (
  options?: useMutation.Options<Operations.ConfirmSecondFactorMutation, Operations.ConfirmSecondFactorMutationVariables>,
) => useMutation(Operations.ConfirmSecondFactor, options);

/** mutation RenewRecoveryCodes($code: String!) */
export const useRenewRecoveryCodesMutation = (
  options?: useMutation.Options<Operations.RenewRecoveryCodesMutation, Operations.RenewRecoveryCodesMutationVariables>,
) => useMutation(Operations.RenewRecoveryCodes, options);

/** mutation DisableSecondFactor($code: String!) */
export const useDisableSecondFactorMutation = (
  options?: useMutation.Options<Operations.DisableSecondFactorMutation, Operations.DisableSecondFactorMutationVariables>,
) => useMutation(Operations.DisableSecondFactor, options);

/** query AdminChoices */
export const useAdminChoicesQuery = (
  options?: useQuery.Options<Operations.AdminChoicesQuery, Operations.AdminChoicesQueryVariables>,
) => useQuery(Operations.AdminChoices, options);

/** mutation SaveAdminChoices($input: AdminChoicesInput!) */
export const useSaveAdminChoicesMutation = (
  options?: useMutation.Options<Operations.SaveAdminChoicesMutation, Operations.SaveAdminChoicesMutationVariables>,
) => useMutation(Operations.SaveAdminChoices, options);

/** query AdminTasks */
export const useAdminTasksQuery = (
  options?: useQuery.Options<Operations.AdminTasksQuery, Operations.AdminTasksQueryVariables>,
) => useQuery(Operations.AdminTasks, options);

/** subscription AdminTasksChanged */
export const useAdminTasksChangedSubscription = (
  options?: useSubscription.Options<Operations.AdminTasksChangedSubscription, Operations.AdminTasksChangedSubscriptionVariables>,
) => useSubscription(Operations.AdminTasksChanged, options);

/** subscription AdminTaskAdded */
export const useAdminTaskAddedSubscription = (
  options?: useSubscription.Options<Operations.AdminTaskAddedSubscription, Operations.AdminTaskAddedSubscriptionVariables>,
) => useSubscription(Operations.AdminTaskAdded, options);

/** query AdminUsers($filter: AdminUserFilterInput, $sort: UserSort, $first: Int, $after: String) */
export const useAdminUsersQuery = (
  options?: useQuery.Options<Operations.AdminUsersQuery, Operations.AdminUsersQueryVariables>,
) => useQuery(Operations.AdminUsers, options);

/** query AdminPerson($id: ID!) */
export const useAdminPersonQuery = (
  options: useQuery.Options<Operations.AdminPersonQuery, Operations.AdminPersonQueryVariables>,
) => useQuery(Operations.AdminPerson, options);

/** query PersonWritten($id: ID!, $kind: WrittenKind!, $first: Int, $after: String) */
export const usePersonWrittenQuery = (
  options: useQuery.Options<Operations.PersonWrittenQuery, Operations.PersonWrittenQueryVariables>,
) => useQuery(Operations.PersonWritten, options);

/** mutation WarnUser($id: ID!, $reason: String!) */
export const useWarnUserMutation = (
  options?: useMutation.Options<Operations.WarnUserMutation, Operations.WarnUserMutationVariables>,
) => useMutation(Operations.WarnUser, options);

/** mutation MuteUser($id: ID!, $reason: String!, $until: DateTimeISO!) */
export const useMuteUserMutation = (
  options?: useMutation.Options<Operations.MuteUserMutation, Operations.MuteUserMutationVariables>,
) => useMutation(Operations.MuteUser, options);

/** mutation UnmuteUser($id: ID!) */
export const useUnmuteUserMutation = (
  options?: useMutation.Options<Operations.UnmuteUserMutation, Operations.UnmuteUserMutationVariables>,
) => useMutation(Operations.UnmuteUser, options);

/** mutation BanUser($id: ID!, $reason: String, $until: DateTimeISO) */
export const useBanUserMutation = (
  options?: useMutation.Options<Operations.BanUserMutation, Operations.BanUserMutationVariables>,
) => useMutation(Operations.BanUser, options);

/** mutation UnbanUser($id: ID!) */
export const useUnbanUserMutation = (
  options?: useMutation.Options<Operations.UnbanUserMutation, Operations.UnbanUserMutationVariables>,
) => useMutation(Operations.UnbanUser, options);

/** mutation DeleteUser($id: ID!, $reason: String) */
export const useDeleteUserMutation = (
  options?: useMutation.Options<Operations.DeleteUserMutation, Operations.DeleteUserMutationVariables>,
) => useMutation(Operations.DeleteUser, options);

/** mutation ActOnUsers($action: UserAction!, $ids: [ID!]!, $reason: String, $until: DateTimeISO) */
export const useActOnUsersMutation = (
  options?: useMutation.Options<Operations.ActOnUsersMutation, Operations.ActOnUsersMutationVariables>,
) => useMutation(Operations.ActOnUsers, options);

/** mutation CorrectUser($id: ID!, $facts: FactsInput!) */
export const useCorrectUserMutation = (
  options?: useMutation.Options<Operations.CorrectUserMutation, Operations.CorrectUserMutationVariables>,
) => useMutation(Operations.CorrectUser, options);

/** mutation TakeVerificationBack($id: ID!, $reason: String!) */
export const useTakeVerificationBackMutation = (
  options?: useMutation.Options<Operations.TakeVerificationBackMutation, Operations.TakeVerificationBackMutationVariables>,
) => useMutation(Operations.TakeVerificationBack, options);

/** mutation AddAdminNote($personId: ID!, $text: String!) */
export const useAddAdminNoteMutation = (
  options?: useMutation.Options<Operations.AddAdminNoteMutation, Operations.AddAdminNoteMutationVariables>,
) => useMutation(Operations.AddAdminNote, options);

/** mutation DeleteAdminNote($id: ID!) */
export const useDeleteAdminNoteMutation = (
  options?: useMutation.Options<Operations.DeleteAdminNoteMutation, Operations.DeleteAdminNoteMutationVariables>,
) => useMutation(Operations.DeleteAdminNote, options);

/** mutation ExportUsers($filter: AdminUserFilterInput, $after: String) */
export const useExportUsersMutation = (
  options?: useMutation.Options<Operations.ExportUsersMutation, Operations.ExportUsersMutationVariables>,
) => useMutation(Operations.ExportUsers, options);

/** mutation CreateAdmin($input: NewAdminInput!) */
export const useCreateAdminMutation = (
  options?: useMutation.Options<Operations.CreateAdminMutation, Operations.CreateAdminMutationVariables>,
) => useMutation(Operations.CreateAdmin, options);

/** mutation MakeAdmin($id: ID!) */
export const useMakeAdminMutation = (
  options?: useMutation.Options<Operations.MakeAdminMutation, Operations.MakeAdminMutationVariables>,
) => useMutation(Operations.MakeAdmin, options);

/** mutation PromoteAdmin($id: ID!) */
export const usePromoteAdminMutation = (
  options?: useMutation.Options<Operations.PromoteAdminMutation, Operations.PromoteAdminMutationVariables>,
) => useMutation(Operations.PromoteAdmin, options);

/** mutation DemoteAdmin($id: ID!) */
export const useDemoteAdminMutation = (
  options?: useMutation.Options<Operations.DemoteAdminMutation, Operations.DemoteAdminMutationVariables>,
) => useMutation(Operations.DemoteAdmin, options);

/** mutation ResetSecondFactor($id: ID!) */
export const useResetSecondFactorMutation = (
  options?: useMutation.Options<Operations.ResetSecondFactorMutation, Operations.ResetSecondFactorMutationVariables>,
) => useMutation(Operations.ResetSecondFactor, options);

/** mutation RemoveAdmin($id: ID!) */
export const useRemoveAdminMutation = (
  options?: useMutation.Options<Operations.RemoveAdminMutation, Operations.RemoveAdminMutationVariables>,
) => useMutation(Operations.RemoveAdmin, options);

/** query Verifications($status: VerificationStatus, $search: String, $documentType: DocumentType, $sort: VerificationSort, $first: Int, $after: String) */
export const useVerificationsQuery = (
  options?: useQuery.Options<Operations.VerificationsQuery, Operations.VerificationsQueryVariables>,
) => useQuery(Operations.Verifications, options);

/** mutation ExportVerifications($status: VerificationStatus!, $search: String, $documentType: DocumentType, $after: String) */
export const useExportVerificationsMutation = (
  options?: useMutation.Options<Operations.ExportVerificationsMutation, Operations.ExportVerificationsMutationVariables>,
) => useMutation(Operations.ExportVerifications, options);

/** query Verification($id: ID!) */
export const useVerificationQuery = (
  options: useQuery.Options<Operations.VerificationQuery, Operations.VerificationQueryVariables>,
) => useQuery(Operations.Verification, options);

/** query AdminPersonName($id: ID!) */
export const useAdminPersonNameQuery = (
  options: useQuery.Options<Operations.AdminPersonNameQuery, Operations.AdminPersonNameQueryVariables>,
) => useQuery(Operations.AdminPersonName, options);

/** mutation ApproveVerification($id: ID!) */
export const useApproveVerificationMutation = (
  options?: useMutation.Options<Operations.ApproveVerificationMutation, Operations.ApproveVerificationMutationVariables>,
) => useMutation(Operations.ApproveVerification, options);

/** mutation RejectVerification($id: ID!, $reason: String!) */
export const useRejectVerificationMutation = (
  options?: useMutation.Options<Operations.RejectVerificationMutation, Operations.RejectVerificationMutationVariables>,
) => useMutation(Operations.RejectVerification, options);

/** query AnalyticsTotals */
export const useAnalyticsTotalsQuery = (
  options?: useQuery.Options<Operations.AnalyticsTotalsQuery, Operations.AnalyticsTotalsQueryVariables>,
) => useQuery(Operations.AnalyticsTotals, options);

/** query Analytics($from: String!, $to: String!) */
export const useAnalyticsQuery = (
  options: useQuery.Options<Operations.AnalyticsQuery, Operations.AnalyticsQueryVariables>,
) => useQuery(Operations.Analytics, options);

/** mutation ExportAnalytics($from: String!, $to: String!) */
export const useExportAnalyticsMutation = (
  options?: useMutation.Options<Operations.ExportAnalyticsMutation, Operations.ExportAnalyticsMutationVariables>,
) => useMutation(Operations.ExportAnalytics, options);

/** query Announcements */
export const useAnnouncementsQuery = (
  options?: useQuery.Options<Operations.AnnouncementsQuery, Operations.AnnouncementsQueryVariables>,
) => useQuery(Operations.Announcements, options);

/** mutation DismissAnnouncement($id: ID!) */
export const useDismissAnnouncementMutation = (
  options?: useMutation.Options<Operations.DismissAnnouncementMutation, Operations.DismissAnnouncementMutationVariables>,
) => useMutation(Operations.DismissAnnouncement, options);

/** subscription AnnouncementsChanged */
export const useAnnouncementsChangedSubscription = (
  options?: useSubscription.Options<Operations.AnnouncementsChangedSubscription, Operations.AnnouncementsChangedSubscriptionVariables>,
) => useSubscription(Operations.AnnouncementsChanged, options);

/** subscription AnnouncementDismissed */
export const useAnnouncementDismissedSubscription = (
  options?: useSubscription.Options<Operations.AnnouncementDismissedSubscription, Operations.AnnouncementDismissedSubscriptionVariables>,
) => useSubscription(Operations.AnnouncementDismissed, options);

/** query AllAnnouncements($active: Boolean, $search: String, $sort: TimeSort, $after: String) */
export const useAllAnnouncementsQuery = (
  options?: useQuery.Options<Operations.AllAnnouncementsQuery, Operations.AllAnnouncementsQueryVariables>,
) => useQuery(Operations.AllAnnouncements, options);

/** query AnnouncementReach($audience: AnnouncementAudienceInput!) */
export const useAnnouncementReachQuery = (
  options: useQuery.Options<Operations.AnnouncementReachQuery, Operations.AnnouncementReachQueryVariables>,
) => useQuery(Operations.AnnouncementReach, options);

/** mutation CreateAnnouncement($input: AnnouncementInput!) */
export const useCreateAnnouncementMutation = (
  options?: useMutation.Options<Operations.CreateAnnouncementMutation, Operations.CreateAnnouncementMutationVariables>,
) => useMutation(Operations.CreateAnnouncement, options);

/** mutation DeactivateAnnouncement($id: ID!) */
export const useDeactivateAnnouncementMutation = (
  options?: useMutation.Options<Operations.DeactivateAnnouncementMutation, Operations.DeactivateAnnouncementMutationVariables>,
) => useMutation(Operations.DeactivateAnnouncement, options);

/** mutation ExportAnnouncements($search: String, $after: String) */
export const useExportAnnouncementsMutation = (
  options?: useMutation.Options<Operations.ExportAnnouncementsMutation, Operations.ExportAnnouncementsMutationVariables>,
) => useMutation(Operations.ExportAnnouncements, options);

/** query AuditLog($filter: AuditFilterInput, $after: String) */
export const useAuditLogQuery = (
  options?: useQuery.Options<Operations.AuditLogQuery, Operations.AuditLogQueryVariables>,
) => useQuery(Operations.AuditLog, options);

/** query AuditActions */
export const useAuditActionsQuery = (
  options?: useQuery.Options<Operations.AuditActionsQuery, Operations.AuditActionsQueryVariables>,
) => useQuery(Operations.AuditActions, options);

/** query AuditCheck */
export const useAuditCheckQuery = (
  options?: useQuery.Options<Operations.AuditCheckQuery, Operations.AuditCheckQueryVariables>,
) => useQuery(Operations.AuditCheck, options);

/** mutation ExportAuditLog($filter: AuditFilterInput, $after: String) */
export const useExportAuditLogMutation = (
  options?: useMutation.Options<Operations.ExportAuditLogMutation, Operations.ExportAuditLogMutationVariables>,
) => useMutation(Operations.ExportAuditLog, options);

/** query BlockedPeople($first: Int, $after: String) */
export const useBlockedPeopleQuery = (
  options?: useQuery.Options<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>,
) => useQuery(Operations.BlockedPeople, options);

/** mutation BlockUser($userId: ID!) */
export const useBlockUserMutation = (
  options?: useMutation.Options<Operations.BlockUserMutation, Operations.BlockUserMutationVariables>,
) => useMutation(Operations.BlockUser, options);

/** mutation UnblockUser($userId: ID!) */
export const useUnblockUserMutation = (
  options?: useMutation.Options<Operations.UnblockUserMutation, Operations.UnblockUserMutationVariables>,
) => useMutation(Operations.UnblockUser, options);

/** query Bookmarks($type: BookmarkType!, $first: Int, $after: String) */
export const useBookmarksQuery = (
  options: useQuery.Options<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>,
) => useQuery(Operations.Bookmarks, options);

/** mutation AddBookmark($type: BookmarkType!, $refId: ID!) */
export const useAddBookmarkMutation = (
  options?: useMutation.Options<Operations.AddBookmarkMutation, Operations.AddBookmarkMutationVariables>,
) => useMutation(Operations.AddBookmark, options);

/** mutation RemoveBookmark($type: BookmarkType!, $refId: ID!) */
export const useRemoveBookmarkMutation = (
  options?: useMutation.Options<Operations.RemoveBookmarkMutation, Operations.RemoveBookmarkMutationVariables>,
) => useMutation(Operations.RemoveBookmark, options);

/** subscription CallSignals */
export const useCallSignalsSubscription = (
  options?: useSubscription.Options<Operations.CallSignalsSubscription, Operations.CallSignalsSubscriptionVariables>,
) => useSubscription(Operations.CallSignals, options);

/** query MissedCallSignals($after: Int!) */
export const useMissedCallSignalsQuery = (
  options: useQuery.Options<Operations.MissedCallSignalsQuery, Operations.MissedCallSignalsQueryVariables>,
) => useQuery(Operations.MissedCallSignals, options);

/** query IceServers */
export const useIceServersQuery = (
  options?: useQuery.Options<Operations.IceServersQuery, Operations.IceServersQueryVariables>,
) => useQuery(Operations.IceServers, options);

/** mutation CallOffer($conversationId: ID!, $callId: ID, $offer: SessionDescriptionInput!, $device: ID!) */
export const useCallOfferMutation = (
  options?: useMutation.Options<Operations.CallOfferMutation, Operations.CallOfferMutationVariables>,
) => useMutation(Operations.CallOffer, options);

/** mutation CallAnswer($conversationId: ID!, $callId: ID!, $answer: SessionDescriptionInput!, $device: ID!) */
export const useCallAnswerMutation = (
  options?: useMutation.Options<Operations.CallAnswerMutation, Operations.CallAnswerMutationVariables>,
) => useMutation(Operations.CallAnswer, options);

/** mutation IceCandidate($conversationId: ID!, $callId: ID!, $candidate: IceCandidateInput!, $device: ID!) */
export const useIceCandidateMutation = (
  options?: useMutation.Options<Operations.IceCandidateMutation, Operations.IceCandidateMutationVariables>,
) => useMutation(Operations.IceCandidate, options);

/** mutation DeclineCall($conversationId: ID!, $callId: ID!) */
export const useDeclineCallMutation = (
  options?: useMutation.Options<Operations.DeclineCallMutation, Operations.DeclineCallMutationVariables>,
) => useMutation(Operations.DeclineCall, options);

/** mutation EndCall($conversationId: ID!, $callId: ID, $hasFailed: Boolean!) */
export const useEndCallMutation = (
  options?: useMutation.Options<Operations.EndCallMutation, Operations.EndCallMutationVariables>,
) => useMutation(Operations.EndCall, options);

/** mutation KeepCall($conversationId: ID!, $callId: ID!, $device: ID!) */
export const useKeepCallMutation = (
  options?: useMutation.Options<Operations.KeepCallMutation, Operations.KeepCallMutationVariables>,
) => useMutation(Operations.KeepCall, options);

/** query CareerPath($userId: ID!) */
export const useCareerPathQuery = (
  options: useQuery.Options<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>,
) => useQuery(Operations.CareerPath, options);

/** mutation SaveCareerPath($input: CareerPathInput!) */
export const useSaveCareerPathMutation = (
  options?: useMutation.Options<Operations.SaveCareerPathMutation, Operations.SaveCareerPathMutationVariables>,
) => useMutation(Operations.SaveCareerPath, options);

/** subscription CareerPathLive($userId: ID!) */
export const useCareerPathLiveSubscription = (
  options: useSubscription.Options<Operations.CareerPathLiveSubscription, Operations.CareerPathLiveSubscriptionVariables>,
) => useSubscription(Operations.CareerPathLive, options);

/** query Drafts($after: String) */
export const useDraftsQuery = (
  options?: useQuery.Options<Operations.DraftsQuery, Operations.DraftsQueryVariables>,
) => useQuery(Operations.Drafts, options);

/** mutation DiscardDraft($companyName: String!, $experienceType: ExperienceType!) */
export const useDiscardDraftMutation = (
  options?: useMutation.Options<Operations.DiscardDraftMutation, Operations.DiscardDraftMutationVariables>,
) => useMutation(Operations.DiscardDraft, options);

/** query OwnPost($companyName: String!, $role: String!) */
export const useOwnPostQuery = (
  options: useQuery.Options<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>,
) => useQuery(Operations.OwnPost, options);

/** query OwnPostReading($id: ID!) */
export const useOwnPostReadingQuery = (
  options: useQuery.Options<Operations.OwnPostReadingQuery, Operations.OwnPostReadingQueryVariables>,
) => useQuery(Operations.OwnPostReading, options);

/** query Conversations($filter: ConversationFilter, $search: String, $first: Int, $after: String) */
export const useConversationsQuery = (
  options?: useQuery.Options<Operations.ConversationsQuery, Operations.ConversationsQueryVariables>,
) => useQuery(Operations.Conversations, options);

/** query ForwardTargets($search: String, $first: Int, $after: String) */
export const useForwardTargetsQuery = (
  options?: useQuery.Options<Operations.ForwardTargetsQuery, Operations.ForwardTargetsQueryVariables>,
) => useQuery(Operations.ForwardTargets, options);

/** query PeopleToPick($search: String, $first: Int, $after: String) */
export const usePeopleToPickQuery = (
  options?: useQuery.Options<Operations.PeopleToPickQuery, Operations.PeopleToPickQueryVariables>,
) => useQuery(Operations.PeopleToPick, options);

/** query Conversation($id: ID!) */
export const useConversationQuery = (
  options: useQuery.Options<Operations.ConversationQuery, Operations.ConversationQueryVariables>,
) => useQuery(Operations.Conversation, options);

/** query ConversationPresence($id: ID!) */
export const useConversationPresenceQuery = (
  options: useQuery.Options<Operations.ConversationPresenceQuery, Operations.ConversationPresenceQueryVariables>,
) => useQuery(Operations.ConversationPresence, options);

/** query OthersToAsk($id: ID!) */
export const useOthersToAskQuery = (
  options: useQuery.Options<Operations.OthersToAskQuery, Operations.OthersToAskQueryVariables>,
) => useQuery(Operations.OthersToAsk, options);

/** query RequestInCommon($id: ID!) */
export const useRequestInCommonQuery = (
  options: useQuery.Options<Operations.RequestInCommonQuery, Operations.RequestInCommonQueryVariables>,
) => useQuery(Operations.RequestInCommon, options);

/** query ConversationWith($personId: ID!) */
export const useConversationWithQuery = (
  options: useQuery.Options<Operations.ConversationWithQuery, Operations.ConversationWithQueryVariables>,
) => useQuery(Operations.ConversationWith, options);

/** query Messages($conversationId: ID!, $before: Int, $after: Int, $around: Int, $first: Int) */
export const useMessagesQuery = (
  options: useQuery.Options<Operations.MessagesQuery, Operations.MessagesQueryVariables>,
) => useQuery(Operations.Messages, options);

/** query Message($id: ID!) */
export const useMessageQuery = (
  options: useQuery.Options<Operations.MessageQuery, Operations.MessageQueryVariables>,
) => useQuery(Operations.Message, options);

/** query UnreadChats */
export const useUnreadChatsQuery = (
  options?: useQuery.Options<Operations.UnreadChatsQuery, Operations.UnreadChatsQueryVariables>,
) => useQuery(Operations.UnreadChats, options);

/** mutation OpenConversation($personId: ID!, $note: String) */
export const useOpenConversationMutation = (
  options?: useMutation.Options<Operations.OpenConversationMutation, Operations.OpenConversationMutationVariables>,
) => useMutation(Operations.OpenConversation, options);

/** mutation AskAgain($conversationId: ID!, $note: String) */
export const useAskAgainMutation = (
  options?: useMutation.Options<Operations.AskAgainMutation, Operations.AskAgainMutationVariables>,
) => useMutation(Operations.AskAgain, options);

/** mutation AcceptRequest($conversationId: ID!) */
export const useAcceptRequestMutation = (
  options?: useMutation.Options<Operations.AcceptRequestMutation, Operations.AcceptRequestMutationVariables>,
) => useMutation(Operations.AcceptRequest, options);

/** mutation DeclineRequest($conversationId: ID!) */
export const useDeclineRequestMutation = (
  options?: useMutation.Options<Operations.DeclineRequestMutation, Operations.DeclineRequestMutationVariables>,
) => useMutation(Operations.DeclineRequest, options);

/** query RequestByLink($token: String!) */
export const useRequestByLinkQuery = (
  options: useQuery.Options<Operations.RequestByLinkQuery, Operations.RequestByLinkQueryVariables>,
) => useQuery(Operations.RequestByLink, options);

/** mutation AnswerRequestByLink($token: String!) */
export const useAnswerRequestByLinkMutation = (
  options?: useMutation.Options<Operations.AnswerRequestByLinkMutation, Operations.AnswerRequestByLinkMutationVariables>,
) => useMutation(Operations.AnswerRequestByLink, options);

/** mutation SendMessage($conversationId: ID!, $key: ID!, $content: String!, $replyToId: ID) */
export const useSendMessageMutation = (
  options?: useMutation.Options<Operations.SendMessageMutation, Operations.SendMessageMutationVariables>,
) => useMutation(Operations.SendMessage, options);

/** mutation SendFiles($conversationId: ID!, $key: ID!, $files: [Upload!]!, $replyToId: ID) */
export const useSendFilesMutation = (
  options?: useMutation.Options<Operations.SendFilesMutation, Operations.SendFilesMutationVariables>,
) => useMutation(Operations.SendFiles, options);

/** mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) */
export const useSetTypingMutation = (
  options?: useMutation.Options<Operations.SetTypingMutation, Operations.SetTypingMutationVariables>,
) => useMutation(Operations.SetTyping, options);

/** mutation MarkDelivered($conversationIds: [ID!]) */
export const useMarkDeliveredMutation = (
  options?: useMutation.Options<Operations.MarkDeliveredMutation, Operations.MarkDeliveredMutationVariables>,
) => useMutation(Operations.MarkDelivered, options);

/** mutation MarkRead($conversationId: ID!, $number: Int) */
export const useMarkReadMutation = (
  options?: useMutation.Options<Operations.MarkReadMutation, Operations.MarkReadMutationVariables>,
) => useMutation(Operations.MarkRead, options);

/** mutation EditMessage($id: ID!, $content: String!) */
export const useEditMessageMutation = (
  options?: useMutation.Options<Operations.EditMessageMutation, Operations.EditMessageMutationVariables>,
) => useMutation(Operations.EditMessage, options);

/** mutation DeleteMessage($id: ID!) */
export const useDeleteMessageMutation = (
  options?: useMutation.Options<Operations.DeleteMessageMutation, Operations.DeleteMessageMutationVariables>,
) => useMutation(Operations.DeleteMessage, options);

/** mutation HideMessage($id: ID!) */
export const useHideMessageMutation = (
  options?: useMutation.Options<Operations.HideMessageMutation, Operations.HideMessageMutationVariables>,
) => useMutation(Operations.HideMessage, options);

/** mutation ReactToMessage($id: ID!, $emoji: String) */
export const useReactToMessageMutation = (
  options?: useMutation.Options<Operations.ReactToMessageMutation, Operations.ReactToMessageMutationVariables>,
) => useMutation(Operations.ReactToMessage, options);

/** mutation ForwardMessage($id: ID!, $conversationId: ID!, $key: ID!) */
export const useForwardMessageMutation = (
  options?: useMutation.Options<Operations.ForwardMessageMutation, Operations.ForwardMessageMutationVariables>,
) => useMutation(Operations.ForwardMessage, options);

/** mutation MuteConversation($id: ID!, $until: DateTimeISO) */
export const useMuteConversationMutation = (
  options?: useMutation.Options<Operations.MuteConversationMutation, Operations.MuteConversationMutationVariables>,
) => useMutation(Operations.MuteConversation, options);

/** mutation PinConversation($id: ID!, $isPinned: Boolean!) */
export const usePinConversationMutation = (
  options?: useMutation.Options<Operations.PinConversationMutation, Operations.PinConversationMutationVariables>,
) => useMutation(Operations.PinConversation, options);

/** mutation ArchiveConversation($id: ID!, $isArchived: Boolean!) */
export const useArchiveConversationMutation = (
  options?: useMutation.Options<Operations.ArchiveConversationMutation, Operations.ArchiveConversationMutationVariables>,
) => useMutation(Operations.ArchiveConversation, options);

/** mutation ClearChatHistory($conversationId: ID) */
export const useClearChatHistoryMutation = (
  options?: useMutation.Options<Operations.ClearChatHistoryMutation, Operations.ClearChatHistoryMutationVariables>,
) => useMutation(Operations.ClearChatHistory, options);

/** mutation CreateGroup($key: ID!, $name: String!, $personIds: [ID!]!) */
export const useCreateGroupMutation = (
  options?: useMutation.Options<Operations.CreateGroupMutation, Operations.CreateGroupMutationVariables>,
) => useMutation(Operations.CreateGroup, options);

/** mutation AddToGroup($id: ID!, $personIds: [ID!]!) */
export const useAddToGroupMutation = (
  options?: useMutation.Options<Operations.AddToGroupMutation, Operations.AddToGroupMutationVariables>,
) => useMutation(Operations.AddToGroup, options);

/** mutation RemoveFromGroup($id: ID!, $personId: ID!) */
export const useRemoveFromGroupMutation = (
  options?: useMutation.Options<Operations.RemoveFromGroupMutation, Operations.RemoveFromGroupMutationVariables>,
) => useMutation(Operations.RemoveFromGroup, options);

/** mutation MakeGroupAdmin($id: ID!, $personId: ID!) */
export const useMakeGroupAdminMutation = (
  options?: useMutation.Options<Operations.MakeGroupAdminMutation, Operations.MakeGroupAdminMutationVariables>,
) => useMutation(Operations.MakeGroupAdmin, options);

/** mutation RemoveGroupAdmin($id: ID!, $personId: ID!) */
export const useRemoveGroupAdminMutation = (
  options?: useMutation.Options<Operations.RemoveGroupAdminMutation, Operations.RemoveGroupAdminMutationVariables>,
) => useMutation(Operations.RemoveGroupAdmin, options);

/** mutation RenameGroup($id: ID!, $name: String!) */
export const useRenameGroupMutation = (
  options?: useMutation.Options<Operations.RenameGroupMutation, Operations.RenameGroupMutationVariables>,
) => useMutation(Operations.RenameGroup, options);

/** mutation SetGroupPicture($id: ID!, $picture: Upload!) */
export const useSetGroupPictureMutation = (
  options?: useMutation.Options<Operations.SetGroupPictureMutation, Operations.SetGroupPictureMutationVariables>,
) => useMutation(Operations.SetGroupPicture, options);

/** mutation LeaveGroup($id: ID!, $heirId: ID) */
export const useLeaveGroupMutation = (
  options?: useMutation.Options<Operations.LeaveGroupMutation, Operations.LeaveGroupMutationVariables>,
) => useMutation(Operations.LeaveGroup, options);

/** subscription ConversationsChanged */
export const useConversationsChangedSubscription = (
  options?: useSubscription.Options<Operations.ConversationsChangedSubscription, Operations.ConversationsChangedSubscriptionVariables>,
) => useSubscription(Operations.ConversationsChanged, options);

/** subscription PresenceChanged($userIds: [ID!]!) */
export const usePresenceChangedSubscription = (
  options: useSubscription.Options<Operations.PresenceChangedSubscription, Operations.PresenceChangedSubscriptionVariables>,
) => useSubscription(Operations.PresenceChanged, options);

/** subscription ConversationChanged($conversationId: ID!) */
export const useConversationChangedSubscription = (
  options: useSubscription.Options<Operations.ConversationChangedSubscription, Operations.ConversationChangedSubscriptionVariables>,
) => useSubscription(Operations.ConversationChanged, options);

/** query SearchMessages($search: String!, $conversationId: ID, $first: Int, $after: String) */
export const useSearchMessagesQuery = (
  options: useQuery.Options<Operations.SearchMessagesQuery, Operations.SearchMessagesQueryVariables>,
) => useQuery(Operations.SearchMessages, options);

/** query ConnectionStatus($userId: ID!) */
export const useConnectionStatusQuery = (
  options: useQuery.Options<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>,
) => useQuery(Operations.ConnectionStatus, options);

/** query ConnectionCounts */
export const useConnectionCountsQuery = (
  options?: useQuery.Options<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>,
) => useQuery(Operations.ConnectionCounts, options);

/** query Connections($search: String, $first: Int, $after: String) */
export const useConnectionsQuery = (
  options?: useQuery.Options<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>,
) => useQuery(Operations.Connections, options);

/** query ConnectionRequests($direction: RequestDirection, $first: Int, $after: String) */
export const useConnectionRequestsQuery = (
  options?: useQuery.Options<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>,
) => useQuery(Operations.ConnectionRequests, options);

/** mutation Connect($userId: ID!) */
export const useConnectMutation = (
  options?: useMutation.Options<Operations.ConnectMutation, Operations.ConnectMutationVariables>,
) => useMutation(Operations.Connect, options);

/** mutation CancelConnectionRequest($requestId: ID!) */
export const useCancelConnectionRequestMutation = (
  options?: useMutation.Options<Operations.CancelConnectionRequestMutation, Operations.CancelConnectionRequestMutationVariables>,
) => useMutation(Operations.CancelConnectionRequest, options);

/** mutation AcceptConnection($requestId: ID!) */
export const useAcceptConnectionMutation = (
  options?: useMutation.Options<Operations.AcceptConnectionMutation, Operations.AcceptConnectionMutationVariables>,
) => useMutation(Operations.AcceptConnection, options);

/** mutation RejectConnection($requestId: ID!) */
export const useRejectConnectionMutation = (
  options?: useMutation.Options<Operations.RejectConnectionMutation, Operations.RejectConnectionMutationVariables>,
) => useMutation(Operations.RejectConnection, options);

/** mutation UndoRejectConnection($requestId: ID!) */
export const useUndoRejectConnectionMutation = (
  options?: useMutation.Options<Operations.UndoRejectConnectionMutation, Operations.UndoRejectConnectionMutationVariables>,
) => useMutation(Operations.UndoRejectConnection, options);

/** mutation Disconnect($userId: ID!) */
export const useDisconnectMutation = (
  options?: useMutation.Options<Operations.DisconnectMutation, Operations.DisconnectMutationVariables>,
) => useMutation(Operations.Disconnect, options);

/** subscription ConnectionsLive */
export const useConnectionsLiveSubscription = (
  options?: useSubscription.Options<Operations.ConnectionsLiveSubscription, Operations.ConnectionsLiveSubscriptionVariables>,
) => useSubscription(Operations.ConnectionsLive, options);

/** query Endorsements($userId: ID!, $first: Int = 20, $after: String) */
export const useEndorsementsQuery = (
  options: useQuery.Options<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>,
) => useQuery(Operations.Endorsements, options);

/** query PendingEndorsements($userId: ID!, $after: String) */
export const usePendingEndorsementsQuery = (
  options: useQuery.Options<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>,
) => useQuery(Operations.PendingEndorsements, options);

/** mutation SubmitEndorsement($menteeId: ID!, $message: String!, $visibility: EndorsementVisibility!) */
export const useSubmitEndorsementMutation = (
  options?: useMutation.Options<Operations.SubmitEndorsementMutation, Operations.SubmitEndorsementMutationVariables>,
) => useMutation(Operations.SubmitEndorsement, options);

/** mutation AcceptEndorsement($id: ID!) */
export const useAcceptEndorsementMutation = (
  options?: useMutation.Options<Operations.AcceptEndorsementMutation, Operations.AcceptEndorsementMutationVariables>,
) => useMutation(Operations.AcceptEndorsement, options);

/** mutation DeclineEndorsement($id: ID!) */
export const useDeclineEndorsementMutation = (
  options?: useMutation.Options<Operations.DeclineEndorsementMutation, Operations.DeclineEndorsementMutationVariables>,
) => useMutation(Operations.DeclineEndorsement, options);

/** mutation RemoveEndorsement($id: ID!) */
export const useRemoveEndorsementMutation = (
  options?: useMutation.Options<Operations.RemoveEndorsementMutation, Operations.RemoveEndorsementMutationVariables>,
) => useMutation(Operations.RemoveEndorsement, options);

/** subscription EndorsementsChanged($userId: ID!) */
export const useEndorsementsChangedSubscription = (
  options: useSubscription.Options<Operations.EndorsementsChangedSubscription, Operations.EndorsementsChangedSubscriptionVariables>,
) => useSubscription(Operations.EndorsementsChanged, options);

/** mutation SendFeedback($message: String!, $page: String) */
export const useSendFeedbackMutation = (
  options?: useMutation.Options<Operations.SendFeedbackMutation, Operations.SendFeedbackMutationVariables>,
) => useMutation(Operations.SendFeedback, options);

/** query Gratitudes($userId: ID!, $first: Int = 20, $after: String) */
export const useGratitudesQuery = (
  options: useQuery.Options<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>,
) => useQuery(Operations.Gratitudes, options);

/** query HiddenGratitudes($userId: ID!, $after: String) */
export const useHiddenGratitudesQuery = (
  options: useQuery.Options<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>,
) => useQuery(Operations.HiddenGratitudes, options);

/** mutation SendGratitude($profileId: ID!, $text: String!, $key: ID) */
export const useSendGratitudeMutation = (
  options?: useMutation.Options<Operations.SendGratitudeMutation, Operations.SendGratitudeMutationVariables>,
) => useMutation(Operations.SendGratitude, options);

/** mutation UpvoteGratitude($id: ID!) */
export const useUpvoteGratitudeMutation = (
  options?: useMutation.Options<Operations.UpvoteGratitudeMutation, Operations.UpvoteGratitudeMutationVariables>,
) => useMutation(Operations.UpvoteGratitude, options);

/** mutation HideGratitude($id: ID!) */
export const useHideGratitudeMutation = (
  options?: useMutation.Options<Operations.HideGratitudeMutation, Operations.HideGratitudeMutationVariables>,
) => useMutation(Operations.HideGratitude, options);

/** mutation UnhideGratitude($id: ID!) */
export const useUnhideGratitudeMutation = (
  options?: useMutation.Options<Operations.UnhideGratitudeMutation, Operations.UnhideGratitudeMutationVariables>,
) => useMutation(Operations.UnhideGratitude, options);

/** mutation DeleteGratitude($id: ID!) */
export const useDeleteGratitudeMutation = (
  options?: useMutation.Options<Operations.DeleteGratitudeMutation, Operations.DeleteGratitudeMutationVariables>,
) => useMutation(Operations.DeleteGratitude, options);

/** subscription GratitudesChanged($userId: ID!) */
export const useGratitudesChangedSubscription = (
  options: useSubscription.Options<Operations.GratitudesChangedSubscription, Operations.GratitudesChangedSubscriptionVariables>,
) => useSubscription(Operations.GratitudesChanged, options);

/** query Me */
export const useMeQuery = (
  options?: useQuery.Options<Operations.MeQuery, Operations.MeQueryVariables>,
) => useQuery(Operations.Me, options);

/** subscription AccountUpdated */
export const useAccountUpdatedSubscription = (
  options?: useSubscription.Options<Operations.AccountUpdatedSubscription, Operations.AccountUpdatedSubscriptionVariables>,
) => useSubscription(Operations.AccountUpdated, options);

/** mutation SignIn($email: String!, $password: String!) */
export const useSignInMutation = (
  options?: useMutation.Options<Operations.SignInMutation, Operations.SignInMutationVariables>,
) => useMutation(Operations.SignIn, options);

/** mutation SignInWithGoogle($credential: String!) */
export const useSignInWithGoogleMutation = (
  options?: useMutation.Options<Operations.SignInWithGoogleMutation, Operations.SignInWithGoogleMutationVariables>,
) => useMutation(Operations.SignInWithGoogle, options);

/** mutation SignOut */
export const useSignOutMutation = (
  options?: useMutation.Options<Operations.SignOutMutation, Operations.SignOutMutationVariables>,
) => useMutation(Operations.SignOut, options);

/** mutation ForgotPassword($email: String!) */
export const useForgotPasswordMutation = (
  options?: useMutation.Options<Operations.ForgotPasswordMutation, Operations.ForgotPasswordMutationVariables>,
) => useMutation(Operations.ForgotPassword, options);

/** mutation ResetPassword($email: String!, $otp: String!, $newPassword: String!) */
export const useResetPasswordMutation = (
  options?: useMutation.Options<Operations.ResetPasswordMutation, Operations.ResetPasswordMutationVariables>,
) => useMutation(Operations.ResetPassword, options);

/** mutation SignUp($input: SignUpInput!) */
export const useSignUpMutation = (
  options?: useMutation.Options<Operations.SignUpMutation, Operations.SignUpMutationVariables>,
) => useMutation(Operations.SignUp, options);

/** mutation VerifySignUp($input: SignUpInput!, $emailOtp: String!) */
export const useVerifySignUpMutation = (
  options?: useMutation.Options<Operations.VerifySignUpMutation, Operations.VerifySignUpMutationVariables>,
) => useMutation(Operations.VerifySignUp, options);

/** mutation FinishRegistration($email: String!) */
export const useFinishRegistrationMutation = (
  options?: useMutation.Options<Operations.FinishRegistrationMutation, Operations.FinishRegistrationMutationVariables>,
) => useMutation(Operations.FinishRegistration, options);

/** mutation VerifyYourself($email: String!) */
export const useVerifyYourselfMutation = (
  options?: useMutation.Options<Operations.VerifyYourselfMutation, Operations.VerifyYourselfMutationVariables>,
) => useMutation(Operations.VerifyYourself, options);

/** mutation CompleteProfile($input: CompleteProfileInput!) */
export const useCompleteProfileMutation = (
  options?: useMutation.Options<Operations.CompleteProfileMutation, Operations.CompleteProfileMutationVariables>,
) => useMutation(Operations.CompleteProfile, options);

/** mutation SwitchRole($newRole: Role!) */
export const useSwitchRoleMutation = (
  options?: useMutation.Options<Operations.SwitchRoleMutation, Operations.SwitchRoleMutationVariables>,
) => useMutation(Operations.SwitchRole, options);

/** mutation CreateRole($newRole: Role!) */
export const useCreateRoleMutation = (
  options?: useMutation.Options<Operations.CreateRoleMutation, Operations.CreateRoleMutationVariables>,
) => useMutation(Operations.CreateRole, options);

/** mutation SendInstituteCode($email: String!) */
export const useSendInstituteCodeMutation = (
  options?: useMutation.Options<Operations.SendInstituteCodeMutation, Operations.SendInstituteCodeMutationVariables>,
) => useMutation(Operations.SendInstituteCode, options);

/** mutation VerifyInstituteCode($email: String!, $otp: String!) */
export const useVerifyInstituteCodeMutation = (
  options?: useMutation.Options<Operations.VerifyInstituteCodeMutation, Operations.VerifyInstituteCodeMutationVariables>,
) => useMutation(Operations.VerifyInstituteCode, options);

/** mutation UploadVerificationDocument($document: Upload!, $documentType: DocumentType!) */
export const useUploadVerificationDocumentMutation = (
  options?: useMutation.Options<Operations.UploadVerificationDocumentMutation, Operations.UploadVerificationDocumentMutationVariables>,
) => useMutation(Operations.UploadVerificationDocument, options);

/** query Imports($sort: TimeSort, $after: String) */
export const useImportsQuery = (
  options?: useQuery.Options<Operations.ImportsQuery, Operations.ImportsQueryVariables>,
) => useQuery(Operations.Imports, options);

/** query ImportRows($id: ID!, $state: ImportRowState, $after: String) */
export const useImportRowsQuery = (
  options: useQuery.Options<Operations.ImportRowsQuery, Operations.ImportRowsQueryVariables>,
) => useQuery(Operations.ImportRows, options);

/** mutation UploadImport($file: Upload!, $mode: ImportMode!) */
export const useUploadImportMutation = (
  options?: useMutation.Options<Operations.UploadImportMutation, Operations.UploadImportMutationVariables>,
) => useMutation(Operations.UploadImport, options);

/** mutation RunImport($id: ID!) */
export const useRunImportMutation = (
  options?: useMutation.Options<Operations.RunImportMutation, Operations.RunImportMutationVariables>,
) => useMutation(Operations.RunImport, options);

/** mutation CancelImport($id: ID!) */
export const useCancelImportMutation = (
  options?: useMutation.Options<Operations.CancelImportMutation, Operations.CancelImportMutationVariables>,
) => useMutation(Operations.CancelImport, options);

/** mutation UndoImport($id: ID!) */
export const useUndoImportMutation = (
  options?: useMutation.Options<Operations.UndoImportMutation, Operations.UndoImportMutationVariables>,
) => useMutation(Operations.UndoImport, options);

/** mutation ExportBadRows($id: ID!) */
export const useExportBadRowsMutation = (
  options?: useMutation.Options<Operations.ExportBadRowsMutation, Operations.ExportBadRowsMutationVariables>,
) => useMutation(Operations.ExportBadRows, options);

/** subscription ImportChanged($id: ID!) */
export const useImportChangedSubscription = (
  options: useSubscription.Options<Operations.ImportChangedSubscription, Operations.ImportChangedSubscriptionVariables>,
) => useSubscription(Operations.ImportChanged, options);

/** query RosterMatches($after: String, $search: String, $sort: TimeSort) */
export const useRosterMatchesQuery = (
  options?: useQuery.Options<Operations.RosterMatchesQuery, Operations.RosterMatchesQueryVariables>,
) => useQuery(Operations.RosterMatches, options);

/** mutation DecideRosterMatches($userIds: [ID!]!, $isSame: Boolean!) */
export const useDecideRosterMatchesMutation = (
  options?: useMutation.Options<Operations.DecideRosterMatchesMutation, Operations.DecideRosterMatchesMutationVariables>,
) => useMutation(Operations.DecideRosterMatches, options);

/** query GraduatesToAsk */
export const useGraduatesToAskQuery = (
  options?: useQuery.Options<Operations.GraduatesToAskQuery, Operations.GraduatesToAskQueryVariables>,
) => useQuery(Operations.GraduatesToAsk, options);

/** mutation AskGraduates */
export const useAskGraduatesMutation = (
  options?: useMutation.Options<Operations.AskGraduatesMutation, Operations.AskGraduatesMutationVariables>,
) => useMutation(Operations.AskGraduates, options);

/** mutation ExportImports($after: String) */
export const useExportImportsMutation = (
  options?: useMutation.Options<Operations.ExportImportsMutation, Operations.ExportImportsMutationVariables>,
) => useMutation(Operations.ExportImports, options);

/** mutation ExportRosterMatches($search: String, $after: String) */
export const useExportRosterMatchesMutation = (
  options?: useMutation.Options<Operations.ExportRosterMatchesMutation, Operations.ExportRosterMatchesMutationVariables>,
) => useMutation(Operations.ExportRosterMatches, options);

/** query Jobs($filter: JobFilterInput, $sort: JobSort, $first: Int, $after: String) */
export const useJobsQuery = (
  options?: useQuery.Options<Operations.JobsQuery, Operations.JobsQueryVariables>,
) => useQuery(Operations.Jobs, options);

/** query NewestJobs($filter: JobFilterInput) */
export const useNewestJobsQuery = (
  options?: useQuery.Options<Operations.NewestJobsQuery, Operations.NewestJobsQueryVariables>,
) => useQuery(Operations.NewestJobs, options);

/** query JobFacets($filter: JobFilterInput) */
export const useJobFacetsQuery = (
  options?: useQuery.Options<Operations.JobFacetsQuery, Operations.JobFacetsQueryVariables>,
) => useQuery(Operations.JobFacets, options);

/** query JobPage($id: ID!) */
export const useJobPageQuery = (
  options: useQuery.Options<Operations.JobPageQuery, Operations.JobPageQueryVariables>,
) => useQuery(Operations.JobPage, options);

/** query Job($id: ID!) */
export const useJobQuery = (
  options: useQuery.Options<Operations.JobQuery, Operations.JobQueryVariables>,
) => useQuery(Operations.Job, options);

/** mutation ViewJob($id: ID!) */
export const useViewJobMutation = (
  options?: useMutation.Options<Operations.ViewJobMutation, Operations.ViewJobMutationVariables>,
) => useMutation(Operations.ViewJob, options);

/** mutation LikeJob($id: ID!) */
export const useLikeJobMutation = (
  options?: useMutation.Options<Operations.LikeJobMutation, Operations.LikeJobMutationVariables>,
) => useMutation(Operations.LikeJob, options);

/** mutation ApplyToJob($id: ID!) */
export const useApplyToJobMutation = (
  options?: useMutation.Options<Operations.ApplyToJobMutation, Operations.ApplyToJobMutationVariables>,
) => useMutation(Operations.ApplyToJob, options);

/** mutation ShareJob($id: ID!) */
export const useShareJobMutation = (
  options?: useMutation.Options<Operations.ShareJobMutation, Operations.ShareJobMutationVariables>,
) => useMutation(Operations.ShareJob, options);

/** mutation CloseJob($id: ID!) */
export const useCloseJobMutation = (
  options?: useMutation.Options<Operations.CloseJobMutation, Operations.CloseJobMutationVariables>,
) => useMutation(Operations.CloseJob, options);

/** mutation ReopenJob($id: ID!) */
export const useReopenJobMutation = (
  options?: useMutation.Options<Operations.ReopenJobMutation, Operations.ReopenJobMutationVariables>,
) => useMutation(Operations.ReopenJob, options);

/** mutation DeleteJob($id: ID!) */
export const useDeleteJobMutation = (
  options?: useMutation.Options<Operations.DeleteJobMutation, Operations.DeleteJobMutationVariables>,
) => useMutation(Operations.DeleteJob, options);

/** mutation PostJob($input: JobInput!, $attachment: Upload, $logo: Upload, $key: ID) */
export const usePostJobMutation = (
  options?: useMutation.Options<Operations.PostJobMutation, Operations.PostJobMutationVariables>,
) => useMutation(Operations.PostJob, options);

/** mutation UpdateJob($id: ID!, $input: JobInput!, $attachment: Upload, $logo: Upload, $removeAttachment: Boolean, $removeLogo: Boolean) */
export const useUpdateJobMutation = (
  options?: useMutation.Options<Operations.UpdateJobMutation, Operations.UpdateJobMutationVariables>,
) => useMutation(Operations.UpdateJob, options);

/** query OpenJobLike($companyName: String!, $role: String!) */
export const useOpenJobLikeQuery = (
  options: useQuery.Options<Operations.OpenJobLikeQuery, Operations.OpenJobLikeQueryVariables>,
) => useQuery(Operations.OpenJobLike, options);

/** query SavedJobSearches */
export const useSavedJobSearchesQuery = (
  options?: useQuery.Options<Operations.SavedJobSearchesQuery, Operations.SavedJobSearchesQueryVariables>,
) => useQuery(Operations.SavedJobSearches, options);

/** mutation SaveJobSearch($filter: JobFilterInput!, $mails: JobAlertFrequency!) */
export const useSaveJobSearchMutation = (
  options?: useMutation.Options<Operations.SaveJobSearchMutation, Operations.SaveJobSearchMutationVariables>,
) => useMutation(Operations.SaveJobSearch, options);

/** mutation SetJobAlert($id: ID!, $mails: JobAlertFrequency!) */
export const useSetJobAlertMutation = (
  options?: useMutation.Options<Operations.SetJobAlertMutation, Operations.SetJobAlertMutationVariables>,
) => useMutation(Operations.SetJobAlert, options);

/** mutation RemoveJobSearch($id: ID!) */
export const useRemoveJobSearchMutation = (
  options?: useMutation.Options<Operations.RemoveJobSearchMutation, Operations.RemoveJobSearchMutationVariables>,
) => useMutation(Operations.RemoveJobSearch, options);

/** mutation StopJobAlert($token: String!, $isOn: Boolean!) */
export const useStopJobAlertMutation = (
  options?: useMutation.Options<Operations.StopJobAlertMutation, Operations.StopJobAlertMutationVariables>,
) => useMutation(Operations.StopJobAlert, options);

/** mutation AnswerStillOpen($token: String!, $isStillOpen: Boolean!) */
export const useAnswerStillOpenMutation = (
  options?: useMutation.Options<Operations.AnswerStillOpenMutation, Operations.AnswerStillOpenMutationVariables>,
) => useMutation(Operations.AnswerStillOpen, options);

/** subscription JobAdded($college: String!) */
export const useJobAddedSubscription = (
  options: useSubscription.Options<Operations.JobAddedSubscription, Operations.JobAddedSubscriptionVariables>,
) => useSubscription(Operations.JobAdded, options);

/** subscription JobChanged($id: ID!) */
export const useJobChangedSubscription = (
  options: useSubscription.Options<Operations.JobChangedSubscription, Operations.JobChangedSubscriptionVariables>,
) => useSubscription(Operations.JobChanged, options);

/** query SearchPreview($search: String, $first: Int) */
export const useSearchPreviewQuery = (
  options?: useQuery.Options<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>,
) => useQuery(Operations.SearchPreview, options);

/** query LegacyProjects($userId: ID!, $after: String) */
export const useLegacyProjectsQuery = (
  options: useQuery.Options<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>,
) => useQuery(Operations.LegacyProjects, options);

/** mutation AddLegacyProject($input: LegacyProjectInput!) */
export const useAddLegacyProjectMutation = (
  options?: useMutation.Options<Operations.AddLegacyProjectMutation, Operations.AddLegacyProjectMutationVariables>,
) => useMutation(Operations.AddLegacyProject, options);

/** mutation UpdateLegacyProject($id: ID!, $input: LegacyProjectInput!) */
export const useUpdateLegacyProjectMutation = (
  options?: useMutation.Options<Operations.UpdateLegacyProjectMutation, Operations.UpdateLegacyProjectMutationVariables>,
) => useMutation(Operations.UpdateLegacyProject, options);

/** mutation RemoveLegacyProject($id: ID!) */
export const useRemoveLegacyProjectMutation = (
  options?: useMutation.Options<Operations.RemoveLegacyProjectMutation, Operations.RemoveLegacyProjectMutationVariables>,
) => useMutation(Operations.RemoveLegacyProject, options);

/** subscription LegacyProjectsLive($userId: ID!) */
export const useLegacyProjectsLiveSubscription = (
  options: useSubscription.Options<Operations.LegacyProjectsLiveSubscription, Operations.LegacyProjectsLiveSubscriptionVariables>,
) => useSubscription(Operations.LegacyProjectsLive, options);

/** query AdminPosts($first: Int!, $after: String, $filter: ContentFilterInput, $sort: ContentSort) */
export const useAdminPostsQuery = (
  options: useQuery.Options<Operations.AdminPostsQuery, Operations.AdminPostsQueryVariables>,
) => useQuery(Operations.AdminPosts, options);

/** query AdminComments($first: Int!, $after: String, $filter: ContentFilterInput, $sort: ContentSort) */
export const useAdminCommentsQuery = (
  options: useQuery.Options<Operations.AdminCommentsQuery, Operations.AdminCommentsQueryVariables>,
) => useQuery(Operations.AdminComments, options);

/** query AdminGratitudes($first: Int!, $after: String, $filter: ContentFilterInput, $sort: ContentSort) */
export const useAdminGratitudesQuery = (
  options: useQuery.Options<Operations.AdminGratitudesQuery, Operations.AdminGratitudesQueryVariables>,
) => useQuery(Operations.AdminGratitudes, options);

/** query AdminJobs($first: Int!, $after: String, $filter: ContentFilterInput, $sort: ContentSort) */
export const useAdminJobsQuery = (
  options: useQuery.Options<Operations.AdminJobsQuery, Operations.AdminJobsQueryVariables>,
) => useQuery(Operations.AdminJobs, options);

/** query ModeratedContentPage($type: RemovableType!, $id: ID!) */
export const useModeratedContentPageQuery = (
  options: useQuery.Options<Operations.ModeratedContentPageQuery, Operations.ModeratedContentPageQueryVariables>,
) => useQuery(Operations.ModeratedContentPage, options);

/** mutation RemoveContents($type: RemovableType!, $ids: [ID!]!, $kind: RemovalKind!, $reason: String!) */
export const useRemoveContentsMutation = (
  options?: useMutation.Options<Operations.RemoveContentsMutation, Operations.RemoveContentsMutationVariables>,
) => useMutation(Operations.RemoveContents, options);

/** mutation RestoreContents($type: RemovableType!, $ids: [ID!]!) */
export const useRestoreContentsMutation = (
  options?: useMutation.Options<Operations.RestoreContentsMutation, Operations.RestoreContentsMutationVariables>,
) => useMutation(Operations.RestoreContents, options);

/** mutation UndoRemovals($type: RemovableType!, $ids: [ID!]!) */
export const useUndoRemovalsMutation = (
  options?: useMutation.Options<Operations.UndoRemovalsMutation, Operations.UndoRemovalsMutationVariables>,
) => useMutation(Operations.UndoRemovals, options);

/** mutation PinJob($id: ID!) */
export const usePinJobMutation = (
  options?: useMutation.Options<Operations.PinJobMutation, Operations.PinJobMutationVariables>,
) => useMutation(Operations.PinJob, options);

/** mutation UnpinJob($id: ID!) */
export const useUnpinJobMutation = (
  options?: useMutation.Options<Operations.UnpinJobMutation, Operations.UnpinJobMutationVariables>,
) => useMutation(Operations.UnpinJob, options);

/** mutation ExportContents($list: ContentList!, $filter: ContentFilterInput, $after: String) */
export const useExportContentsMutation = (
  options?: useMutation.Options<Operations.ExportContentsMutation, Operations.ExportContentsMutationVariables>,
) => useMutation(Operations.ExportContents, options);

/** query ReportCases($first: Int!, $after: String, $filter: CaseFilterInput, $sort: ContentSort) */
export const useReportCasesQuery = (
  options: useQuery.Options<Operations.ReportCasesQuery, Operations.ReportCasesQueryVariables>,
) => useQuery(Operations.ReportCases, options);

/** query ReportCasePage($id: ID!) */
export const useReportCasePageQuery = (
  options: useQuery.Options<Operations.ReportCasePageQuery, Operations.ReportCasePageQueryVariables>,
) => useQuery(Operations.ReportCasePage, options);

/** mutation ClaimCase($id: ID!, $isClaimed: Boolean!) */
export const useClaimCaseMutation = (
  options?: useMutation.Options<Operations.ClaimCaseMutation, Operations.ClaimCaseMutationVariables>,
) => useMutation(Operations.ClaimCase, options);

/** mutation ClaimCases($ids: [ID!]!) */
export const useClaimCasesMutation = (
  options?: useMutation.Options<Operations.ClaimCasesMutation, Operations.ClaimCasesMutationVariables>,
) => useMutation(Operations.ClaimCases, options);

/** mutation DismissCases($ids: [ID!]!) */
export const useDismissCasesMutation = (
  options?: useMutation.Options<Operations.DismissCasesMutation, Operations.DismissCasesMutationVariables>,
) => useMutation(Operations.DismissCases, options);

/** mutation ExportReportCases($filter: CaseFilterInput, $after: String) */
export const useExportReportCasesMutation = (
  options?: useMutation.Options<Operations.ExportReportCasesMutation, Operations.ExportReportCasesMutationVariables>,
) => useMutation(Operations.ExportReportCases, options);

/** mutation DecideCase($id: ID!, $decision: CaseDecision!, $reason: String!, $until: DateTimeISO) */
export const useDecideCaseMutation = (
  options?: useMutation.Options<Operations.DecideCaseMutation, Operations.DecideCaseMutationVariables>,
) => useMutation(Operations.DecideCase, options);

/** mutation DecideAppeal($id: ID!, $outcome: AppealOutcome!, $answer: String!) */
export const useDecideAppealMutation = (
  options?: useMutation.Options<Operations.DecideAppealMutation, Operations.DecideAppealMutationVariables>,
) => useMutation(Operations.DecideAppeal, options);

/** query OwnCases($first: Int!, $after: String) */
export const useOwnCasesQuery = (
  options: useQuery.Options<Operations.OwnCasesQuery, Operations.OwnCasesQueryVariables>,
) => useQuery(Operations.OwnCases, options);

/** mutation AppealCase($id: ID!, $words: String!) */
export const useAppealCaseMutation = (
  options?: useMutation.Options<Operations.AppealCaseMutation, Operations.AppealCaseMutationVariables>,
) => useMutation(Operations.AppealCase, options);

/** query BanCase($token: String!) */
export const useBanCaseQuery = (
  options: useQuery.Options<Operations.BanCaseQuery, Operations.BanCaseQueryVariables>,
) => useQuery(Operations.BanCase, options);

/** mutation AppealBan($token: String!, $words: String!) */
export const useAppealBanMutation = (
  options?: useMutation.Options<Operations.AppealBanMutation, Operations.AppealBanMutationVariables>,
) => useMutation(Operations.AppealBan, options);

/** query OwnReports($first: Int!, $after: String) */
export const useOwnReportsQuery = (
  options: useQuery.Options<Operations.OwnReportsQuery, Operations.OwnReportsQueryVariables>,
) => useQuery(Operations.OwnReports, options);

/** query UnreadNotifications */
export const useUnreadNotificationsQuery = (
  options?: useQuery.Options<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>,
) => useQuery(Operations.UnreadNotifications, options);

/** query Notifications($tab: NotificationTab, $first: Int, $after: String) */
export const useNotificationsQuery = (
  options?: useQuery.Options<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>,
) => useQuery(Operations.Notifications, options);

/** query NotificationSettings */
export const useNotificationSettingsQuery = (
  options?: useQuery.Options<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>,
) => useQuery(Operations.NotificationSettings, options);

/** mutation MarkNotificationsRead($ids: [ID!]!, $tab: NotificationTab) */
export const useMarkNotificationsReadMutation = (
  options?: useMutation.Options<Operations.MarkNotificationsReadMutation, Operations.MarkNotificationsReadMutationVariables>,
) => useMutation(Operations.MarkNotificationsRead, options);

/** mutation DismissNotifications($ids: [ID!]!, $tab: NotificationTab) */
export const useDismissNotificationsMutation = (
  options?: useMutation.Options<Operations.DismissNotificationsMutation, Operations.DismissNotificationsMutationVariables>,
) => useMutation(Operations.DismissNotifications, options);

/** mutation ArchiveNotifications($ids: [ID!]!, $tab: NotificationTab) */
export const useArchiveNotificationsMutation = (
  options?: useMutation.Options<Operations.ArchiveNotificationsMutation, Operations.ArchiveNotificationsMutationVariables>,
) => useMutation(Operations.ArchiveNotifications, options);

/** mutation MoveNotificationsBack($ids: [ID!]!) */
export const useMoveNotificationsBackMutation = (
  options?: useMutation.Options<Operations.MoveNotificationsBackMutation, Operations.MoveNotificationsBackMutationVariables>,
) => useMutation(Operations.MoveNotificationsBack, options);

/** mutation UndoNotifications($ids: [ID!]!) */
export const useUndoNotificationsMutation = (
  options?: useMutation.Options<Operations.UndoNotificationsMutation, Operations.UndoNotificationsMutationVariables>,
) => useMutation(Operations.UndoNotifications, options);

/** mutation SaveNotificationSettings($input: NotificationSettingsInput!) */
export const useSaveNotificationSettingsMutation = (
  options?: useMutation.Options<Operations.SaveNotificationSettingsMutation, Operations.SaveNotificationSettingsMutationVariables>,
) => useMutation(Operations.SaveNotificationSettings, options);

/** mutation Unsubscribe($token: String!, $isOn: Boolean) */
export const useUnsubscribeMutation = (
  options?: useMutation.Options<Operations.UnsubscribeMutation, Operations.UnsubscribeMutationVariables>,
) => useMutation(Operations.Unsubscribe, options);

/** subscription NotificationsChanged */
export const useNotificationsChangedSubscription = (
  options?: useSubscription.Options<Operations.NotificationsChangedSubscription, Operations.NotificationsChangedSubscriptionVariables>,
) => useSubscription(Operations.NotificationsChanged, options);

/** query PersonPictures($userId: ID!) */
export const usePersonPicturesQuery = (
  options: useQuery.Options<Operations.PersonPicturesQuery, Operations.PersonPicturesQueryVariables>,
) => useQuery(Operations.PersonPictures, options);

/** query BannerPictures($userId: ID!) */
export const useBannerPicturesQuery = (
  options: useQuery.Options<Operations.BannerPicturesQuery, Operations.BannerPicturesQueryVariables>,
) => useQuery(Operations.BannerPictures, options);

/** query BoardPictures($userId: ID!) */
export const useBoardPicturesQuery = (
  options: useQuery.Options<Operations.BoardPicturesQuery, Operations.BoardPicturesQueryVariables>,
) => useQuery(Operations.BoardPictures, options);

/** subscription PostCountersLive($postId: ID!) */
export const usePostCountersLiveSubscription = (
  options: useSubscription.Options<Operations.PostCountersLiveSubscription, Operations.PostCountersLiveSubscriptionVariables>,
) => useSubscription(Operations.PostCountersLive, options);

/** subscription PostsCountersLive($postIds: [ID!]!) */
export const usePostsCountersLiveSubscription = (
  options: useSubscription.Options<Operations.PostsCountersLiveSubscription, Operations.PostsCountersLiveSubscriptionVariables>,
) => useSubscription(Operations.PostsCountersLive, options);

/** query PostMedia($id: ID!) */
export const usePostMediaQuery = (
  options: useQuery.Options<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>,
) => useQuery(Operations.PostMedia, options);

/** query EditPost($id: ID!) */
export const useEditPostQuery = (
  options: useQuery.Options<Operations.EditPostQuery, Operations.EditPostQueryVariables>,
) => useQuery(Operations.EditPost, options);

/** query PostDraft($companyName: String!, $experienceType: ExperienceType!) */
export const usePostDraftQuery = (
  options: useQuery.Options<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>,
) => useQuery(Operations.PostDraft, options);

/** mutation SaveDraft($input: DraftInput!, $basedOn: DateTimeISO) */
export const useSaveDraftMutation = (
  options?: useMutation.Options<Operations.SaveDraftMutation, Operations.SaveDraftMutationVariables>,
) => useMutation(Operations.SaveDraft, options);

/** mutation UploadPostFile($file: Upload!, $kind: PostFileKind!) */
export const useUploadPostFileMutation = (
  options?: useMutation.Options<Operations.UploadPostFileMutation, Operations.UploadPostFileMutationVariables>,
) => useMutation(Operations.UploadPostFile, options);

/** mutation PublishPost($input: PostInput!, $draftId: ID) */
export const usePublishPostMutation = (
  options?: useMutation.Options<Operations.PublishPostMutation, Operations.PublishPostMutationVariables>,
) => useMutation(Operations.PublishPost, options);

/** mutation UpdatePost($id: ID!, $input: PostInput!) */
export const useUpdatePostMutation = (
  options?: useMutation.Options<Operations.UpdatePostMutation, Operations.UpdatePostMutationVariables>,
) => useMutation(Operations.UpdatePost, options);

/** query PopularCompanies */
export const usePopularCompaniesQuery = (
  options?: useQuery.Options<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>,
) => useQuery(Operations.PopularCompanies, options);

/** query FeedPosts($search: String, $sort: FeedSort, $first: Int, $after: String) */
export const useFeedPostsQuery = (
  options?: useQuery.Options<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>,
) => useQuery(Operations.FeedPosts, options);

/** query PostPage($id: ID!, $sort: QuestionSort) */
export const usePostPageQuery = (
  options: useQuery.Options<Operations.PostPageQuery, Operations.PostPageQueryVariables>,
) => useQuery(Operations.PostPage, options);

/** query RefetchPost($id: ID!) */
export const useRefetchPostQuery = (
  options: useQuery.Options<Operations.RefetchPostQuery, Operations.RefetchPostQueryVariables>,
) => useQuery(Operations.RefetchPost, options);

/** mutation ViewPost($id: ID!) */
export const useViewPostMutation = (
  options?: useMutation.Options<Operations.ViewPostMutation, Operations.ViewPostMutationVariables>,
) => useMutation(Operations.ViewPost, options);

/** mutation LikePost($id: ID!) */
export const useLikePostMutation = (
  options?: useMutation.Options<Operations.LikePostMutation, Operations.LikePostMutationVariables>,
) => useMutation(Operations.LikePost, options);

/** mutation SharePost($id: ID!) */
export const useSharePostMutation = (
  options?: useMutation.Options<Operations.SharePostMutation, Operations.SharePostMutationVariables>,
) => useMutation(Operations.SharePost, options);

/** mutation DeletePost($id: ID!) */
export const useDeletePostMutation = (
  options?: useMutation.Options<Operations.DeletePostMutation, Operations.DeletePostMutationVariables>,
) => useMutation(Operations.DeletePost, options);

/** subscription PostLive($postId: ID!) */
export const usePostLiveSubscription = (
  options: useSubscription.Options<Operations.PostLiveSubscription, Operations.PostLiveSubscriptionVariables>,
) => useSubscription(Operations.PostLive, options);

/** query PostPreview($id: ID!) */
export const usePostPreviewQuery = (
  options: useQuery.Options<Operations.PostPreviewQuery, Operations.PostPreviewQueryVariables>,
) => useQuery(Operations.PostPreview, options);

/** query FeedProfiles($search: String, $sort: FeedSort, $first: Int, $after: String) */
export const useFeedProfilesQuery = (
  options?: useQuery.Options<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>,
) => useQuery(Operations.FeedProfiles, options);

/** query Profile($userId: ID!, $after: String) */
export const useProfileQuery = (
  options: useQuery.Options<Operations.ProfileQuery, Operations.ProfileQueryVariables>,
) => useQuery(Operations.Profile, options);

/** query RelatedProfiles($userId: ID!) */
export const useRelatedProfilesQuery = (
  options: useQuery.Options<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>,
) => useQuery(Operations.RelatedProfiles, options);

/** query PictureDownload($userId: ID!) */
export const usePictureDownloadQuery = (
  options: useQuery.Options<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>,
) => useQuery(Operations.PictureDownload, options);

/** query MyProfile */
export const useMyProfileQuery = (
  options?: useQuery.Options<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>,
) => useQuery(Operations.MyProfile, options);

/** mutation UpdateProfile($input: ProfileInput!) */
export const useUpdateProfileMutation = (
  options?: useMutation.Options<Operations.UpdateProfileMutation, Operations.UpdateProfileMutationVariables>,
) => useMutation(Operations.UpdateProfile, options);

/** mutation SetProfilePicture($picture: Upload!) */
export const useSetProfilePictureMutation = (
  options?: useMutation.Options<Operations.SetProfilePictureMutation, Operations.SetProfilePictureMutationVariables>,
) => useMutation(Operations.SetProfilePicture, options);

/** mutation RemoveProfilePicture */
export const useRemoveProfilePictureMutation = (
  options?: useMutation.Options<Operations.RemoveProfilePictureMutation, Operations.RemoveProfilePictureMutationVariables>,
) => useMutation(Operations.RemoveProfilePicture, options);

/** mutation SetProfileBanner($banner: Upload!) */
export const useSetProfileBannerMutation = (
  options?: useMutation.Options<Operations.SetProfileBannerMutation, Operations.SetProfileBannerMutationVariables>,
) => useMutation(Operations.SetProfileBanner, options);

/** mutation RemoveProfileBanner */
export const useRemoveProfileBannerMutation = (
  options?: useMutation.Options<Operations.RemoveProfileBannerMutation, Operations.RemoveProfileBannerMutationVariables>,
) => useMutation(Operations.RemoveProfileBanner, options);

/** mutation UploadDefaultBanner($banner: Upload!) */
export const useUploadDefaultBannerMutation = (
  options?: useMutation.Options<Operations.UploadDefaultBannerMutation, Operations.UploadDefaultBannerMutationVariables>,
) => useMutation(Operations.UploadDefaultBanner, options);

/** mutation ViewProfile($userId: ID!) */
export const useViewProfileMutation = (
  options?: useMutation.Options<Operations.ViewProfileMutation, Operations.ViewProfileMutationVariables>,
) => useMutation(Operations.ViewProfile, options);

/** subscription ProfileLive($userId: ID!) */
export const useProfileLiveSubscription = (
  options: useSubscription.Options<Operations.ProfileLiveSubscription, Operations.ProfileLiveSubscriptionVariables>,
) => useSubscription(Operations.ProfileLive, options);

/** query DefaultBanner */
export const useDefaultBannerQuery = (
  options?: useQuery.Options<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>,
) => useQuery(Operations.DefaultBanner, options);

/** query PostQuestions($postId: ID!, $sort: QuestionSort, $first: Int = 20, $after: String) */
export const usePostQuestionsQuery = (
  options: useQuery.Options<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>,
) => useQuery(Operations.PostQuestions, options);

/** query LinkedQuestion($id: ID!) */
export const useLinkedQuestionQuery = (
  options: useQuery.Options<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>,
) => useQuery(Operations.LinkedQuestion, options);

/** query MoreAnswers($id: ID!, $first: Int = 20, $after: String) */
export const useMoreAnswersQuery = (
  options: useQuery.Options<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>,
) => useQuery(Operations.MoreAnswers, options);

/** mutation AskQuestion($postId: ID!, $content: String!, $key: ID) */
export const useAskQuestionMutation = (
  options?: useMutation.Options<Operations.AskQuestionMutation, Operations.AskQuestionMutationVariables>,
) => useMutation(Operations.AskQuestion, options);

/** mutation AnswerQuestion($questionId: ID!, $content: String!, $key: ID) */
export const useAnswerQuestionMutation = (
  options?: useMutation.Options<Operations.AnswerQuestionMutation, Operations.AnswerQuestionMutationVariables>,
) => useMutation(Operations.AnswerQuestion, options);

/** mutation VoteQuestion($id: ID!, $voteType: VoteType!) */
export const useVoteQuestionMutation = (
  options?: useMutation.Options<Operations.VoteQuestionMutation, Operations.VoteQuestionMutationVariables>,
) => useMutation(Operations.VoteQuestion, options);

/** mutation VoteAnswer($id: ID!, $voteType: VoteType!) */
export const useVoteAnswerMutation = (
  options?: useMutation.Options<Operations.VoteAnswerMutation, Operations.VoteAnswerMutationVariables>,
) => useMutation(Operations.VoteAnswer, options);

/** mutation EditQuestion($id: ID!, $content: String!) */
export const useEditQuestionMutation = (
  options?: useMutation.Options<Operations.EditQuestionMutation, Operations.EditQuestionMutationVariables>,
) => useMutation(Operations.EditQuestion, options);

/** mutation EditAnswer($id: ID!, $content: String!) */
export const useEditAnswerMutation = (
  options?: useMutation.Options<Operations.EditAnswerMutation, Operations.EditAnswerMutationVariables>,
) => useMutation(Operations.EditAnswer, options);

/** mutation DeleteQuestion($id: ID!) */
export const useDeleteQuestionMutation = (
  options?: useMutation.Options<Operations.DeleteQuestionMutation, Operations.DeleteQuestionMutationVariables>,
) => useMutation(Operations.DeleteQuestion, options);

/** mutation DeleteAnswer($id: ID!) */
export const useDeleteAnswerMutation = (
  options?: useMutation.Options<Operations.DeleteAnswerMutation, Operations.DeleteAnswerMutationVariables>,
) => useMutation(Operations.DeleteAnswer, options);

/** subscription QuestionsChanged($postId: ID!) */
export const useQuestionsChangedSubscription = (
  options: useSubscription.Options<Operations.QuestionsChangedSubscription, Operations.QuestionsChangedSubscriptionVariables>,
) => useSubscription(Operations.QuestionsChanged, options);

/** mutation Report($type: ReportableType!, $id: ID!, $reason: ReportReason!, $note: String) */
export const useReportMutation = (
  options?: useMutation.Options<Operations.ReportMutation, Operations.ReportMutationVariables>,
) => useMutation(Operations.Report, options);

/** query Appearance */
export const useAppearanceQuery = (
  options?: useQuery.Options<Operations.AppearanceQuery, Operations.AppearanceQueryVariables>,
) => useQuery(Operations.Appearance, options);

/** subscription SettingsChanged */
export const useSettingsChangedSubscription = (
  options?: useSubscription.Options<Operations.SettingsChangedSubscription, Operations.SettingsChangedSubscriptionVariables>,
) => useSubscription(Operations.SettingsChanged, options);

/** query Settings */
export const useSettingsQuery = (
  options?: useQuery.Options<Operations.SettingsQuery, Operations.SettingsQueryVariables>,
) => useQuery(Operations.Settings, options);

/** mutation SaveSettings($input: SettingsInput!) */
export const useSaveSettingsMutation = (
  options?: useMutation.Options<Operations.SaveSettingsMutation, Operations.SaveSettingsMutationVariables>,
) => useMutation(Operations.SaveSettings, options);

/** mutation SaveAppearance($input: SettingsInput!) */
export const useSaveAppearanceMutation = (
  options?: useMutation.Options<Operations.SaveAppearanceMutation, Operations.SaveAppearanceMutationVariables>,
) => useMutation(Operations.SaveAppearance, options);

/** query Sessions */
export const useSessionsQuery = (
  options?: useQuery.Options<Operations.SessionsQuery, Operations.SessionsQueryVariables>,
) => useQuery(Operations.Sessions, options);

/** mutation EndSession($id: ID!) */
export const useEndSessionMutation = (
  options?: useMutation.Options<Operations.EndSessionMutation, Operations.EndSessionMutationVariables>,
) => useMutation(Operations.EndSession, options);

/** mutation EndOtherSessions */
export const useEndOtherSessionsMutation = (
  options?: useMutation.Options<Operations.EndOtherSessionsMutation, Operations.EndOtherSessionsMutationVariables>,
) => useMutation(Operations.EndOtherSessions, options);

/** mutation ChangePassword($oldPassword: String, $newPassword: String!) */
export const useChangePasswordMutation = (
  options?: useMutation.Options<Operations.ChangePasswordMutation, Operations.ChangePasswordMutationVariables>,
) => useMutation(Operations.ChangePassword, options);

/** mutation RequestEmailChange($email: String!, $password: String) */
export const useRequestEmailChangeMutation = (
  options?: useMutation.Options<Operations.RequestEmailChangeMutation, Operations.RequestEmailChangeMutationVariables>,
) => useMutation(Operations.RequestEmailChange, options);

/** mutation ConfirmEmailChange($email: String!, $otp: String!) */
export const useConfirmEmailChangeMutation = (
  options?: useMutation.Options<Operations.ConfirmEmailChangeMutation, Operations.ConfirmEmailChangeMutationVariables>,
) => useMutation(Operations.ConfirmEmailChange, options);

/** mutation DeleteAccount($password: String) */
export const useDeleteAccountMutation = (
  options?: useMutation.Options<Operations.DeleteAccountMutation, Operations.DeleteAccountMutationVariables>,
) => useMutation(Operations.DeleteAccount, options);

/** query PeopleToBlock($search: String!) */
export const usePeopleToBlockQuery = (
  options: useQuery.Options<Operations.PeopleToBlockQuery, Operations.PeopleToBlockQueryVariables>,
) => useQuery(Operations.PeopleToBlock, options);

/** query DataCopy */
export const useDataCopyQuery = (
  options?: useQuery.Options<Operations.DataCopyQuery, Operations.DataCopyQueryVariables>,
) => useQuery(Operations.DataCopy, options);

/** mutation RequestDataCopy */
export const useRequestDataCopyMutation = (
  options?: useMutation.Options<Operations.RequestDataCopyMutation, Operations.RequestDataCopyMutationVariables>,
) => useMutation(Operations.RequestDataCopy, options);

/** query OwnSanctions */
export const useOwnSanctionsQuery = (
  options?: useQuery.Options<Operations.OwnSanctionsQuery, Operations.OwnSanctionsQueryVariables>,
) => useQuery(Operations.OwnSanctions, options);

/** query VisionBoard($userId: ID!) */
export const useVisionBoardQuery = (
  options: useQuery.Options<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>,
) => useQuery(Operations.VisionBoard, options);

/** mutation AddVisionItem($input: VisionItemInput!, $picture: Upload) */
export const useAddVisionItemMutation = (
  options?: useMutation.Options<Operations.AddVisionItemMutation, Operations.AddVisionItemMutationVariables>,
) => useMutation(Operations.AddVisionItem, options);

/** mutation UpdateVisionItem($id: ID!, $input: VisionItemInput!, $picture: Upload, $removePicture: Boolean) */
export const useUpdateVisionItemMutation = (
  options?: useMutation.Options<Operations.UpdateVisionItemMutation, Operations.UpdateVisionItemMutationVariables>,
) => useMutation(Operations.UpdateVisionItem, options);

/** mutation RemoveVisionItem($id: ID!) */
export const useRemoveVisionItemMutation = (
  options?: useMutation.Options<Operations.RemoveVisionItemMutation, Operations.RemoveVisionItemMutationVariables>,
) => useMutation(Operations.RemoveVisionItem, options);

/** mutation OrderVisionBoard($ids: [ID!]!) */
export const useOrderVisionBoardMutation = (
  options?: useMutation.Options<Operations.OrderVisionBoardMutation, Operations.OrderVisionBoardMutationVariables>,
) => useMutation(Operations.OrderVisionBoard, options);

/** subscription VisionBoardLive($userId: ID!) */
export const useVisionBoardLiveSubscription = (
  options: useSubscription.Options<Operations.VisionBoardLiveSubscription, Operations.VisionBoardLiveSubscriptionVariables>,
) => useSubscription(Operations.VisionBoardLive, options);
