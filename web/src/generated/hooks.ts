// @ts-nocheck
import * as Operations from './documents';
import * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


/**
 * __useActivityQuery__
 *
 * To run a query within a React component, call `useActivityQuery` and pass it any options that fit your needs.
 * When your component renders, `useActivityQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useActivityQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      year: // value for 'year'
 *   },
 * });
 */
export function useActivityQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.ActivityQuery, Operations.ActivityQueryVariables> & ({ variables: Operations.ActivityQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.ActivityQuery, Operations.ActivityQueryVariables>(Operations.Activity, options);
      }
export function useActivityLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.ActivityQuery, Operations.ActivityQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.ActivityQuery, Operations.ActivityQueryVariables>(Operations.Activity, options);
        }
// @ts-ignore
export function useActivitySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.ActivityQuery, Operations.ActivityQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ActivityQuery, Operations.ActivityQueryVariables>;
export function useActivitySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ActivityQuery, Operations.ActivityQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ActivityQuery | undefined, Operations.ActivityQueryVariables>;
export function useActivitySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ActivityQuery, Operations.ActivityQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.ActivityQuery, Operations.ActivityQueryVariables>(Operations.Activity, options);
        }
export type ActivityQueryHookResult = ReturnType<typeof useActivityQuery>;
export type ActivityLazyQueryHookResult = ReturnType<typeof useActivityLazyQuery>;
export type ActivitySuspenseQueryHookResult = ReturnType<typeof useActivitySuspenseQuery>;
export type ActivityQueryResult = ApolloReactCommon.QueryResult<Operations.ActivityQuery, Operations.ActivityQueryVariables>;

/**
 * __useActivityLiveSubscription__
 *
 * To run a query within a React component, call `useActivityLiveSubscription` and pass it any options that fit your needs.
 * When your component renders, `useActivityLiveSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useActivityLiveSubscription({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useActivityLiveSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.ActivityLiveSubscription, Operations.ActivityLiveSubscriptionVariables> & ({ variables: Operations.ActivityLiveSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.ActivityLiveSubscription, Operations.ActivityLiveSubscriptionVariables>(Operations.ActivityLive, options);
      }
export type ActivityLiveSubscriptionHookResult = ReturnType<typeof useActivityLiveSubscription>;
export type ActivityLiveSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.ActivityLiveSubscription>;

/**
 * __useBlockedPeopleQuery__
 *
 * To run a query within a React component, call `useBlockedPeopleQuery` and pass it any options that fit your needs.
 * When your component renders, `useBlockedPeopleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBlockedPeopleQuery({
 *   variables: {
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useBlockedPeopleQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>(Operations.BlockedPeople, options);
      }
export function useBlockedPeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>(Operations.BlockedPeople, options);
        }
// @ts-ignore
export function useBlockedPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>;
export function useBlockedPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.BlockedPeopleQuery | undefined, Operations.BlockedPeopleQueryVariables>;
export function useBlockedPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>(Operations.BlockedPeople, options);
        }
export type BlockedPeopleQueryHookResult = ReturnType<typeof useBlockedPeopleQuery>;
export type BlockedPeopleLazyQueryHookResult = ReturnType<typeof useBlockedPeopleLazyQuery>;
export type BlockedPeopleSuspenseQueryHookResult = ReturnType<typeof useBlockedPeopleSuspenseQuery>;
export type BlockedPeopleQueryResult = ApolloReactCommon.QueryResult<Operations.BlockedPeopleQuery, Operations.BlockedPeopleQueryVariables>;

/**
 * __useBlockUserMutation__
 *
 * To run a mutation, you first call `useBlockUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBlockUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [blockUserMutation, { data, loading, error }] = useBlockUserMutation({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useBlockUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.BlockUserMutation, Operations.BlockUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.BlockUserMutation, Operations.BlockUserMutationVariables>(Operations.BlockUser, options);
      }
export type BlockUserMutationHookResult = ReturnType<typeof useBlockUserMutation>;
export type BlockUserMutationResult = ApolloReactCommon.MutationResult<Operations.BlockUserMutation>;

/**
 * __useUnblockUserMutation__
 *
 * To run a mutation, you first call `useUnblockUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUnblockUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [unblockUserMutation, { data, loading, error }] = useUnblockUserMutation({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useUnblockUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UnblockUserMutation, Operations.UnblockUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UnblockUserMutation, Operations.UnblockUserMutationVariables>(Operations.UnblockUser, options);
      }
export type UnblockUserMutationHookResult = ReturnType<typeof useUnblockUserMutation>;
export type UnblockUserMutationResult = ApolloReactCommon.MutationResult<Operations.UnblockUserMutation>;

/**
 * __useBookmarksQuery__
 *
 * To run a query within a React component, call `useBookmarksQuery` and pass it any options that fit your needs.
 * When your component renders, `useBookmarksQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBookmarksQuery({
 *   variables: {
 *      type: // value for 'type'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useBookmarksQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.BookmarksQuery, Operations.BookmarksQueryVariables> & ({ variables: Operations.BookmarksQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>(Operations.Bookmarks, options);
      }
export function useBookmarksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>(Operations.Bookmarks, options);
        }
// @ts-ignore
export function useBookmarksSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>;
export function useBookmarksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.BookmarksQuery | undefined, Operations.BookmarksQueryVariables>;
export function useBookmarksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>(Operations.Bookmarks, options);
        }
export type BookmarksQueryHookResult = ReturnType<typeof useBookmarksQuery>;
export type BookmarksLazyQueryHookResult = ReturnType<typeof useBookmarksLazyQuery>;
export type BookmarksSuspenseQueryHookResult = ReturnType<typeof useBookmarksSuspenseQuery>;
export type BookmarksQueryResult = ApolloReactCommon.QueryResult<Operations.BookmarksQuery, Operations.BookmarksQueryVariables>;

/**
 * __useAddBookmarkMutation__
 *
 * To run a mutation, you first call `useAddBookmarkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddBookmarkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addBookmarkMutation, { data, loading, error }] = useAddBookmarkMutation({
 *   variables: {
 *      type: // value for 'type'
 *      refId: // value for 'refId'
 *   },
 * });
 */
export function useAddBookmarkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.AddBookmarkMutation, Operations.AddBookmarkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.AddBookmarkMutation, Operations.AddBookmarkMutationVariables>(Operations.AddBookmark, options);
      }
export type AddBookmarkMutationHookResult = ReturnType<typeof useAddBookmarkMutation>;
export type AddBookmarkMutationResult = ApolloReactCommon.MutationResult<Operations.AddBookmarkMutation>;

/**
 * __useRemoveBookmarkMutation__
 *
 * To run a mutation, you first call `useRemoveBookmarkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveBookmarkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeBookmarkMutation, { data, loading, error }] = useRemoveBookmarkMutation({
 *   variables: {
 *      type: // value for 'type'
 *      refId: // value for 'refId'
 *   },
 * });
 */
export function useRemoveBookmarkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.RemoveBookmarkMutation, Operations.RemoveBookmarkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.RemoveBookmarkMutation, Operations.RemoveBookmarkMutationVariables>(Operations.RemoveBookmark, options);
      }
export type RemoveBookmarkMutationHookResult = ReturnType<typeof useRemoveBookmarkMutation>;
export type RemoveBookmarkMutationResult = ApolloReactCommon.MutationResult<Operations.RemoveBookmarkMutation>;

/**
 * __useCareerPathQuery__
 *
 * To run a query within a React component, call `useCareerPathQuery` and pass it any options that fit your needs.
 * When your component renders, `useCareerPathQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCareerPathQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useCareerPathQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.CareerPathQuery, Operations.CareerPathQueryVariables> & ({ variables: Operations.CareerPathQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>(Operations.CareerPath, options);
      }
export function useCareerPathLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>(Operations.CareerPath, options);
        }
// @ts-ignore
export function useCareerPathSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>;
export function useCareerPathSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.CareerPathQuery | undefined, Operations.CareerPathQueryVariables>;
export function useCareerPathSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>(Operations.CareerPath, options);
        }
export type CareerPathQueryHookResult = ReturnType<typeof useCareerPathQuery>;
export type CareerPathLazyQueryHookResult = ReturnType<typeof useCareerPathLazyQuery>;
export type CareerPathSuspenseQueryHookResult = ReturnType<typeof useCareerPathSuspenseQuery>;
export type CareerPathQueryResult = ApolloReactCommon.QueryResult<Operations.CareerPathQuery, Operations.CareerPathQueryVariables>;

/**
 * __useSaveCareerPathMutation__
 *
 * To run a mutation, you first call `useSaveCareerPathMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveCareerPathMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveCareerPathMutation, { data, loading, error }] = useSaveCareerPathMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSaveCareerPathMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SaveCareerPathMutation, Operations.SaveCareerPathMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SaveCareerPathMutation, Operations.SaveCareerPathMutationVariables>(Operations.SaveCareerPath, options);
      }
export type SaveCareerPathMutationHookResult = ReturnType<typeof useSaveCareerPathMutation>;
export type SaveCareerPathMutationResult = ApolloReactCommon.MutationResult<Operations.SaveCareerPathMutation>;

/**
 * __useCareerPathLiveSubscription__
 *
 * To run a query within a React component, call `useCareerPathLiveSubscription` and pass it any options that fit your needs.
 * When your component renders, `useCareerPathLiveSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCareerPathLiveSubscription({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useCareerPathLiveSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.CareerPathLiveSubscription, Operations.CareerPathLiveSubscriptionVariables> & ({ variables: Operations.CareerPathLiveSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.CareerPathLiveSubscription, Operations.CareerPathLiveSubscriptionVariables>(Operations.CareerPathLive, options);
      }
export type CareerPathLiveSubscriptionHookResult = ReturnType<typeof useCareerPathLiveSubscription>;
export type CareerPathLiveSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.CareerPathLiveSubscription>;

/**
 * __useDraftsQuery__
 *
 * To run a query within a React component, call `useDraftsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDraftsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDraftsQuery({
 *   variables: {
 *      after: // value for 'after'
 *   },
 * });
 */
export function useDraftsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.DraftsQuery, Operations.DraftsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.DraftsQuery, Operations.DraftsQueryVariables>(Operations.Drafts, options);
      }
export function useDraftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.DraftsQuery, Operations.DraftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.DraftsQuery, Operations.DraftsQueryVariables>(Operations.Drafts, options);
        }
// @ts-ignore
export function useDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.DraftsQuery, Operations.DraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.DraftsQuery, Operations.DraftsQueryVariables>;
export function useDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.DraftsQuery, Operations.DraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.DraftsQuery | undefined, Operations.DraftsQueryVariables>;
export function useDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.DraftsQuery, Operations.DraftsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.DraftsQuery, Operations.DraftsQueryVariables>(Operations.Drafts, options);
        }
export type DraftsQueryHookResult = ReturnType<typeof useDraftsQuery>;
export type DraftsLazyQueryHookResult = ReturnType<typeof useDraftsLazyQuery>;
export type DraftsSuspenseQueryHookResult = ReturnType<typeof useDraftsSuspenseQuery>;
export type DraftsQueryResult = ApolloReactCommon.QueryResult<Operations.DraftsQuery, Operations.DraftsQueryVariables>;

/**
 * __useDiscardDraftMutation__
 *
 * To run a mutation, you first call `useDiscardDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDiscardDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [discardDraftMutation, { data, loading, error }] = useDiscardDraftMutation({
 *   variables: {
 *      companyName: // value for 'companyName'
 *      experienceType: // value for 'experienceType'
 *   },
 * });
 */
export function useDiscardDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.DiscardDraftMutation, Operations.DiscardDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.DiscardDraftMutation, Operations.DiscardDraftMutationVariables>(Operations.DiscardDraft, options);
      }
export type DiscardDraftMutationHookResult = ReturnType<typeof useDiscardDraftMutation>;
export type DiscardDraftMutationResult = ApolloReactCommon.MutationResult<Operations.DiscardDraftMutation>;

/**
 * __useOwnPostQuery__
 *
 * To run a query within a React component, call `useOwnPostQuery` and pass it any options that fit your needs.
 * When your component renders, `useOwnPostQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOwnPostQuery({
 *   variables: {
 *      companyName: // value for 'companyName'
 *      role: // value for 'role'
 *   },
 * });
 */
export function useOwnPostQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.OwnPostQuery, Operations.OwnPostQueryVariables> & ({ variables: Operations.OwnPostQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>(Operations.OwnPost, options);
      }
export function useOwnPostLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>(Operations.OwnPost, options);
        }
// @ts-ignore
export function useOwnPostSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>;
export function useOwnPostSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.OwnPostQuery | undefined, Operations.OwnPostQueryVariables>;
export function useOwnPostSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>(Operations.OwnPost, options);
        }
export type OwnPostQueryHookResult = ReturnType<typeof useOwnPostQuery>;
export type OwnPostLazyQueryHookResult = ReturnType<typeof useOwnPostLazyQuery>;
export type OwnPostSuspenseQueryHookResult = ReturnType<typeof useOwnPostSuspenseQuery>;
export type OwnPostQueryResult = ApolloReactCommon.QueryResult<Operations.OwnPostQuery, Operations.OwnPostQueryVariables>;

