import { type RestRow, restRow } from '../../../../core/feature.ts';
import type { RestCall } from '../../../../core/rest/rest-call.ts';
import { countersBeside, type Viewed } from '../../../../core/rest/rest-counters.ts';
import { param } from '../../../../core/rest/rest-input.ts';
import { pageOf } from '../../../../core/rest/rest-pages.ts';
import {
  RestLikePost,
  RestMyPosts,
  RestOpenPost,
  RestSharePost,
} from '../../../../generated/documents.ts';
import { withAnswers } from './with-answers.ts';

const postOfPath = (call: RestCall) => ({ id: param(call, 'id') });

interface WholePost extends Viewed {
  resume?: { _id: string } | null;
  rounds: { isInterviewerNice: boolean; isKindnessTold?: boolean | null }[];
  materialFiles: object[];
  materialLinks: string[];
}

/**
 * A whole post as the documents word it: what it refers to in one part, the résumé's id as its key,
 * kindness as Yes or No.
 */
export const wholePost = <Fields extends WholePost>({
  materialFiles,
  materialLinks,
  rounds,
  ...post
}: Fields) => ({
  ...countersBeside(post),
  resumeKey: post.resume?._id ?? null,
  rounds: rounds.map(({ isKindnessTold: _told, ...round }) => ({
    ...round,
    isInterviewerNice: yesNo(round.isInterviewerNice),
  })),
  materialReferences: { files: materialFiles, links: materialLinks },
});

/** As the documented replies say it. */
export const yesNo = (is: boolean): 'Yes' | 'No' => (is ? 'Yes' : 'No');

/** The post calls as documented. */
export const postRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/auth/my-posts',
    document: RestMyPosts,
    variables: pageOf,
    lists: (data) => [data.myPosts],
    reply: (data) => data.myPosts.nodes.map(countersBeside),
  }),
  restRow({
    method: 'GET',
    path: '/api/auth/post/{id}',
    document: RestOpenPost,
    variables: (call) => ({ ...postOfPath(call), ...pageOf(call) }),
    lists: (data) => [data.openPost.questions],
    reply: ({ openPost: { questions, similarPosts, viewer, ...post } }) => ({
      post: { ...wholePost(post), hasLiked: viewer.hasLiked },
      questions: questions.nodes.map(withAnswers),
      similarPosts: similarPosts.map(countersBeside),
    }),
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/post/{id}/like',
    document: RestLikePost,
    variables: postOfPath,
    reply: (data) => data.likePost.counters,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/post/{id}/share',
    document: RestSharePost,
    variables: postOfPath,
    reply: (data) => data.sharePost,
  }),
];
