// @ts-nocheck
import * as Operations from './documents';
import * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;


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