/**
 * __useConnectionStatusQuery__
 *
 * To run a query within a React component, call `useConnectionStatusQuery` and pass it any options that fit your needs.
 * When your component renders, `useConnectionStatusQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConnectionStatusQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useConnectionStatusQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables> & ({ variables: Operations.ConnectionStatusQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>(Operations.ConnectionStatus, options);
      }
export function useConnectionStatusLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>(Operations.ConnectionStatus, options);
        }
// @ts-ignore
export function useConnectionStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>;
export function useConnectionStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ConnectionStatusQuery | undefined, Operations.ConnectionStatusQueryVariables>;
export function useConnectionStatusSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>(Operations.ConnectionStatus, options);
        }
export type ConnectionStatusQueryHookResult = ReturnType<typeof useConnectionStatusQuery>;
export type ConnectionStatusLazyQueryHookResult = ReturnType<typeof useConnectionStatusLazyQuery>;
export type ConnectionStatusSuspenseQueryHookResult = ReturnType<typeof useConnectionStatusSuspenseQuery>;
export type ConnectionStatusQueryResult = ApolloReactCommon.QueryResult<Operations.ConnectionStatusQuery, Operations.ConnectionStatusQueryVariables>;

/**
 * __useConnectionCountsQuery__
 *
 * To run a query within a React component, call `useConnectionCountsQuery` and pass it any options that fit your needs.
 * When your component renders, `useConnectionCountsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConnectionCountsQuery({
 *   variables: {
 *   },
 * });
 */
export function useConnectionCountsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>(Operations.ConnectionCounts, options);
      }
export function useConnectionCountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>(Operations.ConnectionCounts, options);
        }
// @ts-ignore
export function useConnectionCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>;
export function useConnectionCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ConnectionCountsQuery | undefined, Operations.ConnectionCountsQueryVariables>;
export function useConnectionCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>(Operations.ConnectionCounts, options);
        }
export type ConnectionCountsQueryHookResult = ReturnType<typeof useConnectionCountsQuery>;
export type ConnectionCountsLazyQueryHookResult = ReturnType<typeof useConnectionCountsLazyQuery>;
export type ConnectionCountsSuspenseQueryHookResult = ReturnType<typeof useConnectionCountsSuspenseQuery>;
export type ConnectionCountsQueryResult = ApolloReactCommon.QueryResult<Operations.ConnectionCountsQuery, Operations.ConnectionCountsQueryVariables>;

/**
 * __useConnectionsQuery__
 *
 * To run a query within a React component, call `useConnectionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useConnectionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConnectionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useConnectionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>(Operations.Connections, options);
      }
export function useConnectionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>(Operations.Connections, options);
        }
// @ts-ignore
export function useConnectionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>;
export function useConnectionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ConnectionsQuery | undefined, Operations.ConnectionsQueryVariables>;
export function useConnectionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>(Operations.Connections, options);
        }
export type ConnectionsQueryHookResult = ReturnType<typeof useConnectionsQuery>;
export type ConnectionsLazyQueryHookResult = ReturnType<typeof useConnectionsLazyQuery>;
export type ConnectionsSuspenseQueryHookResult = ReturnType<typeof useConnectionsSuspenseQuery>;
export type ConnectionsQueryResult = ApolloReactCommon.QueryResult<Operations.ConnectionsQuery, Operations.ConnectionsQueryVariables>;

/**
 * __useConnectionRequestsQuery__
 *
 * To run a query within a React component, call `useConnectionRequestsQuery` and pass it any options that fit your needs.
 * When your component renders, `useConnectionRequestsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConnectionRequestsQuery({
 *   variables: {
 *      direction: // value for 'direction'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useConnectionRequestsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>(Operations.ConnectionRequests, options);
      }
export function useConnectionRequestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>(Operations.ConnectionRequests, options);
        }
// @ts-ignore
export function useConnectionRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>;
export function useConnectionRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ConnectionRequestsQuery | undefined, Operations.ConnectionRequestsQueryVariables>;
export function useConnectionRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>(Operations.ConnectionRequests, options);
        }
export type ConnectionRequestsQueryHookResult = ReturnType<typeof useConnectionRequestsQuery>;
export type ConnectionRequestsLazyQueryHookResult = ReturnType<typeof useConnectionRequestsLazyQuery>;
export type ConnectionRequestsSuspenseQueryHookResult = ReturnType<typeof useConnectionRequestsSuspenseQuery>;
export type ConnectionRequestsQueryResult = ApolloReactCommon.QueryResult<Operations.ConnectionRequestsQuery, Operations.ConnectionRequestsQueryVariables>;

/**
 * __useConnectMutation__
 *
 * To run a mutation, you first call `useConnectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConnectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [connectMutation, { data, loading, error }] = useConnectMutation({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useConnectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.ConnectMutation, Operations.ConnectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.ConnectMutation, Operations.ConnectMutationVariables>(Operations.Connect, options);
      }
export type ConnectMutationHookResult = ReturnType<typeof useConnectMutation>;
export type ConnectMutationResult = ApolloReactCommon.MutationResult<Operations.ConnectMutation>;

/**
 * __useCancelConnectionRequestMutation__
 *
 * To run a mutation, you first call `useCancelConnectionRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelConnectionRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelConnectionRequestMutation, { data, loading, error }] = useCancelConnectionRequestMutation({
 *   variables: {
 *      requestId: // value for 'requestId'
 *   },
 * });
 */
export function useCancelConnectionRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.CancelConnectionRequestMutation, Operations.CancelConnectionRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.CancelConnectionRequestMutation, Operations.CancelConnectionRequestMutationVariables>(Operations.CancelConnectionRequest, options);
      }
export type CancelConnectionRequestMutationHookResult = ReturnType<typeof useCancelConnectionRequestMutation>;
export type CancelConnectionRequestMutationResult = ApolloReactCommon.MutationResult<Operations.CancelConnectionRequestMutation>;

/**
 * __useAcceptConnectionMutation__
 *
 * To run a mutation, you first call `useAcceptConnectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAcceptConnectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [acceptConnectionMutation, { data, loading, error }] = useAcceptConnectionMutation({
 *   variables: {
 *      requestId: // value for 'requestId'
 *   },
 * });
 */
export function useAcceptConnectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.AcceptConnectionMutation, Operations.AcceptConnectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.AcceptConnectionMutation, Operations.AcceptConnectionMutationVariables>(Operations.AcceptConnection, options);
      }
export type AcceptConnectionMutationHookResult = ReturnType<typeof useAcceptConnectionMutation>;
export type AcceptConnectionMutationResult = ApolloReactCommon.MutationResult<Operations.AcceptConnectionMutation>;

/**
 * __useRejectConnectionMutation__
 *
 * To run a mutation, you first call `useRejectConnectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectConnectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectConnectionMutation, { data, loading, error }] = useRejectConnectionMutation({
 *   variables: {
 *      requestId: // value for 'requestId'
 *   },
 * });
 */
export function useRejectConnectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.RejectConnectionMutation, Operations.RejectConnectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.RejectConnectionMutation, Operations.RejectConnectionMutationVariables>(Operations.RejectConnection, options);
      }
export type RejectConnectionMutationHookResult = ReturnType<typeof useRejectConnectionMutation>;
export type RejectConnectionMutationResult = ApolloReactCommon.MutationResult<Operations.RejectConnectionMutation>;

/**
 * __useUndoRejectConnectionMutation__
 *
 * To run a mutation, you first call `useUndoRejectConnectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUndoRejectConnectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [undoRejectConnectionMutation, { data, loading, error }] = useUndoRejectConnectionMutation({
 *   variables: {
 *      requestId: // value for 'requestId'
 *   },
 * });
 */
export function useUndoRejectConnectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UndoRejectConnectionMutation, Operations.UndoRejectConnectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UndoRejectConnectionMutation, Operations.UndoRejectConnectionMutationVariables>(Operations.UndoRejectConnection, options);
      }
export type UndoRejectConnectionMutationHookResult = ReturnType<typeof useUndoRejectConnectionMutation>;
export type UndoRejectConnectionMutationResult = ApolloReactCommon.MutationResult<Operations.UndoRejectConnectionMutation>;

/**
 * __useDisconnectMutation__
 *
 * To run a mutation, you first call `useDisconnectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDisconnectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [disconnectMutation, { data, loading, error }] = useDisconnectMutation({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useDisconnectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.DisconnectMutation, Operations.DisconnectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.DisconnectMutation, Operations.DisconnectMutationVariables>(Operations.Disconnect, options);
      }
export type DisconnectMutationHookResult = ReturnType<typeof useDisconnectMutation>;
export type DisconnectMutationResult = ApolloReactCommon.MutationResult<Operations.DisconnectMutation>;

/**
 * __useConnectionsLiveSubscription__
 *
 * To run a query within a React component, call `useConnectionsLiveSubscription` and pass it any options that fit your needs.
 * When your component renders, `useConnectionsLiveSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useConnectionsLiveSubscription({
 *   variables: {
 *   },
 * });
 */
export function useConnectionsLiveSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<Operations.ConnectionsLiveSubscription, Operations.ConnectionsLiveSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.ConnectionsLiveSubscription, Operations.ConnectionsLiveSubscriptionVariables>(Operations.ConnectionsLive, options);
      }
export type ConnectionsLiveSubscriptionHookResult = ReturnType<typeof useConnectionsLiveSubscription>;
export type ConnectionsLiveSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.ConnectionsLiveSubscription>;

/**
 * __useEndorsementsQuery__
 *
 * To run a query within a React component, call `useEndorsementsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEndorsementsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEndorsementsQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useEndorsementsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables> & ({ variables: Operations.EndorsementsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>(Operations.Endorsements, options);
      }
export function useEndorsementsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>(Operations.Endorsements, options);
        }
// @ts-ignore
export function useEndorsementsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>;
export function useEndorsementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.EndorsementsQuery | undefined, Operations.EndorsementsQueryVariables>;
export function useEndorsementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>(Operations.Endorsements, options);
        }
export type EndorsementsQueryHookResult = ReturnType<typeof useEndorsementsQuery>;
export type EndorsementsLazyQueryHookResult = ReturnType<typeof useEndorsementsLazyQuery>;
export type EndorsementsSuspenseQueryHookResult = ReturnType<typeof useEndorsementsSuspenseQuery>;
export type EndorsementsQueryResult = ApolloReactCommon.QueryResult<Operations.EndorsementsQuery, Operations.EndorsementsQueryVariables>;

/**
 * __usePendingEndorsementsQuery__
 *
 * To run a query within a React component, call `usePendingEndorsementsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePendingEndorsementsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePendingEndorsementsQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      after: // value for 'after'
 *   },
 * });
 */
export function usePendingEndorsementsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables> & ({ variables: Operations.PendingEndorsementsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>(Operations.PendingEndorsements, options);
      }
export function usePendingEndorsementsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>(Operations.PendingEndorsements, options);
        }
// @ts-ignore
export function usePendingEndorsementsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>;
export function usePendingEndorsementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PendingEndorsementsQuery | undefined, Operations.PendingEndorsementsQueryVariables>;
export function usePendingEndorsementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>(Operations.PendingEndorsements, options);
        }
export type PendingEndorsementsQueryHookResult = ReturnType<typeof usePendingEndorsementsQuery>;
export type PendingEndorsementsLazyQueryHookResult = ReturnType<typeof usePendingEndorsementsLazyQuery>;
export type PendingEndorsementsSuspenseQueryHookResult = ReturnType<typeof usePendingEndorsementsSuspenseQuery>;
export type PendingEndorsementsQueryResult = ApolloReactCommon.QueryResult<Operations.PendingEndorsementsQuery, Operations.PendingEndorsementsQueryVariables>;

/**
 * __useSubmitEndorsementMutation__
 *
 * To run a mutation, you first call `useSubmitEndorsementMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitEndorsementMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitEndorsementMutation, { data, loading, error }] = useSubmitEndorsementMutation({
 *   variables: {
 *      menteeId: // value for 'menteeId'
 *      message: // value for 'message'
 *      visibility: // value for 'visibility'
 *   },
 * });
 */
export function useSubmitEndorsementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SubmitEndorsementMutation, Operations.SubmitEndorsementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SubmitEndorsementMutation, Operations.SubmitEndorsementMutationVariables>(Operations.SubmitEndorsement, options);
      }
export type SubmitEndorsementMutationHookResult = ReturnType<typeof useSubmitEndorsementMutation>;
export type SubmitEndorsementMutationResult = ApolloReactCommon.MutationResult<Operations.SubmitEndorsementMutation>;

/**
 * __useAcceptEndorsementMutation__
 *
 * To run a mutation, you first call `useAcceptEndorsementMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAcceptEndorsementMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [acceptEndorsementMutation, { data, loading, error }] = useAcceptEndorsementMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useAcceptEndorsementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.AcceptEndorsementMutation, Operations.AcceptEndorsementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.AcceptEndorsementMutation, Operations.AcceptEndorsementMutationVariables>(Operations.AcceptEndorsement, options);
      }
export type AcceptEndorsementMutationHookResult = ReturnType<typeof useAcceptEndorsementMutation>;
export type AcceptEndorsementMutationResult = ApolloReactCommon.MutationResult<Operations.AcceptEndorsementMutation>;

/**
 * __useDeclineEndorsementMutation__
 *
 * To run a mutation, you first call `useDeclineEndorsementMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeclineEndorsementMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [declineEndorsementMutation, { data, loading, error }] = useDeclineEndorsementMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeclineEndorsementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.DeclineEndorsementMutation, Operations.DeclineEndorsementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.DeclineEndorsementMutation, Operations.DeclineEndorsementMutationVariables>(Operations.DeclineEndorsement, options);
      }
export type DeclineEndorsementMutationHookResult = ReturnType<typeof useDeclineEndorsementMutation>;
export type DeclineEndorsementMutationResult = ApolloReactCommon.MutationResult<Operations.DeclineEndorsementMutation>;

/**
 * __useRemoveEndorsementMutation__
 *
 * To run a mutation, you first call `useRemoveEndorsementMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveEndorsementMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeEndorsementMutation, { data, loading, error }] = useRemoveEndorsementMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveEndorsementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.RemoveEndorsementMutation, Operations.RemoveEndorsementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.RemoveEndorsementMutation, Operations.RemoveEndorsementMutationVariables>(Operations.RemoveEndorsement, options);
      }
export type RemoveEndorsementMutationHookResult = ReturnType<typeof useRemoveEndorsementMutation>;
export type RemoveEndorsementMutationResult = ApolloReactCommon.MutationResult<Operations.RemoveEndorsementMutation>;

/**
 * __useEndorsementsChangedSubscription__
 *
 * To run a query within a React component, call `useEndorsementsChangedSubscription` and pass it any options that fit your needs.
 * When your component renders, `useEndorsementsChangedSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEndorsementsChangedSubscription({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useEndorsementsChangedSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.EndorsementsChangedSubscription, Operations.EndorsementsChangedSubscriptionVariables> & ({ variables: Operations.EndorsementsChangedSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.EndorsementsChangedSubscription, Operations.EndorsementsChangedSubscriptionVariables>(Operations.EndorsementsChanged, options);
      }
export type EndorsementsChangedSubscriptionHookResult = ReturnType<typeof useEndorsementsChangedSubscription>;
export type EndorsementsChangedSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.EndorsementsChangedSubscription>;

/**
 * __useSendFeedbackMutation__
 *
 * To run a mutation, you first call `useSendFeedbackMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendFeedbackMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendFeedbackMutation, { data, loading, error }] = useSendFeedbackMutation({
 *   variables: {
 *      message: // value for 'message'
 *      page: // value for 'page'
 *   },
 * });
 */
