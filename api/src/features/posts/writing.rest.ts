import { draftTexts, postTexts } from '../../../../schema/rules/posts-texts.ts';
import { postFiles } from '../../../../schema/rules/files.ts';
import { experienceTypes } from '../../../../schema/rules/posts.ts';
import { type RestCall, type RestRow, restRow } from '../../core/feature.ts';
import { mustBeOneOf, text } from '../../core/rest-input.ts';
import {
  RestAddPost,
  RestDeletePost,
  RestPostByDetails,
  RestPostMedia,
  RestReadDraft,
  RestRenamePost,
  RestSaveDraft,
  type RestDraftFragment,
} from '../../generated/documents.ts';
import { ofDraft, ofPost, postForm } from './post-form.rest.ts';
import { postNotFound } from './posts.ts';
import { wholePost, yesNo } from './posts.rest.ts';

const multipart = { documents: postFiles.material.maxFiles, resume: postFiles.resume.maxFiles };

/** A draft as the documents word it: the form's fields beside its own. */
const draftReply = ({
  form: { rounds, materialLinks, ...form },
  materialFiles,
  ...draft
}: RestDraftFragment) => ({
  ...form,
  ...draft,
  rounds:
    rounds?.map((round) => ({
      ...round,
      isInterviewerNice: yesNo(round.isInterviewerNice ?? true),
    })) ?? [],
  materialReferences: { files: materialFiles, links: materialLinks ?? [] },
});

const details = ({ query }: RestCall) => ({
  companyName: query['companyName'] ?? '',
  experienceType: mustBeOneOf(
    query['experienceType'],
    experienceTypes,
    'Experience type is required',
  ),
});
const detailsOf = (call: RestCall) => ({ ...details(call), userId: call.query['userId'] ?? null });

/** A heading that is given must be one; what is left out stays. */
const given = (body: Record<string, unknown>, name: string): string | null =>
  body[name] === undefined ? null : text(body[name]);

const readDraft = (path: string): RestRow =>
  restRow({
    method: 'GET',
    path,
    document: RestReadDraft,
    variables: details,
    reply: ({ draft }) => ({ draft: draft ? draftReply(draft) : null }),
  });

/** The writing calls of part 2, section 7. */
export const writingRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/add-post',
    multipart,
    document: RestAddPost,
    variables: (call) => {
      const { input, ...files } = postForm(call, ofPost);
      return { ...files, input: { ...input, postType: input.postType ?? 'crisp' } };
    },
    reply: (d) => ({ message: postTexts.added, post: wholePost(d.publishPost) }),
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/save-draft',
    multipart,
    document: RestSaveDraft,
    variables: (call) => postForm(call, ofDraft),
    reply: ({ saveDraft }) => ({
      message: draftTexts.saved(saveDraft.companyName),
      draft: draftReply(saveDraft),
    }),
  }),
  readDraft('/api/auth/posts/draft'),
  readDraft('/api/career-path/posts/draft'),
  restRow({
    method: 'PUT',
    path: '/api/auth/posts/{id}',
    document: RestRenamePost,
    variables: ({ params, body }) => ({
      id: params['id'] ?? '',
      companyName: given(body, 'companyName'),
      role: given(body, 'role'),
      oneLiner: given(body, 'oneLiner'),
    }),
    reply: (d) => ({ message: postTexts.updated, post: wholePost(d.updatePostHeadline) }),
  }),
  restRow({
    method: 'DELETE',
    path: '/api/auth/posts/{postId}',
    document: RestDeletePost,
    variables: ({ params }) => ({ id: params['postId'] ?? '' }),
    reply: () => ({ message: postTexts.deleted }),
  }),
  restRow({
    method: 'GET',
    path: '/api/auth/post-media/{id}',
    document: RestPostMedia,
    variables: ({ params }) => ({ id: params['id'] ?? '' }),
    reply: (d) => ({ urls: d.postMedia }),
  }),
  restRow({
    method: 'GET',
    path: '/api/posts/by-details',
    document: RestPostByDetails,
    variables: detailsOf,
    reply: ({ _id }) => {
      if (!_id) throw postNotFound();
      return { _id };
    },
  }),
  restRow({
    method: 'GET',
    path: '/api/career-path/posts/check-existence',
    document: RestPostByDetails,
    variables: detailsOf,
    reply: ({ _id }) => ({ exists: _id !== null }),
  }),
];