export function useSendFeedbackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SendFeedbackMutation, Operations.SendFeedbackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SendFeedbackMutation, Operations.SendFeedbackMutationVariables>(Operations.SendFeedback, options);
      }
export type SendFeedbackMutationHookResult = ReturnType<typeof useSendFeedbackMutation>;
export type SendFeedbackMutationResult = ApolloReactCommon.MutationResult<Operations.SendFeedbackMutation>;

/**
 * __useGratitudesQuery__
 *
 * To run a query within a React component, call `useGratitudesQuery` and pass it any options that fit your needs.
 * When your component renders, `useGratitudesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGratitudesQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useGratitudesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.GratitudesQuery, Operations.GratitudesQueryVariables> & ({ variables: Operations.GratitudesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>(Operations.Gratitudes, options);
      }
export function useGratitudesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>(Operations.Gratitudes, options);
        }
// @ts-ignore
export function useGratitudesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>;
export function useGratitudesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.GratitudesQuery | undefined, Operations.GratitudesQueryVariables>;
export function useGratitudesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>(Operations.Gratitudes, options);
        }
export type GratitudesQueryHookResult = ReturnType<typeof useGratitudesQuery>;
export type GratitudesLazyQueryHookResult = ReturnType<typeof useGratitudesLazyQuery>;
export type GratitudesSuspenseQueryHookResult = ReturnType<typeof useGratitudesSuspenseQuery>;
export type GratitudesQueryResult = ApolloReactCommon.QueryResult<Operations.GratitudesQuery, Operations.GratitudesQueryVariables>;

/**
 * __useHiddenGratitudesQuery__
 *
 * To run a query within a React component, call `useHiddenGratitudesQuery` and pass it any options that fit your needs.
 * When your component renders, `useHiddenGratitudesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHiddenGratitudesQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useHiddenGratitudesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables> & ({ variables: Operations.HiddenGratitudesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>(Operations.HiddenGratitudes, options);
      }
export function useHiddenGratitudesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>(Operations.HiddenGratitudes, options);
        }
// @ts-ignore
export function useHiddenGratitudesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>;
export function useHiddenGratitudesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.HiddenGratitudesQuery | undefined, Operations.HiddenGratitudesQueryVariables>;
export function useHiddenGratitudesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>(Operations.HiddenGratitudes, options);
        }
export type HiddenGratitudesQueryHookResult = ReturnType<typeof useHiddenGratitudesQuery>;
export type HiddenGratitudesLazyQueryHookResult = ReturnType<typeof useHiddenGratitudesLazyQuery>;
export type HiddenGratitudesSuspenseQueryHookResult = ReturnType<typeof useHiddenGratitudesSuspenseQuery>;
export type HiddenGratitudesQueryResult = ApolloReactCommon.QueryResult<Operations.HiddenGratitudesQuery, Operations.HiddenGratitudesQueryVariables>;

/**
 * __useSendGratitudeMutation__
 *
 * To run a mutation, you first call `useSendGratitudeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendGratitudeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendGratitudeMutation, { data, loading, error }] = useSendGratitudeMutation({
 *   variables: {
 *      profileId: // value for 'profileId'
 *      text: // value for 'text'
 *      key: // value for 'key'
 *   },
 * });
 */
export function useSendGratitudeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SendGratitudeMutation, Operations.SendGratitudeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SendGratitudeMutation, Operations.SendGratitudeMutationVariables>(Operations.SendGratitude, options);
      }
export type SendGratitudeMutationHookResult = ReturnType<typeof useSendGratitudeMutation>;
export type SendGratitudeMutationResult = ApolloReactCommon.MutationResult<Operations.SendGratitudeMutation>;

/**
 * __useUpvoteGratitudeMutation__
 *
 * To run a mutation, you first call `useUpvoteGratitudeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpvoteGratitudeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [upvoteGratitudeMutation, { data, loading, error }] = useUpvoteGratitudeMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useUpvoteGratitudeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UpvoteGratitudeMutation, Operations.UpvoteGratitudeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UpvoteGratitudeMutation, Operations.UpvoteGratitudeMutationVariables>(Operations.UpvoteGratitude, options);
      }
export type UpvoteGratitudeMutationHookResult = ReturnType<typeof useUpvoteGratitudeMutation>;
export type UpvoteGratitudeMutationResult = ApolloReactCommon.MutationResult<Operations.UpvoteGratitudeMutation>;

/**
 * __useHideGratitudeMutation__
 *
 * To run a mutation, you first call `useHideGratitudeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useHideGratitudeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [hideGratitudeMutation, { data, loading, error }] = useHideGratitudeMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useHideGratitudeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.HideGratitudeMutation, Operations.HideGratitudeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.HideGratitudeMutation, Operations.HideGratitudeMutationVariables>(Operations.HideGratitude, options);
      }
export type HideGratitudeMutationHookResult = ReturnType<typeof useHideGratitudeMutation>;
export type HideGratitudeMutationResult = ApolloReactCommon.MutationResult<Operations.HideGratitudeMutation>;

/**
 * __useUnhideGratitudeMutation__
 *
 * To run a mutation, you first call `useUnhideGratitudeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUnhideGratitudeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [unhideGratitudeMutation, { data, loading, error }] = useUnhideGratitudeMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useUnhideGratitudeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UnhideGratitudeMutation, Operations.UnhideGratitudeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UnhideGratitudeMutation, Operations.UnhideGratitudeMutationVariables>(Operations.UnhideGratitude, options);
      }
export type UnhideGratitudeMutationHookResult = ReturnType<typeof useUnhideGratitudeMutation>;
export type UnhideGratitudeMutationResult = ApolloReactCommon.MutationResult<Operations.UnhideGratitudeMutation>;

/**
 * __useDeleteGratitudeMutation__
 *
 * To run a mutation, you first call `useDeleteGratitudeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteGratitudeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteGratitudeMutation, { data, loading, error }] = useDeleteGratitudeMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteGratitudeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.DeleteGratitudeMutation, Operations.DeleteGratitudeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.DeleteGratitudeMutation, Operations.DeleteGratitudeMutationVariables>(Operations.DeleteGratitude, options);
      }
export type DeleteGratitudeMutationHookResult = ReturnType<typeof useDeleteGratitudeMutation>;
export type DeleteGratitudeMutationResult = ApolloReactCommon.MutationResult<Operations.DeleteGratitudeMutation>;

/**
 * __useGratitudesChangedSubscription__
 *
 * To run a query within a React component, call `useGratitudesChangedSubscription` and pass it any options that fit your needs.
 * When your component renders, `useGratitudesChangedSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGratitudesChangedSubscription({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useGratitudesChangedSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.GratitudesChangedSubscription, Operations.GratitudesChangedSubscriptionVariables> & ({ variables: Operations.GratitudesChangedSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.GratitudesChangedSubscription, Operations.GratitudesChangedSubscriptionVariables>(Operations.GratitudesChanged, options);
      }
export type GratitudesChangedSubscriptionHookResult = ReturnType<typeof useGratitudesChangedSubscription>;
export type GratitudesChangedSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.GratitudesChangedSubscription>;

/**
 * __useMeQuery__
 *
 * To run a query within a React component, call `useMeQuery` and pass it any options that fit your needs.
 * When your component renders, `useMeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMeQuery({
 *   variables: {
 *   },
 * });
 */
export function useMeQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.MeQuery, Operations.MeQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.MeQuery, Operations.MeQueryVariables>(Operations.Me, options);
      }
export function useMeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.MeQuery, Operations.MeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.MeQuery, Operations.MeQueryVariables>(Operations.Me, options);
        }
// @ts-ignore
export function useMeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.MeQuery, Operations.MeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.MeQuery, Operations.MeQueryVariables>;
export function useMeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.MeQuery, Operations.MeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.MeQuery | undefined, Operations.MeQueryVariables>;
export function useMeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.MeQuery, Operations.MeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.MeQuery, Operations.MeQueryVariables>(Operations.Me, options);
        }
export type MeQueryHookResult = ReturnType<typeof useMeQuery>;
export type MeLazyQueryHookResult = ReturnType<typeof useMeLazyQuery>;
export type MeSuspenseQueryHookResult = ReturnType<typeof useMeSuspenseQuery>;
export type MeQueryResult = ApolloReactCommon.QueryResult<Operations.MeQuery, Operations.MeQueryVariables>;

/**
 * __useMeChangedSubscription__
 *
 * To run a query within a React component, call `useMeChangedSubscription` and pass it any options that fit your needs.
 * When your component renders, `useMeChangedSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMeChangedSubscription({
 *   variables: {
 *   },
 * });
 */
export function useMeChangedSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<Operations.MeChangedSubscription, Operations.MeChangedSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.MeChangedSubscription, Operations.MeChangedSubscriptionVariables>(Operations.MeChanged, options);
      }
export type MeChangedSubscriptionHookResult = ReturnType<typeof useMeChangedSubscription>;
export type MeChangedSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.MeChangedSubscription>;

/**
 * __useSignInMutation__
 *
 * To run a mutation, you first call `useSignInMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSignInMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [signInMutation, { data, loading, error }] = useSignInMutation({
 *   variables: {
 *      email: // value for 'email'
 *      password: // value for 'password'
 *   },
 * });
 */
export function useSignInMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SignInMutation, Operations.SignInMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SignInMutation, Operations.SignInMutationVariables>(Operations.SignIn, options);
      }
export type SignInMutationHookResult = ReturnType<typeof useSignInMutation>;
export type SignInMutationResult = ApolloReactCommon.MutationResult<Operations.SignInMutation>;

/**
 * __useSignInWithGoogleMutation__
 *
 * To run a mutation, you first call `useSignInWithGoogleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSignInWithGoogleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [signInWithGoogleMutation, { data, loading, error }] = useSignInWithGoogleMutation({
 *   variables: {
 *      credential: // value for 'credential'
 *   },
 * });
 */
export function useSignInWithGoogleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SignInWithGoogleMutation, Operations.SignInWithGoogleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SignInWithGoogleMutation, Operations.SignInWithGoogleMutationVariables>(Operations.SignInWithGoogle, options);
      }
export type SignInWithGoogleMutationHookResult = ReturnType<typeof useSignInWithGoogleMutation>;
export type SignInWithGoogleMutationResult = ApolloReactCommon.MutationResult<Operations.SignInWithGoogleMutation>;

/**
 * __useSignOutMutation__
 *
 * To run a mutation, you first call `useSignOutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSignOutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [signOutMutation, { data, loading, error }] = useSignOutMutation({
 *   variables: {
 *   },
 * });
 */
export function useSignOutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SignOutMutation, Operations.SignOutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SignOutMutation, Operations.SignOutMutationVariables>(Operations.SignOut, options);
      }
export type SignOutMutationHookResult = ReturnType<typeof useSignOutMutation>;
export type SignOutMutationResult = ApolloReactCommon.MutationResult<Operations.SignOutMutation>;

/**
 * __useForgotPasswordMutation__
 *
 * To run a mutation, you first call `useForgotPasswordMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useForgotPasswordMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [forgotPasswordMutation, { data, loading, error }] = useForgotPasswordMutation({
 *   variables: {
 *      email: // value for 'email'
 *   },
 * });
 */
export function useForgotPasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.ForgotPasswordMutation, Operations.ForgotPasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.ForgotPasswordMutation, Operations.ForgotPasswordMutationVariables>(Operations.ForgotPassword, options);
      }
export type ForgotPasswordMutationHookResult = ReturnType<typeof useForgotPasswordMutation>;
export type ForgotPasswordMutationResult = ApolloReactCommon.MutationResult<Operations.ForgotPasswordMutation>;

/**
 * __useResetPasswordMutation__
 *
 * To run a mutation, you first call `useResetPasswordMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResetPasswordMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resetPasswordMutation, { data, loading, error }] = useResetPasswordMutation({
 *   variables: {
 *      email: // value for 'email'
 *      otp: // value for 'otp'
 *      newPassword: // value for 'newPassword'
 *   },
 * });
 */
export function useResetPasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.ResetPasswordMutation, Operations.ResetPasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.ResetPasswordMutation, Operations.ResetPasswordMutationVariables>(Operations.ResetPassword, options);
      }
export type ResetPasswordMutationHookResult = ReturnType<typeof useResetPasswordMutation>;
export type ResetPasswordMutationResult = ApolloReactCommon.MutationResult<Operations.ResetPasswordMutation>;

/**
 * __useSignUpMutation__
 *
 * To run a mutation, you first call `useSignUpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSignUpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [signUpMutation, { data, loading, error }] = useSignUpMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSignUpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SignUpMutation, Operations.SignUpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SignUpMutation, Operations.SignUpMutationVariables>(Operations.SignUp, options);
      }
export type SignUpMutationHookResult = ReturnType<typeof useSignUpMutation>;
export type SignUpMutationResult = ApolloReactCommon.MutationResult<Operations.SignUpMutation>;

/**
 * __useVerifySignUpMutation__
 *
 * To run a mutation, you first call `useVerifySignUpMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifySignUpMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifySignUpMutation, { data, loading, error }] = useVerifySignUpMutation({
 *   variables: {
 *      input: // value for 'input'
 *      emailOtp: // value for 'emailOtp'
 *   },
 * });
 */
export function useVerifySignUpMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.VerifySignUpMutation, Operations.VerifySignUpMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.VerifySignUpMutation, Operations.VerifySignUpMutationVariables>(Operations.VerifySignUp, options);
      }
export type VerifySignUpMutationHookResult = ReturnType<typeof useVerifySignUpMutation>;
export type VerifySignUpMutationResult = ApolloReactCommon.MutationResult<Operations.VerifySignUpMutation>;

/**
 * __useFinishRegistrationMutation__
 *
 * To run a mutation, you first call `useFinishRegistrationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useFinishRegistrationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [finishRegistrationMutation, { data, loading, error }] = useFinishRegistrationMutation({
 *   variables: {
 *      email: // value for 'email'
 *   },
 * });
 */
export function useFinishRegistrationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.FinishRegistrationMutation, Operations.FinishRegistrationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.FinishRegistrationMutation, Operations.FinishRegistrationMutationVariables>(Operations.FinishRegistration, options);
      }
export type FinishRegistrationMutationHookResult = ReturnType<typeof useFinishRegistrationMutation>;
export type FinishRegistrationMutationResult = ApolloReactCommon.MutationResult<Operations.FinishRegistrationMutation>;

/**
 * __useVerifyYourselfMutation__
 *
 * To run a mutation, you first call `useVerifyYourselfMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyYourselfMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyYourselfMutation, { data, loading, error }] = useVerifyYourselfMutation({
 *   variables: {
 *      email: // value for 'email'
 *   },
 * });
 */
export function useVerifyYourselfMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.VerifyYourselfMutation, Operations.VerifyYourselfMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.VerifyYourselfMutation, Operations.VerifyYourselfMutationVariables>(Operations.VerifyYourself, options);
      }
export type VerifyYourselfMutationHookResult = ReturnType<typeof useVerifyYourselfMutation>;
export type VerifyYourselfMutationResult = ApolloReactCommon.MutationResult<Operations.VerifyYourselfMutation>;

/**
 * __useCompleteProfileMutation__
 *
 * To run a mutation, you first call `useCompleteProfileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCompleteProfileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [completeProfileMutation, { data, loading, error }] = useCompleteProfileMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCompleteProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.CompleteProfileMutation, Operations.CompleteProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.CompleteProfileMutation, Operations.CompleteProfileMutationVariables>(Operations.CompleteProfile, options);
      }
export type CompleteProfileMutationHookResult = ReturnType<typeof useCompleteProfileMutation>;
export type CompleteProfileMutationResult = ApolloReactCommon.MutationResult<Operations.CompleteProfileMutation>;

/**
 * __useSwitchRoleMutation__
 *
 * To run a mutation, you first call `useSwitchRoleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSwitchRoleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [switchRoleMutation, { data, loading, error }] = useSwitchRoleMutation({
 *   variables: {
 *      newRole: // value for 'newRole'
 *   },
 * });
 */
export function useSwitchRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SwitchRoleMutation, Operations.SwitchRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SwitchRoleMutation, Operations.SwitchRoleMutationVariables>(Operations.SwitchRole, options);
      }
export type SwitchRoleMutationHookResult = ReturnType<typeof useSwitchRoleMutation>;
export type SwitchRoleMutationResult = ApolloReactCommon.MutationResult<Operations.SwitchRoleMutation>;

/**
 * __useCreateRoleMutation__
 *
 * To run a mutation, you first call `useCreateRoleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateRoleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createRoleMutation, { data, loading, error }] = useCreateRoleMutation({
 *   variables: {
 *      newRole: // value for 'newRole'
 *   },
 * });
 */
export function useCreateRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.CreateRoleMutation, Operations.CreateRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.CreateRoleMutation, Operations.CreateRoleMutationVariables>(Operations.CreateRole, options);
      }
export type CreateRoleMutationHookResult = ReturnType<typeof useCreateRoleMutation>;
export type CreateRoleMutationResult = ApolloReactCommon.MutationResult<Operations.CreateRoleMutation>;

/**
 * __useSendInstituteCodeMutation__
 *
 * To run a mutation, you first call `useSendInstituteCodeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendInstituteCodeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendInstituteCodeMutation, { data, loading, error }] = useSendInstituteCodeMutation({
 *   variables: {
 *      email: // value for 'email'
 *   },
 * });
 */
export function useSendInstituteCodeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SendInstituteCodeMutation, Operations.SendInstituteCodeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SendInstituteCodeMutation, Operations.SendInstituteCodeMutationVariables>(Operations.SendInstituteCode, options);
      }
export type SendInstituteCodeMutationHookResult = ReturnType<typeof useSendInstituteCodeMutation>;
export type SendInstituteCodeMutationResult = ApolloReactCommon.MutationResult<Operations.SendInstituteCodeMutation>;

/**
 * __useVerifyInstituteCodeMutation__
 *
 * To run a mutation, you first call `useVerifyInstituteCodeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyInstituteCodeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyInstituteCodeMutation, { data, loading, error }] = useVerifyInstituteCodeMutation({
 *   variables: {
 *      email: // value for 'email'
 *      otp: // value for 'otp'
 *   },
 * });
 */
export function useVerifyInstituteCodeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.VerifyInstituteCodeMutation, Operations.VerifyInstituteCodeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.VerifyInstituteCodeMutation, Operations.VerifyInstituteCodeMutationVariables>(Operations.VerifyInstituteCode, options);
      }
export type VerifyInstituteCodeMutationHookResult = ReturnType<typeof useVerifyInstituteCodeMutation>;
export type VerifyInstituteCodeMutationResult = ApolloReactCommon.MutationResult<Operations.VerifyInstituteCodeMutation>;

/**
 * __useUploadVerificationDocumentMutation__
 *
 * To run a mutation, you first call `useUploadVerificationDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUploadVerificationDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [uploadVerificationDocumentMutation, { data, loading, error }] = useUploadVerificationDocumentMutation({
 *   variables: {
 *      document: // value for 'document'
 *      documentType: // value for 'documentType'
 *   },
 * });
 */
export function useUploadVerificationDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UploadVerificationDocumentMutation, Operations.UploadVerificationDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UploadVerificationDocumentMutation, Operations.UploadVerificationDocumentMutationVariables>(Operations.UploadVerificationDocument, options);
      }
export type UploadVerificationDocumentMutationHookResult = ReturnType<typeof useUploadVerificationDocumentMutation>;
export type UploadVerificationDocumentMutationResult = ApolloReactCommon.MutationResult<Operations.UploadVerificationDocumentMutation>;

/**
 * __useSearchPreviewQuery__
 *
 * To run a query within a React component, call `useSearchPreviewQuery` and pass it any options that fit your needs.
 * When your component renders, `useSearchPreviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSearchPreviewQuery({
 *   variables: {
 *      search: // value for 'search'
 *      first: // value for 'first'
 *   },
 * });
 */
export function useSearchPreviewQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>(Operations.SearchPreview, options);
      }
export function useSearchPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>(Operations.SearchPreview, options);
        }
// @ts-ignore
export function useSearchPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>;
export function useSearchPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.SearchPreviewQuery | undefined, Operations.SearchPreviewQueryVariables>;
export function useSearchPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>(Operations.SearchPreview, options);
        }
export type SearchPreviewQueryHookResult = ReturnType<typeof useSearchPreviewQuery>;
export type SearchPreviewLazyQueryHookResult = ReturnType<typeof useSearchPreviewLazyQuery>;
export type SearchPreviewSuspenseQueryHookResult = ReturnType<typeof useSearchPreviewSuspenseQuery>;
export type SearchPreviewQueryResult = ApolloReactCommon.QueryResult<Operations.SearchPreviewQuery, Operations.SearchPreviewQueryVariables>;

/**
 * __useLegacyProjectsQuery__
 *
 * To run a query within a React component, call `useLegacyProjectsQuery` and pass it any options that fit your needs.
 * When your component renders, `useLegacyProjectsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLegacyProjectsQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useLegacyProjectsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables> & ({ variables: Operations.LegacyProjectsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>(Operations.LegacyProjects, options);
      }
export function useLegacyProjectsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>(Operations.LegacyProjects, options);
        }
// @ts-ignore
export function useLegacyProjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>;
export function useLegacyProjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.LegacyProjectsQuery | undefined, Operations.LegacyProjectsQueryVariables>;
export function useLegacyProjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>(Operations.LegacyProjects, options);
        }
export type LegacyProjectsQueryHookResult = ReturnType<typeof useLegacyProjectsQuery>;
export type LegacyProjectsLazyQueryHookResult = ReturnType<typeof useLegacyProjectsLazyQuery>;
export type LegacyProjectsSuspenseQueryHookResult = ReturnType<typeof useLegacyProjectsSuspenseQuery>;
export type LegacyProjectsQueryResult = ApolloReactCommon.QueryResult<Operations.LegacyProjectsQuery, Operations.LegacyProjectsQueryVariables>;

/**
 * __useAddLegacyProjectMutation__
 *
 * To run a mutation, you first call `useAddLegacyProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddLegacyProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addLegacyProjectMutation, { data, loading, error }] = useAddLegacyProjectMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddLegacyProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.AddLegacyProjectMutation, Operations.AddLegacyProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.AddLegacyProjectMutation, Operations.AddLegacyProjectMutationVariables>(Operations.AddLegacyProject, options);
      }
export type AddLegacyProjectMutationHookResult = ReturnType<typeof useAddLegacyProjectMutation>;
export type AddLegacyProjectMutationResult = ApolloReactCommon.MutationResult<Operations.AddLegacyProjectMutation>;

/**
 * __useUpdateLegacyProjectMutation__
 *
 * To run a mutation, you first call `useUpdateLegacyProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateLegacyProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateLegacyProjectMutation, { data, loading, error }] = useUpdateLegacyProjectMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateLegacyProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UpdateLegacyProjectMutation, Operations.UpdateLegacyProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UpdateLegacyProjectMutation, Operations.UpdateLegacyProjectMutationVariables>(Operations.UpdateLegacyProject, options);
      }
export type UpdateLegacyProjectMutationHookResult = ReturnType<typeof useUpdateLegacyProjectMutation>;
export type UpdateLegacyProjectMutationResult = ApolloReactCommon.MutationResult<Operations.UpdateLegacyProjectMutation>;

/**
 * __useRemoveLegacyProjectMutation__
 *
 * To run a mutation, you first call `useRemoveLegacyProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveLegacyProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeLegacyProjectMutation, { data, loading, error }] = useRemoveLegacyProjectMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveLegacyProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.RemoveLegacyProjectMutation, Operations.RemoveLegacyProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.RemoveLegacyProjectMutation, Operations.RemoveLegacyProjectMutationVariables>(Operations.RemoveLegacyProject, options);
      }
export type RemoveLegacyProjectMutationHookResult = ReturnType<typeof useRemoveLegacyProjectMutation>;
export type RemoveLegacyProjectMutationResult = ApolloReactCommon.MutationResult<Operations.RemoveLegacyProjectMutation>;

/**
 * __useLegacyProjectsLiveSubscription__
 *
 * To run a query within a React component, call `useLegacyProjectsLiveSubscription` and pass it any options that fit your needs.
 * When your component renders, `useLegacyProjectsLiveSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLegacyProjectsLiveSubscription({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useLegacyProjectsLiveSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.LegacyProjectsLiveSubscription, Operations.LegacyProjectsLiveSubscriptionVariables> & ({ variables: Operations.LegacyProjectsLiveSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.LegacyProjectsLiveSubscription, Operations.LegacyProjectsLiveSubscriptionVariables>(Operations.LegacyProjectsLive, options);
      }
export type LegacyProjectsLiveSubscriptionHookResult = ReturnType<typeof useLegacyProjectsLiveSubscription>;
export type LegacyProjectsLiveSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.LegacyProjectsLiveSubscription>;

/**
 * __useUnreadNotificationsQuery__
 *
 * To run a query within a React component, call `useUnreadNotificationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useUnreadNotificationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUnreadNotificationsQuery({
 *   variables: {
 *   },
 * });
 */
export function useUnreadNotificationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>(Operations.UnreadNotifications, options);
      }
export function useUnreadNotificationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>(Operations.UnreadNotifications, options);
        }
// @ts-ignore
export function useUnreadNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>;
export function useUnreadNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.UnreadNotificationsQuery | undefined, Operations.UnreadNotificationsQueryVariables>;
export function useUnreadNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>(Operations.UnreadNotifications, options);
        }
export type UnreadNotificationsQueryHookResult = ReturnType<typeof useUnreadNotificationsQuery>;
export type UnreadNotificationsLazyQueryHookResult = ReturnType<typeof useUnreadNotificationsLazyQuery>;
export type UnreadNotificationsSuspenseQueryHookResult = ReturnType<typeof useUnreadNotificationsSuspenseQuery>;
export type UnreadNotificationsQueryResult = ApolloReactCommon.QueryResult<Operations.UnreadNotificationsQuery, Operations.UnreadNotificationsQueryVariables>;

/**
 * __useNotificationsQuery__
 *
 * To run a query within a React component, call `useNotificationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useNotificationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNotificationsQuery({
 *   variables: {
 *      tab: // value for 'tab'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useNotificationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>(Operations.Notifications, options);
      }
export function useNotificationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>(Operations.Notifications, options);
        }
// @ts-ignore
export function useNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>;
export function useNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.NotificationsQuery | undefined, Operations.NotificationsQueryVariables>;
export function useNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>(Operations.Notifications, options);
        }
export type NotificationsQueryHookResult = ReturnType<typeof useNotificationsQuery>;
export type NotificationsLazyQueryHookResult = ReturnType<typeof useNotificationsLazyQuery>;
export type NotificationsSuspenseQueryHookResult = ReturnType<typeof useNotificationsSuspenseQuery>;
export type NotificationsQueryResult = ApolloReactCommon.QueryResult<Operations.NotificationsQuery, Operations.NotificationsQueryVariables>;

/**
 * __useNotificationSettingsQuery__
 *
 * To run a query within a React component, call `useNotificationSettingsQuery` and pass it any options that fit your needs.
 * When your component renders, `useNotificationSettingsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNotificationSettingsQuery({
 *   variables: {
 *   },
 * });
 */
export function useNotificationSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>(Operations.NotificationSettings, options);
      }
export function useNotificationSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>(Operations.NotificationSettings, options);
        }
// @ts-ignore
export function useNotificationSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>;
export function useNotificationSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.NotificationSettingsQuery | undefined, Operations.NotificationSettingsQueryVariables>;
export function useNotificationSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>(Operations.NotificationSettings, options);
        }
export type NotificationSettingsQueryHookResult = ReturnType<typeof useNotificationSettingsQuery>;
export type NotificationSettingsLazyQueryHookResult = ReturnType<typeof useNotificationSettingsLazyQuery>;
export type NotificationSettingsSuspenseQueryHookResult = ReturnType<typeof useNotificationSettingsSuspenseQuery>;
export type NotificationSettingsQueryResult = ApolloReactCommon.QueryResult<Operations.NotificationSettingsQuery, Operations.NotificationSettingsQueryVariables>;

/**
 * __useMarkNotificationsReadMutation__
 *
 * To run a mutation, you first call `useMarkNotificationsReadMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkNotificationsReadMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markNotificationsReadMutation, { data, loading, error }] = useMarkNotificationsReadMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      tab: // value for 'tab'
 *   },
 * });
 */
export function useMarkNotificationsReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.MarkNotificationsReadMutation, Operations.MarkNotificationsReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.MarkNotificationsReadMutation, Operations.MarkNotificationsReadMutationVariables>(Operations.MarkNotificationsRead, options);
      }
export type MarkNotificationsReadMutationHookResult = ReturnType<typeof useMarkNotificationsReadMutation>;
export type MarkNotificationsReadMutationResult = ApolloReactCommon.MutationResult<Operations.MarkNotificationsReadMutation>;

/**
 * __useDismissNotificationsMutation__
 *
 * To run a mutation, you first call `useDismissNotificationsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDismissNotificationsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [dismissNotificationsMutation, { data, loading, error }] = useDismissNotificationsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      tab: // value for 'tab'
 *   },
 * });
 */
export function useDismissNotificationsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.DismissNotificationsMutation, Operations.DismissNotificationsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.DismissNotificationsMutation, Operations.DismissNotificationsMutationVariables>(Operations.DismissNotifications, options);
      }
export type DismissNotificationsMutationHookResult = ReturnType<typeof useDismissNotificationsMutation>;
export type DismissNotificationsMutationResult = ApolloReactCommon.MutationResult<Operations.DismissNotificationsMutation>;

/**
 * __useArchiveNotificationsMutation__
 *
 * To run a mutation, you first call `useArchiveNotificationsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useArchiveNotificationsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [archiveNotificationsMutation, { data, loading, error }] = useArchiveNotificationsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      tab: // value for 'tab'
 *   },
 * });
 */
export function useArchiveNotificationsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.ArchiveNotificationsMutation, Operations.ArchiveNotificationsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.ArchiveNotificationsMutation, Operations.ArchiveNotificationsMutationVariables>(Operations.ArchiveNotifications, options);
      }
export type ArchiveNotificationsMutationHookResult = ReturnType<typeof useArchiveNotificationsMutation>;
export type ArchiveNotificationsMutationResult = ApolloReactCommon.MutationResult<Operations.ArchiveNotificationsMutation>;

/**
 * __useMoveNotificationsBackMutation__
 *
 * To run a mutation, you first call `useMoveNotificationsBackMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMoveNotificationsBackMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [moveNotificationsBackMutation, { data, loading, error }] = useMoveNotificationsBackMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useMoveNotificationsBackMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.MoveNotificationsBackMutation, Operations.MoveNotificationsBackMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.MoveNotificationsBackMutation, Operations.MoveNotificationsBackMutationVariables>(Operations.MoveNotificationsBack, options);
      }
export type MoveNotificationsBackMutationHookResult = ReturnType<typeof useMoveNotificationsBackMutation>;
export type MoveNotificationsBackMutationResult = ApolloReactCommon.MutationResult<Operations.MoveNotificationsBackMutation>;

/**
 * __useUndoNotificationsMutation__
 *
 * To run a mutation, you first call `useUndoNotificationsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUndoNotificationsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [undoNotificationsMutation, { data, loading, error }] = useUndoNotificationsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useUndoNotificationsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UndoNotificationsMutation, Operations.UndoNotificationsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UndoNotificationsMutation, Operations.UndoNotificationsMutationVariables>(Operations.UndoNotifications, options);
      }
export type UndoNotificationsMutationHookResult = ReturnType<typeof useUndoNotificationsMutation>;
export type UndoNotificationsMutationResult = ApolloReactCommon.MutationResult<Operations.UndoNotificationsMutation>;

/**
 * __useSaveNotificationSettingsMutation__
 *
 * To run a mutation, you first call `useSaveNotificationSettingsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveNotificationSettingsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveNotificationSettingsMutation, { data, loading, error }] = useSaveNotificationSettingsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSaveNotificationSettingsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SaveNotificationSettingsMutation, Operations.SaveNotificationSettingsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SaveNotificationSettingsMutation, Operations.SaveNotificationSettingsMutationVariables>(Operations.SaveNotificationSettings, options);
      }
export type SaveNotificationSettingsMutationHookResult = ReturnType<typeof useSaveNotificationSettingsMutation>;
export type SaveNotificationSettingsMutationResult = ApolloReactCommon.MutationResult<Operations.SaveNotificationSettingsMutation>;

/**
 * __useAcceptAskedMutation__
 *
 * To run a mutation, you first call `useAcceptAskedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAcceptAskedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [acceptAskedMutation, { data, loading, error }] = useAcceptAskedMutation({
 *   variables: {
 *      requestId: // value for 'requestId'
 *   },
 * });
 */
export function useAcceptAskedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.AcceptAskedMutation, Operations.AcceptAskedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.AcceptAskedMutation, Operations.AcceptAskedMutationVariables>(Operations.AcceptAsked, options);
      }
export type AcceptAskedMutationHookResult = ReturnType<typeof useAcceptAskedMutation>;
export type AcceptAskedMutationResult = ApolloReactCommon.MutationResult<Operations.AcceptAskedMutation>;

/**
 * __useRejectAskedMutation__
 *
 * To run a mutation, you first call `useRejectAskedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectAskedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectAskedMutation, { data, loading, error }] = useRejectAskedMutation({
 *   variables: {
 *      requestId: // value for 'requestId'
 *   },
 * });
 */
export function useRejectAskedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.RejectAskedMutation, Operations.RejectAskedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.RejectAskedMutation, Operations.RejectAskedMutationVariables>(Operations.RejectAsked, options);
      }
export type RejectAskedMutationHookResult = ReturnType<typeof useRejectAskedMutation>;
export type RejectAskedMutationResult = ApolloReactCommon.MutationResult<Operations.RejectAskedMutation>;

/**
 * __useUndoRejectAskedMutation__
 *
 * To run a mutation, you first call `useUndoRejectAskedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUndoRejectAskedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [undoRejectAskedMutation, { data, loading, error }] = useUndoRejectAskedMutation({
 *   variables: {
 *      requestId: // value for 'requestId'
 *   },
 * });
 */
export function useUndoRejectAskedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UndoRejectAskedMutation, Operations.UndoRejectAskedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UndoRejectAskedMutation, Operations.UndoRejectAskedMutationVariables>(Operations.UndoRejectAsked, options);
      }
export type UndoRejectAskedMutationHookResult = ReturnType<typeof useUndoRejectAskedMutation>;
export type UndoRejectAskedMutationResult = ApolloReactCommon.MutationResult<Operations.UndoRejectAskedMutation>;

/**
 * __useUnsubscribeMutation__
 *
 * To run a mutation, you first call `useUnsubscribeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUnsubscribeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [unsubscribeMutation, { data, loading, error }] = useUnsubscribeMutation({
 *   variables: {
 *      token: // value for 'token'
 *      isOn: // value for 'isOn'
 *   },
 * });
 */
export function useUnsubscribeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UnsubscribeMutation, Operations.UnsubscribeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UnsubscribeMutation, Operations.UnsubscribeMutationVariables>(Operations.Unsubscribe, options);
      }
export type UnsubscribeMutationHookResult = ReturnType<typeof useUnsubscribeMutation>;
export type UnsubscribeMutationResult = ApolloReactCommon.MutationResult<Operations.UnsubscribeMutation>;

/**
 * __useNotificationNewsSubscription__
 *
 * To run a query within a React component, call `useNotificationNewsSubscription` and pass it any options that fit your needs.
 * When your component renders, `useNotificationNewsSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNotificationNewsSubscription({
 *   variables: {
 *   },
 * });
 */
export function useNotificationNewsSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<Operations.NotificationNewsSubscription, Operations.NotificationNewsSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.NotificationNewsSubscription, Operations.NotificationNewsSubscriptionVariables>(Operations.NotificationNews, options);
      }
export type NotificationNewsSubscriptionHookResult = ReturnType<typeof useNotificationNewsSubscription>;
export type NotificationNewsSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.NotificationNewsSubscription>;

/**
 * __usePopularCompaniesQuery__
 *
 * To run a query within a React component, call `usePopularCompaniesQuery` and pass it any options that fit your needs.
 * When your component renders, `usePopularCompaniesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePopularCompaniesQuery({
 *   variables: {
 *   },
 * });
 */
export function usePopularCompaniesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>(Operations.PopularCompanies, options);
      }
export function usePopularCompaniesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>(Operations.PopularCompanies, options);
        }
// @ts-ignore
export function usePopularCompaniesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>;
export function usePopularCompaniesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PopularCompaniesQuery | undefined, Operations.PopularCompaniesQueryVariables>;
export function usePopularCompaniesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>(Operations.PopularCompanies, options);
        }
export type PopularCompaniesQueryHookResult = ReturnType<typeof usePopularCompaniesQuery>;
export type PopularCompaniesLazyQueryHookResult = ReturnType<typeof usePopularCompaniesLazyQuery>;
export type PopularCompaniesSuspenseQueryHookResult = ReturnType<typeof usePopularCompaniesSuspenseQuery>;
export type PopularCompaniesQueryResult = ApolloReactCommon.QueryResult<Operations.PopularCompaniesQuery, Operations.PopularCompaniesQueryVariables>;

/**
 * __useFeedPostsQuery__
 *
 * To run a query within a React component, call `useFeedPostsQuery` and pass it any options that fit your needs.
 * When your component renders, `useFeedPostsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFeedPostsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      sort: // value for 'sort'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useFeedPostsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>(Operations.FeedPosts, options);
      }
export function useFeedPostsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>(Operations.FeedPosts, options);
        }
// @ts-ignore
export function useFeedPostsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>;
export function useFeedPostsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.FeedPostsQuery | undefined, Operations.FeedPostsQueryVariables>;
export function useFeedPostsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>(Operations.FeedPosts, options);
        }
export type FeedPostsQueryHookResult = ReturnType<typeof useFeedPostsQuery>;
export type FeedPostsLazyQueryHookResult = ReturnType<typeof useFeedPostsLazyQuery>;
export type FeedPostsSuspenseQueryHookResult = ReturnType<typeof useFeedPostsSuspenseQuery>;
export type FeedPostsQueryResult = ApolloReactCommon.QueryResult<Operations.FeedPostsQuery, Operations.FeedPostsQueryVariables>;

/**
 * __usePostPageQuery__
 *
 * To run a query within a React component, call `usePostPageQuery` and pass it any options that fit your needs.
 * When your component renders, `usePostPageQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostPageQuery({
 *   variables: {
 *      id: // value for 'id'
 *      sort: // value for 'sort'
 *   },
 * });
 */
export function usePostPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.PostPageQuery, Operations.PostPageQueryVariables> & ({ variables: Operations.PostPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.PostPageQuery, Operations.PostPageQueryVariables>(Operations.PostPage, options);
      }
export function usePostPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.PostPageQuery, Operations.PostPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.PostPageQuery, Operations.PostPageQueryVariables>(Operations.PostPage, options);
        }
// @ts-ignore
export function usePostPageSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostPageQuery, Operations.PostPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostPageQuery, Operations.PostPageQueryVariables>;
export function usePostPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostPageQuery, Operations.PostPageQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostPageQuery | undefined, Operations.PostPageQueryVariables>;
export function usePostPageSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostPageQuery, Operations.PostPageQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.PostPageQuery, Operations.PostPageQueryVariables>(Operations.PostPage, options);
        }
export type PostPageQueryHookResult = ReturnType<typeof usePostPageQuery>;
export type PostPageLazyQueryHookResult = ReturnType<typeof usePostPageLazyQuery>;
export type PostPageSuspenseQueryHookResult = ReturnType<typeof usePostPageSuspenseQuery>;
export type PostPageQueryResult = ApolloReactCommon.QueryResult<Operations.PostPageQuery, Operations.PostPageQueryVariables>;

/**
 * __usePostAnewQuery__
 *
 * To run a query within a React component, call `usePostAnewQuery` and pass it any options that fit your needs.
 * When your component renders, `usePostAnewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostAnewQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePostAnewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.PostAnewQuery, Operations.PostAnewQueryVariables> & ({ variables: Operations.PostAnewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.PostAnewQuery, Operations.PostAnewQueryVariables>(Operations.PostAnew, options);
      }
export function usePostAnewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.PostAnewQuery, Operations.PostAnewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.PostAnewQuery, Operations.PostAnewQueryVariables>(Operations.PostAnew, options);
        }
// @ts-ignore
export function usePostAnewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostAnewQuery, Operations.PostAnewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostAnewQuery, Operations.PostAnewQueryVariables>;
export function usePostAnewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostAnewQuery, Operations.PostAnewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostAnewQuery | undefined, Operations.PostAnewQueryVariables>;
export function usePostAnewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostAnewQuery, Operations.PostAnewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.PostAnewQuery, Operations.PostAnewQueryVariables>(Operations.PostAnew, options);
        }
export type PostAnewQueryHookResult = ReturnType<typeof usePostAnewQuery>;
export type PostAnewLazyQueryHookResult = ReturnType<typeof usePostAnewLazyQuery>;
export type PostAnewSuspenseQueryHookResult = ReturnType<typeof usePostAnewSuspenseQuery>;
export type PostAnewQueryResult = ApolloReactCommon.QueryResult<Operations.PostAnewQuery, Operations.PostAnewQueryVariables>;

/**
 * __usePublishPostMutation__
 *
 * To run a mutation, you first call `usePublishPostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePublishPostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [publishPostMutation, { data, loading, error }] = usePublishPostMutation({
 *   variables: {
 *      input: // value for 'input'
 *      draftId: // value for 'draftId'
 *   },
 * });
 */
export function usePublishPostMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.PublishPostMutation, Operations.PublishPostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.PublishPostMutation, Operations.PublishPostMutationVariables>(Operations.PublishPost, options);
      }
export type PublishPostMutationHookResult = ReturnType<typeof usePublishPostMutation>;
export type PublishPostMutationResult = ApolloReactCommon.MutationResult<Operations.PublishPostMutation>;

/**
 * __useViewPostMutation__
 *
 * To run a mutation, you first call `useViewPostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useViewPostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [viewPostMutation, { data, loading, error }] = useViewPostMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useViewPostMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.ViewPostMutation, Operations.ViewPostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.ViewPostMutation, Operations.ViewPostMutationVariables>(Operations.ViewPost, options);
      }
export type ViewPostMutationHookResult = ReturnType<typeof useViewPostMutation>;
export type ViewPostMutationResult = ApolloReactCommon.MutationResult<Operations.ViewPostMutation>;

/**
 * __useLikePostMutation__
 *
 * To run a mutation, you first call `useLikePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLikePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [likePostMutation, { data, loading, error }] = useLikePostMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLikePostMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.LikePostMutation, Operations.LikePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.LikePostMutation, Operations.LikePostMutationVariables>(Operations.LikePost, options);
      }
export type LikePostMutationHookResult = ReturnType<typeof useLikePostMutation>;
export type LikePostMutationResult = ApolloReactCommon.MutationResult<Operations.LikePostMutation>;

/**
 * __useSharePostMutation__
 *
 * To run a mutation, you first call `useSharePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSharePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sharePostMutation, { data, loading, error }] = useSharePostMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSharePostMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SharePostMutation, Operations.SharePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SharePostMutation, Operations.SharePostMutationVariables>(Operations.SharePost, options);
      }
export type SharePostMutationHookResult = ReturnType<typeof useSharePostMutation>;
export type SharePostMutationResult = ApolloReactCommon.MutationResult<Operations.SharePostMutation>;

/**
 * __usePostLiveSubscription__
 *
 * To run a query within a React component, call `usePostLiveSubscription` and pass it any options that fit your needs.
 * When your component renders, `usePostLiveSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostLiveSubscription({
 *   variables: {
 *      postId: // value for 'postId'
 *   },
 * });
 */
export function usePostLiveSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.PostLiveSubscription, Operations.PostLiveSubscriptionVariables> & ({ variables: Operations.PostLiveSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.PostLiveSubscription, Operations.PostLiveSubscriptionVariables>(Operations.PostLive, options);
      }
export type PostLiveSubscriptionHookResult = ReturnType<typeof usePostLiveSubscription>;
export type PostLiveSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.PostLiveSubscription>;

/**
 * __usePostCountersLiveSubscription__
 *
 * To run a query within a React component, call `usePostCountersLiveSubscription` and pass it any options that fit your needs.
 * When your component renders, `usePostCountersLiveSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostCountersLiveSubscription({
 *   variables: {
 *      postId: // value for 'postId'
 *   },
 * });
 */
export function usePostCountersLiveSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.PostCountersLiveSubscription, Operations.PostCountersLiveSubscriptionVariables> & ({ variables: Operations.PostCountersLiveSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.PostCountersLiveSubscription, Operations.PostCountersLiveSubscriptionVariables>(Operations.PostCountersLive, options);
      }
export type PostCountersLiveSubscriptionHookResult = ReturnType<typeof usePostCountersLiveSubscription>;
export type PostCountersLiveSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.PostCountersLiveSubscription>;

/**
 * __usePostMediaQuery__
 *
 * To run a query within a React component, call `usePostMediaQuery` and pass it any options that fit your needs.
 * When your component renders, `usePostMediaQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostMediaQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePostMediaQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.PostMediaQuery, Operations.PostMediaQueryVariables> & ({ variables: Operations.PostMediaQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>(Operations.PostMedia, options);
      }
export function usePostMediaLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>(Operations.PostMedia, options);
        }
// @ts-ignore
export function usePostMediaSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>;
export function usePostMediaSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostMediaQuery | undefined, Operations.PostMediaQueryVariables>;
export function usePostMediaSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>(Operations.PostMedia, options);
        }
export type PostMediaQueryHookResult = ReturnType<typeof usePostMediaQuery>;
export type PostMediaLazyQueryHookResult = ReturnType<typeof usePostMediaLazyQuery>;
export type PostMediaSuspenseQueryHookResult = ReturnType<typeof usePostMediaSuspenseQuery>;
export type PostMediaQueryResult = ApolloReactCommon.QueryResult<Operations.PostMediaQuery, Operations.PostMediaQueryVariables>;

/**
 * __usePostsCountersLiveSubscription__
 *
 * To run a query within a React component, call `usePostsCountersLiveSubscription` and pass it any options that fit your needs.
 * When your component renders, `usePostsCountersLiveSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostsCountersLiveSubscription({
 *   variables: {
 *      postIds: // value for 'postIds'
 *   },
 * });
 */
export function usePostsCountersLiveSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.PostsCountersLiveSubscription, Operations.PostsCountersLiveSubscriptionVariables> & ({ variables: Operations.PostsCountersLiveSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.PostsCountersLiveSubscription, Operations.PostsCountersLiveSubscriptionVariables>(Operations.PostsCountersLive, options);
      }
export type PostsCountersLiveSubscriptionHookResult = ReturnType<typeof usePostsCountersLiveSubscription>;
export type PostsCountersLiveSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.PostsCountersLiveSubscription>;

/**
 * __useEditPostQuery__
 *
 * To run a query within a React component, call `useEditPostQuery` and pass it any options that fit your needs.
 * When your component renders, `useEditPostQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEditPostQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEditPostQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.EditPostQuery, Operations.EditPostQueryVariables> & ({ variables: Operations.EditPostQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.EditPostQuery, Operations.EditPostQueryVariables>(Operations.EditPost, options);
      }
export function useEditPostLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.EditPostQuery, Operations.EditPostQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.EditPostQuery, Operations.EditPostQueryVariables>(Operations.EditPost, options);
        }
// @ts-ignore
export function useEditPostSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.EditPostQuery, Operations.EditPostQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.EditPostQuery, Operations.EditPostQueryVariables>;
export function useEditPostSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.EditPostQuery, Operations.EditPostQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.EditPostQuery | undefined, Operations.EditPostQueryVariables>;
export function useEditPostSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.EditPostQuery, Operations.EditPostQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.EditPostQuery, Operations.EditPostQueryVariables>(Operations.EditPost, options);
        }
export type EditPostQueryHookResult = ReturnType<typeof useEditPostQuery>;
export type EditPostLazyQueryHookResult = ReturnType<typeof useEditPostLazyQuery>;
export type EditPostSuspenseQueryHookResult = ReturnType<typeof useEditPostSuspenseQuery>;
export type EditPostQueryResult = ApolloReactCommon.QueryResult<Operations.EditPostQuery, Operations.EditPostQueryVariables>;

/**
 * __usePostDraftQuery__
 *
 * To run a query within a React component, call `usePostDraftQuery` and pass it any options that fit your needs.
 * When your component renders, `usePostDraftQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostDraftQuery({
 *   variables: {
 *      companyName: // value for 'companyName'
 *      experienceType: // value for 'experienceType'
 *   },
 * });
 */
export function usePostDraftQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.PostDraftQuery, Operations.PostDraftQueryVariables> & ({ variables: Operations.PostDraftQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>(Operations.PostDraft, options);
      }
export function usePostDraftLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>(Operations.PostDraft, options);
        }
// @ts-ignore
export function usePostDraftSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>;
export function usePostDraftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostDraftQuery | undefined, Operations.PostDraftQueryVariables>;
export function usePostDraftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>(Operations.PostDraft, options);
        }
export type PostDraftQueryHookResult = ReturnType<typeof usePostDraftQuery>;
export type PostDraftLazyQueryHookResult = ReturnType<typeof usePostDraftLazyQuery>;
export type PostDraftSuspenseQueryHookResult = ReturnType<typeof usePostDraftSuspenseQuery>;
export type PostDraftQueryResult = ApolloReactCommon.QueryResult<Operations.PostDraftQuery, Operations.PostDraftQueryVariables>;

/**
 * __useSaveDraftMutation__
 *
 * To run a mutation, you first call `useSaveDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveDraftMutation, { data, loading, error }] = useSaveDraftMutation({
 *   variables: {
 *      input: // value for 'input'
 *      basedOn: // value for 'basedOn'
 *   },
 * });
 */
export function useSaveDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SaveDraftMutation, Operations.SaveDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SaveDraftMutation, Operations.SaveDraftMutationVariables>(Operations.SaveDraft, options);
      }
export type SaveDraftMutationHookResult = ReturnType<typeof useSaveDraftMutation>;
export type SaveDraftMutationResult = ApolloReactCommon.MutationResult<Operations.SaveDraftMutation>;

/**
 * __useUploadPostFileMutation__
 *
 * To run a mutation, you first call `useUploadPostFileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUploadPostFileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [uploadPostFileMutation, { data, loading, error }] = useUploadPostFileMutation({
 *   variables: {
 *      file: // value for 'file'
 *      kind: // value for 'kind'
 *   },
 * });
 */
export function useUploadPostFileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UploadPostFileMutation, Operations.UploadPostFileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UploadPostFileMutation, Operations.UploadPostFileMutationVariables>(Operations.UploadPostFile, options);
      }
export type UploadPostFileMutationHookResult = ReturnType<typeof useUploadPostFileMutation>;
export type UploadPostFileMutationResult = ApolloReactCommon.MutationResult<Operations.UploadPostFileMutation>;

/**
 * __useUpdatePostMutation__
 *
 * To run a mutation, you first call `useUpdatePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePostMutation, { data, loading, error }] = useUpdatePostMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdatePostMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UpdatePostMutation, Operations.UpdatePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UpdatePostMutation, Operations.UpdatePostMutationVariables>(Operations.UpdatePost, options);
      }
export type UpdatePostMutationHookResult = ReturnType<typeof useUpdatePostMutation>;
export type UpdatePostMutationResult = ApolloReactCommon.MutationResult<Operations.UpdatePostMutation>;

/**
 * __useDeletePostMutation__
 *
 * To run a mutation, you first call `useDeletePostMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePostMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePostMutation, { data, loading, error }] = useDeletePostMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeletePostMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.DeletePostMutation, Operations.DeletePostMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.DeletePostMutation, Operations.DeletePostMutationVariables>(Operations.DeletePost, options);
      }
export type DeletePostMutationHookResult = ReturnType<typeof useDeletePostMutation>;
export type DeletePostMutationResult = ApolloReactCommon.MutationResult<Operations.DeletePostMutation>;

/**
 * __useFeedProfilesQuery__
 *
 * To run a query within a React component, call `useFeedProfilesQuery` and pass it any options that fit your needs.
 * When your component renders, `useFeedProfilesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFeedProfilesQuery({
 *   variables: {
 *      search: // value for 'search'
 *      sort: // value for 'sort'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useFeedProfilesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>(Operations.FeedProfiles, options);
      }
export function useFeedProfilesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>(Operations.FeedProfiles, options);
        }
// @ts-ignore
export function useFeedProfilesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>;
export function useFeedProfilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.FeedProfilesQuery | undefined, Operations.FeedProfilesQueryVariables>;
export function useFeedProfilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>(Operations.FeedProfiles, options);
        }
export type FeedProfilesQueryHookResult = ReturnType<typeof useFeedProfilesQuery>;
export type FeedProfilesLazyQueryHookResult = ReturnType<typeof useFeedProfilesLazyQuery>;
export type FeedProfilesSuspenseQueryHookResult = ReturnType<typeof useFeedProfilesSuspenseQuery>;
export type FeedProfilesQueryResult = ApolloReactCommon.QueryResult<Operations.FeedProfilesQuery, Operations.FeedProfilesQueryVariables>;

/**
 * __useProfileQuery__
 *
 * To run a query within a React component, call `useProfileQuery` and pass it any options that fit your needs.
 * When your component renders, `useProfileQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useProfileQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useProfileQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.ProfileQuery, Operations.ProfileQueryVariables> & ({ variables: Operations.ProfileQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.ProfileQuery, Operations.ProfileQueryVariables>(Operations.Profile, options);
      }
export function useProfileLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.ProfileQuery, Operations.ProfileQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.ProfileQuery, Operations.ProfileQueryVariables>(Operations.Profile, options);
        }
// @ts-ignore
export function useProfileSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.ProfileQuery, Operations.ProfileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ProfileQuery, Operations.ProfileQueryVariables>;
export function useProfileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ProfileQuery, Operations.ProfileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.ProfileQuery | undefined, Operations.ProfileQueryVariables>;
export function useProfileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.ProfileQuery, Operations.ProfileQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.ProfileQuery, Operations.ProfileQueryVariables>(Operations.Profile, options);
        }
export type ProfileQueryHookResult = ReturnType<typeof useProfileQuery>;
export type ProfileLazyQueryHookResult = ReturnType<typeof useProfileLazyQuery>;
export type ProfileSuspenseQueryHookResult = ReturnType<typeof useProfileSuspenseQuery>;
export type ProfileQueryResult = ApolloReactCommon.QueryResult<Operations.ProfileQuery, Operations.ProfileQueryVariables>;

/**
 * __useRelatedProfilesQuery__
 *
 * To run a query within a React component, call `useRelatedProfilesQuery` and pass it any options that fit your needs.
 * When your component renders, `useRelatedProfilesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRelatedProfilesQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useRelatedProfilesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables> & ({ variables: Operations.RelatedProfilesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>(Operations.RelatedProfiles, options);
      }
export function useRelatedProfilesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>(Operations.RelatedProfiles, options);
        }
// @ts-ignore
export function useRelatedProfilesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>;
export function useRelatedProfilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.RelatedProfilesQuery | undefined, Operations.RelatedProfilesQueryVariables>;
export function useRelatedProfilesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>(Operations.RelatedProfiles, options);
        }
export type RelatedProfilesQueryHookResult = ReturnType<typeof useRelatedProfilesQuery>;
export type RelatedProfilesLazyQueryHookResult = ReturnType<typeof useRelatedProfilesLazyQuery>;
export type RelatedProfilesSuspenseQueryHookResult = ReturnType<typeof useRelatedProfilesSuspenseQuery>;
export type RelatedProfilesQueryResult = ApolloReactCommon.QueryResult<Operations.RelatedProfilesQuery, Operations.RelatedProfilesQueryVariables>;

/**
 * __usePictureDownloadQuery__
 *
 * To run a query within a React component, call `usePictureDownloadQuery` and pass it any options that fit your needs.
 * When your component renders, `usePictureDownloadQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePictureDownloadQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function usePictureDownloadQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables> & ({ variables: Operations.PictureDownloadQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>(Operations.PictureDownload, options);
      }
export function usePictureDownloadLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>(Operations.PictureDownload, options);
        }
// @ts-ignore
export function usePictureDownloadSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>;
export function usePictureDownloadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PictureDownloadQuery | undefined, Operations.PictureDownloadQueryVariables>;
export function usePictureDownloadSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>(Operations.PictureDownload, options);
        }
export type PictureDownloadQueryHookResult = ReturnType<typeof usePictureDownloadQuery>;
export type PictureDownloadLazyQueryHookResult = ReturnType<typeof usePictureDownloadLazyQuery>;
export type PictureDownloadSuspenseQueryHookResult = ReturnType<typeof usePictureDownloadSuspenseQuery>;
export type PictureDownloadQueryResult = ApolloReactCommon.QueryResult<Operations.PictureDownloadQuery, Operations.PictureDownloadQueryVariables>;

/**
 * __useMyProfileQuery__
 *
 * To run a query within a React component, call `useMyProfileQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyProfileQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyProfileQuery({
 *   variables: {
 *   },
 * });
 */
export function useMyProfileQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>(Operations.MyProfile, options);
      }
export function useMyProfileLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>(Operations.MyProfile, options);
        }
// @ts-ignore
export function useMyProfileSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>;
export function useMyProfileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.MyProfileQuery | undefined, Operations.MyProfileQueryVariables>;
export function useMyProfileSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>(Operations.MyProfile, options);
        }
export type MyProfileQueryHookResult = ReturnType<typeof useMyProfileQuery>;
export type MyProfileLazyQueryHookResult = ReturnType<typeof useMyProfileLazyQuery>;
export type MyProfileSuspenseQueryHookResult = ReturnType<typeof useMyProfileSuspenseQuery>;
export type MyProfileQueryResult = ApolloReactCommon.QueryResult<Operations.MyProfileQuery, Operations.MyProfileQueryVariables>;

/**
 * __useUpdateProfileMutation__
 *
 * To run a mutation, you first call `useUpdateProfileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateProfileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateProfileMutation, { data, loading, error }] = useUpdateProfileMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UpdateProfileMutation, Operations.UpdateProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UpdateProfileMutation, Operations.UpdateProfileMutationVariables>(Operations.UpdateProfile, options);
      }
export type UpdateProfileMutationHookResult = ReturnType<typeof useUpdateProfileMutation>;
export type UpdateProfileMutationResult = ApolloReactCommon.MutationResult<Operations.UpdateProfileMutation>;

/**
 * __useSetProfilePictureMutation__
 *
 * To run a mutation, you first call `useSetProfilePictureMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetProfilePictureMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setProfilePictureMutation, { data, loading, error }] = useSetProfilePictureMutation({
 *   variables: {
 *      picture: // value for 'picture'
 *   },
 * });
 */
export function useSetProfilePictureMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SetProfilePictureMutation, Operations.SetProfilePictureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SetProfilePictureMutation, Operations.SetProfilePictureMutationVariables>(Operations.SetProfilePicture, options);
      }
export type SetProfilePictureMutationHookResult = ReturnType<typeof useSetProfilePictureMutation>;
export type SetProfilePictureMutationResult = ApolloReactCommon.MutationResult<Operations.SetProfilePictureMutation>;

/**
 * __useRemoveProfilePictureMutation__
 *
 * To run a mutation, you first call `useRemoveProfilePictureMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveProfilePictureMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeProfilePictureMutation, { data, loading, error }] = useRemoveProfilePictureMutation({
 *   variables: {
 *   },
 * });
 */
export function useRemoveProfilePictureMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.RemoveProfilePictureMutation, Operations.RemoveProfilePictureMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.RemoveProfilePictureMutation, Operations.RemoveProfilePictureMutationVariables>(Operations.RemoveProfilePicture, options);
      }
export type RemoveProfilePictureMutationHookResult = ReturnType<typeof useRemoveProfilePictureMutation>;
export type RemoveProfilePictureMutationResult = ApolloReactCommon.MutationResult<Operations.RemoveProfilePictureMutation>;

/**
 * __useSetProfileBannerMutation__
 *
 * To run a mutation, you first call `useSetProfileBannerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetProfileBannerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setProfileBannerMutation, { data, loading, error }] = useSetProfileBannerMutation({
 *   variables: {
 *      banner: // value for 'banner'
 *   },
 * });
 */
export function useSetProfileBannerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.SetProfileBannerMutation, Operations.SetProfileBannerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.SetProfileBannerMutation, Operations.SetProfileBannerMutationVariables>(Operations.SetProfileBanner, options);
      }
export type SetProfileBannerMutationHookResult = ReturnType<typeof useSetProfileBannerMutation>;
export type SetProfileBannerMutationResult = ApolloReactCommon.MutationResult<Operations.SetProfileBannerMutation>;

/**
 * __useRemoveProfileBannerMutation__
 *
 * To run a mutation, you first call `useRemoveProfileBannerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveProfileBannerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeProfileBannerMutation, { data, loading, error }] = useRemoveProfileBannerMutation({
 *   variables: {
 *   },
 * });
 */
export function useRemoveProfileBannerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.RemoveProfileBannerMutation, Operations.RemoveProfileBannerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.RemoveProfileBannerMutation, Operations.RemoveProfileBannerMutationVariables>(Operations.RemoveProfileBanner, options);
      }
export type RemoveProfileBannerMutationHookResult = ReturnType<typeof useRemoveProfileBannerMutation>;
export type RemoveProfileBannerMutationResult = ApolloReactCommon.MutationResult<Operations.RemoveProfileBannerMutation>;

/**
 * __useUploadDefaultBannerMutation__
 *
 * To run a mutation, you first call `useUploadDefaultBannerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUploadDefaultBannerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [uploadDefaultBannerMutation, { data, loading, error }] = useUploadDefaultBannerMutation({
 *   variables: {
 *      banner: // value for 'banner'
 *   },
 * });
 */
export function useUploadDefaultBannerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UploadDefaultBannerMutation, Operations.UploadDefaultBannerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UploadDefaultBannerMutation, Operations.UploadDefaultBannerMutationVariables>(Operations.UploadDefaultBanner, options);
      }
export type UploadDefaultBannerMutationHookResult = ReturnType<typeof useUploadDefaultBannerMutation>;
export type UploadDefaultBannerMutationResult = ApolloReactCommon.MutationResult<Operations.UploadDefaultBannerMutation>;

/**
 * __useViewProfileMutation__
 *
 * To run a mutation, you first call `useViewProfileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useViewProfileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [viewProfileMutation, { data, loading, error }] = useViewProfileMutation({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useViewProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.ViewProfileMutation, Operations.ViewProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.ViewProfileMutation, Operations.ViewProfileMutationVariables>(Operations.ViewProfile, options);
      }
export type ViewProfileMutationHookResult = ReturnType<typeof useViewProfileMutation>;
export type ViewProfileMutationResult = ApolloReactCommon.MutationResult<Operations.ViewProfileMutation>;

/**
 * __useShareProfileMutation__
 *
 * To run a mutation, you first call `useShareProfileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useShareProfileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [shareProfileMutation, { data, loading, error }] = useShareProfileMutation({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useShareProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.ShareProfileMutation, Operations.ShareProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.ShareProfileMutation, Operations.ShareProfileMutationVariables>(Operations.ShareProfile, options);
      }
export type ShareProfileMutationHookResult = ReturnType<typeof useShareProfileMutation>;
export type ShareProfileMutationResult = ApolloReactCommon.MutationResult<Operations.ShareProfileMutation>;

/**
 * __useProfileLiveSubscription__
 *
 * To run a query within a React component, call `useProfileLiveSubscription` and pass it any options that fit your needs.
 * When your component renders, `useProfileLiveSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useProfileLiveSubscription({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useProfileLiveSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.ProfileLiveSubscription, Operations.ProfileLiveSubscriptionVariables> & ({ variables: Operations.ProfileLiveSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.ProfileLiveSubscription, Operations.ProfileLiveSubscriptionVariables>(Operations.ProfileLive, options);
      }
export type ProfileLiveSubscriptionHookResult = ReturnType<typeof useProfileLiveSubscription>;
export type ProfileLiveSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.ProfileLiveSubscription>;

/**
 * __useDefaultBannerQuery__
 *
 * To run a query within a React component, call `useDefaultBannerQuery` and pass it any options that fit your needs.
 * When your component renders, `useDefaultBannerQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDefaultBannerQuery({
 *   variables: {
 *   },
 * });
 */
export function useDefaultBannerQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>(Operations.DefaultBanner, options);
      }
export function useDefaultBannerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>(Operations.DefaultBanner, options);
        }
// @ts-ignore
export function useDefaultBannerSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>;
export function useDefaultBannerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.DefaultBannerQuery | undefined, Operations.DefaultBannerQueryVariables>;
export function useDefaultBannerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>(Operations.DefaultBanner, options);
        }
export type DefaultBannerQueryHookResult = ReturnType<typeof useDefaultBannerQuery>;
export type DefaultBannerLazyQueryHookResult = ReturnType<typeof useDefaultBannerLazyQuery>;
export type DefaultBannerSuspenseQueryHookResult = ReturnType<typeof useDefaultBannerSuspenseQuery>;
export type DefaultBannerQueryResult = ApolloReactCommon.QueryResult<Operations.DefaultBannerQuery, Operations.DefaultBannerQueryVariables>;

/**
 * __usePostQuestionsQuery__
 *
 * To run a query within a React component, call `usePostQuestionsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePostQuestionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostQuestionsQuery({
 *   variables: {
 *      postId: // value for 'postId'
 *      sort: // value for 'sort'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function usePostQuestionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables> & ({ variables: Operations.PostQuestionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>(Operations.PostQuestions, options);
      }
export function usePostQuestionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>(Operations.PostQuestions, options);
        }
// @ts-ignore
export function usePostQuestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>;
export function usePostQuestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.PostQuestionsQuery | undefined, Operations.PostQuestionsQueryVariables>;
export function usePostQuestionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>(Operations.PostQuestions, options);
        }
export type PostQuestionsQueryHookResult = ReturnType<typeof usePostQuestionsQuery>;
export type PostQuestionsLazyQueryHookResult = ReturnType<typeof usePostQuestionsLazyQuery>;
export type PostQuestionsSuspenseQueryHookResult = ReturnType<typeof usePostQuestionsSuspenseQuery>;
export type PostQuestionsQueryResult = ApolloReactCommon.QueryResult<Operations.PostQuestionsQuery, Operations.PostQuestionsQueryVariables>;

/**
 * __useLinkedQuestionQuery__
 *
 * To run a query within a React component, call `useLinkedQuestionQuery` and pass it any options that fit your needs.
 * When your component renders, `useLinkedQuestionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLinkedQuestionQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLinkedQuestionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables> & ({ variables: Operations.LinkedQuestionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>(Operations.LinkedQuestion, options);
      }
export function useLinkedQuestionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>(Operations.LinkedQuestion, options);
        }
// @ts-ignore
export function useLinkedQuestionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>;
export function useLinkedQuestionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.LinkedQuestionQuery | undefined, Operations.LinkedQuestionQueryVariables>;
export function useLinkedQuestionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>(Operations.LinkedQuestion, options);
        }
export type LinkedQuestionQueryHookResult = ReturnType<typeof useLinkedQuestionQuery>;
export type LinkedQuestionLazyQueryHookResult = ReturnType<typeof useLinkedQuestionLazyQuery>;
export type LinkedQuestionSuspenseQueryHookResult = ReturnType<typeof useLinkedQuestionSuspenseQuery>;
export type LinkedQuestionQueryResult = ApolloReactCommon.QueryResult<Operations.LinkedQuestionQuery, Operations.LinkedQuestionQueryVariables>;

/**
 * __useMoreAnswersQuery__
 *
 * To run a query within a React component, call `useMoreAnswersQuery` and pass it any options that fit your needs.
 * When your component renders, `useMoreAnswersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMoreAnswersQuery({
 *   variables: {
 *      id: // value for 'id'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useMoreAnswersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables> & ({ variables: Operations.MoreAnswersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>(Operations.MoreAnswers, options);
      }
export function useMoreAnswersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>(Operations.MoreAnswers, options);
        }
// @ts-ignore
export function useMoreAnswersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>;
export function useMoreAnswersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.MoreAnswersQuery | undefined, Operations.MoreAnswersQueryVariables>;
export function useMoreAnswersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>(Operations.MoreAnswers, options);
        }
export type MoreAnswersQueryHookResult = ReturnType<typeof useMoreAnswersQuery>;
export type MoreAnswersLazyQueryHookResult = ReturnType<typeof useMoreAnswersLazyQuery>;
export type MoreAnswersSuspenseQueryHookResult = ReturnType<typeof useMoreAnswersSuspenseQuery>;
export type MoreAnswersQueryResult = ApolloReactCommon.QueryResult<Operations.MoreAnswersQuery, Operations.MoreAnswersQueryVariables>;

/**
 * __useAskQuestionMutation__
 *
 * To run a mutation, you first call `useAskQuestionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAskQuestionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [askQuestionMutation, { data, loading, error }] = useAskQuestionMutation({
 *   variables: {
 *      postId: // value for 'postId'
 *      content: // value for 'content'
 *      key: // value for 'key'
 *   },
 * });
 */
export function useAskQuestionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.AskQuestionMutation, Operations.AskQuestionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.AskQuestionMutation, Operations.AskQuestionMutationVariables>(Operations.AskQuestion, options);
      }
export type AskQuestionMutationHookResult = ReturnType<typeof useAskQuestionMutation>;
export type AskQuestionMutationResult = ApolloReactCommon.MutationResult<Operations.AskQuestionMutation>;

/**
 * __useAnswerQuestionMutation__
 *
 * To run a mutation, you first call `useAnswerQuestionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAnswerQuestionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [answerQuestionMutation, { data, loading, error }] = useAnswerQuestionMutation({
 *   variables: {
 *      questionId: // value for 'questionId'
 *      content: // value for 'content'
 *      key: // value for 'key'
 *   },
 * });
 */
export function useAnswerQuestionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.AnswerQuestionMutation, Operations.AnswerQuestionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.AnswerQuestionMutation, Operations.AnswerQuestionMutationVariables>(Operations.AnswerQuestion, options);
      }
export type AnswerQuestionMutationHookResult = ReturnType<typeof useAnswerQuestionMutation>;
export type AnswerQuestionMutationResult = ApolloReactCommon.MutationResult<Operations.AnswerQuestionMutation>;

/**
 * __useVoteQuestionMutation__
 *
 * To run a mutation, you first call `useVoteQuestionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVoteQuestionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [voteQuestionMutation, { data, loading, error }] = useVoteQuestionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      voteType: // value for 'voteType'
 *   },
 * });
 */
export function useVoteQuestionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.VoteQuestionMutation, Operations.VoteQuestionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.VoteQuestionMutation, Operations.VoteQuestionMutationVariables>(Operations.VoteQuestion, options);
      }
export type VoteQuestionMutationHookResult = ReturnType<typeof useVoteQuestionMutation>;
export type VoteQuestionMutationResult = ApolloReactCommon.MutationResult<Operations.VoteQuestionMutation>;

/**
 * __useVoteAnswerMutation__
 *
 * To run a mutation, you first call `useVoteAnswerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVoteAnswerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [voteAnswerMutation, { data, loading, error }] = useVoteAnswerMutation({
 *   variables: {
 *      id: // value for 'id'
 *      voteType: // value for 'voteType'
 *   },
 * });
 */
export function useVoteAnswerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.VoteAnswerMutation, Operations.VoteAnswerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.VoteAnswerMutation, Operations.VoteAnswerMutationVariables>(Operations.VoteAnswer, options);
      }
export type VoteAnswerMutationHookResult = ReturnType<typeof useVoteAnswerMutation>;
export type VoteAnswerMutationResult = ApolloReactCommon.MutationResult<Operations.VoteAnswerMutation>;

/**
 * __useEditQuestionMutation__
 *
 * To run a mutation, you first call `useEditQuestionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEditQuestionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [editQuestionMutation, { data, loading, error }] = useEditQuestionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      content: // value for 'content'
 *   },
 * });
 */
export function useEditQuestionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.EditQuestionMutation, Operations.EditQuestionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.EditQuestionMutation, Operations.EditQuestionMutationVariables>(Operations.EditQuestion, options);
      }
export type EditQuestionMutationHookResult = ReturnType<typeof useEditQuestionMutation>;
export type EditQuestionMutationResult = ApolloReactCommon.MutationResult<Operations.EditQuestionMutation>;

/**
 * __useEditAnswerMutation__
 *
 * To run a mutation, you first call `useEditAnswerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEditAnswerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [editAnswerMutation, { data, loading, error }] = useEditAnswerMutation({
 *   variables: {
 *      id: // value for 'id'
 *      content: // value for 'content'
 *   },
 * });
 */
export function useEditAnswerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.EditAnswerMutation, Operations.EditAnswerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.EditAnswerMutation, Operations.EditAnswerMutationVariables>(Operations.EditAnswer, options);
      }
export type EditAnswerMutationHookResult = ReturnType<typeof useEditAnswerMutation>;
export type EditAnswerMutationResult = ApolloReactCommon.MutationResult<Operations.EditAnswerMutation>;

/**
 * __useDeleteQuestionMutation__
 *
 * To run a mutation, you first call `useDeleteQuestionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteQuestionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteQuestionMutation, { data, loading, error }] = useDeleteQuestionMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteQuestionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.DeleteQuestionMutation, Operations.DeleteQuestionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.DeleteQuestionMutation, Operations.DeleteQuestionMutationVariables>(Operations.DeleteQuestion, options);
      }
export type DeleteQuestionMutationHookResult = ReturnType<typeof useDeleteQuestionMutation>;
export type DeleteQuestionMutationResult = ApolloReactCommon.MutationResult<Operations.DeleteQuestionMutation>;

/**
 * __useDeleteAnswerMutation__
 *
 * To run a mutation, you first call `useDeleteAnswerMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteAnswerMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteAnswerMutation, { data, loading, error }] = useDeleteAnswerMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteAnswerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.DeleteAnswerMutation, Operations.DeleteAnswerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.DeleteAnswerMutation, Operations.DeleteAnswerMutationVariables>(Operations.DeleteAnswer, options);
      }
export type DeleteAnswerMutationHookResult = ReturnType<typeof useDeleteAnswerMutation>;
export type DeleteAnswerMutationResult = ApolloReactCommon.MutationResult<Operations.DeleteAnswerMutation>;

/**
 * __usePostTalkSubscription__
 *
 * To run a query within a React component, call `usePostTalkSubscription` and pass it any options that fit your needs.
 * When your component renders, `usePostTalkSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostTalkSubscription({
 *   variables: {
 *      postId: // value for 'postId'
 *   },
 * });
 */
export function usePostTalkSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.PostTalkSubscription, Operations.PostTalkSubscriptionVariables> & ({ variables: Operations.PostTalkSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.PostTalkSubscription, Operations.PostTalkSubscriptionVariables>(Operations.PostTalk, options);
      }
export type PostTalkSubscriptionHookResult = ReturnType<typeof usePostTalkSubscription>;
export type PostTalkSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.PostTalkSubscription>;

/**
 * __useVisionBoardQuery__
 *
 * To run a query within a React component, call `useVisionBoardQuery` and pass it any options that fit your needs.
 * When your component renders, `useVisionBoardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVisionBoardQuery({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useVisionBoardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables> & ({ variables: Operations.VisionBoardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>(Operations.VisionBoard, options);
      }
export function useVisionBoardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>(Operations.VisionBoard, options);
        }
// @ts-ignore
export function useVisionBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>;
export function useVisionBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<Operations.VisionBoardQuery | undefined, Operations.VisionBoardQueryVariables>;
export function useVisionBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>(Operations.VisionBoard, options);
        }
export type VisionBoardQueryHookResult = ReturnType<typeof useVisionBoardQuery>;
export type VisionBoardLazyQueryHookResult = ReturnType<typeof useVisionBoardLazyQuery>;
export type VisionBoardSuspenseQueryHookResult = ReturnType<typeof useVisionBoardSuspenseQuery>;
export type VisionBoardQueryResult = ApolloReactCommon.QueryResult<Operations.VisionBoardQuery, Operations.VisionBoardQueryVariables>;

/**
 * __useAddVisionItemMutation__
 *
 * To run a mutation, you first call `useAddVisionItemMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddVisionItemMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addVisionItemMutation, { data, loading, error }] = useAddVisionItemMutation({
 *   variables: {
 *      input: // value for 'input'
 *      picture: // value for 'picture'
 *   },
 * });
 */
export function useAddVisionItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.AddVisionItemMutation, Operations.AddVisionItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.AddVisionItemMutation, Operations.AddVisionItemMutationVariables>(Operations.AddVisionItem, options);
      }
export type AddVisionItemMutationHookResult = ReturnType<typeof useAddVisionItemMutation>;
export type AddVisionItemMutationResult = ApolloReactCommon.MutationResult<Operations.AddVisionItemMutation>;

/**
 * __useUpdateVisionItemMutation__
 *
 * To run a mutation, you first call `useUpdateVisionItemMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateVisionItemMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateVisionItemMutation, { data, loading, error }] = useUpdateVisionItemMutation({
 *   variables: {
 *      id: // value for 'id'
 *      input: // value for 'input'
 *      picture: // value for 'picture'
 *      removePicture: // value for 'removePicture'
 *   },
 * });
 */
export function useUpdateVisionItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.UpdateVisionItemMutation, Operations.UpdateVisionItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.UpdateVisionItemMutation, Operations.UpdateVisionItemMutationVariables>(Operations.UpdateVisionItem, options);
      }
export type UpdateVisionItemMutationHookResult = ReturnType<typeof useUpdateVisionItemMutation>;
export type UpdateVisionItemMutationResult = ApolloReactCommon.MutationResult<Operations.UpdateVisionItemMutation>;

/**
 * __useRemoveVisionItemMutation__
 *
 * To run a mutation, you first call `useRemoveVisionItemMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveVisionItemMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeVisionItemMutation, { data, loading, error }] = useRemoveVisionItemMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveVisionItemMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.RemoveVisionItemMutation, Operations.RemoveVisionItemMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.RemoveVisionItemMutation, Operations.RemoveVisionItemMutationVariables>(Operations.RemoveVisionItem, options);
      }
export type RemoveVisionItemMutationHookResult = ReturnType<typeof useRemoveVisionItemMutation>;
export type RemoveVisionItemMutationResult = ApolloReactCommon.MutationResult<Operations.RemoveVisionItemMutation>;

/**
 * __useOrderVisionBoardMutation__
 *
 * To run a mutation, you first call `useOrderVisionBoardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useOrderVisionBoardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [orderVisionBoardMutation, { data, loading, error }] = useOrderVisionBoardMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useOrderVisionBoardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Operations.OrderVisionBoardMutation, Operations.OrderVisionBoardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Operations.OrderVisionBoardMutation, Operations.OrderVisionBoardMutationVariables>(Operations.OrderVisionBoard, options);
      }
export type OrderVisionBoardMutationHookResult = ReturnType<typeof useOrderVisionBoardMutation>;
export type OrderVisionBoardMutationResult = ApolloReactCommon.MutationResult<Operations.OrderVisionBoardMutation>;

/**
 * __useVisionBoardLiveSubscription__
 *
 * To run a query within a React component, call `useVisionBoardLiveSubscription` and pass it any options that fit your needs.
 * When your component renders, `useVisionBoardLiveSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVisionBoardLiveSubscription({
 *   variables: {
 *      userId: // value for 'userId'
 *   },
 * });
 */
export function useVisionBoardLiveSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<Operations.VisionBoardLiveSubscription, Operations.VisionBoardLiveSubscriptionVariables> & ({ variables: Operations.VisionBoardLiveSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<Operations.VisionBoardLiveSubscription, Operations.VisionBoardLiveSubscriptionVariables>(Operations.VisionBoardLive, options);
      }
export type VisionBoardLiveSubscriptionHookResult = ReturnType<typeof useVisionBoardLiveSubscription>;
export type VisionBoardLiveSubscriptionResult = ApolloReactCommon.SubscriptionResult<Operations.VisionBoardLiveSubscription>;