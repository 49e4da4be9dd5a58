import { branchesOf } from '../../../../../schema/rules/college/college.ts';
import { experiencePost } from '../../../../../schema/rules/posts/posts.ts';
import { postTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { yearOf } from '../../../core/clock.ts';
import { validate } from '../../../core/errors.ts';
import { type RestRow, restRow } from '../../../core/feature.ts';
import type { RestCall } from '../../../core/rest/rest-call.ts';
import { param, text } from '../../../core/rest/rest-input.ts';
import {
  RestAddPost,
  RestDeletePost,
  RestPostByDetails,
  RestRenamePost,
} from '../../../generated/documents.ts';
import { studiesOf } from '../../studies/index.ts';
import { companyAndType } from '../form/company-and-type.rest.ts';
import { postForm, postFormFiles, strictReading } from '../form/post-form.rest.ts';
import { withoutNulls } from '../form/without-nulls.ts';
import { wholePost } from '../post/rest/post.rest.ts';
import { postNotFound } from '../post-not-found.ts';

/** The person on whose profile page the call is made; null for other pages. */
const personOfPage = ({ referer }: RestCall): string | null =>
  /^https?:\/\/[^/]+\/profile\/([0-9a-f-]{36})(?=[/?#]|$)/i.exec(referer)?.[1] ?? null;

/** Of the person who is named, else of the one whose timeline one looks at, else the own one. */
const postOfPerson = (call: RestCall) => ({
  ...companyAndType(call),
  userId: call.query['userId'] ?? personOfPage(call),
});

/** A heading that is sent must be one; what is left out stays. */
const textIfSent = (body: Record<string, unknown>, name: string): string | null =>
  body[name] === undefined ? null : text(body[name]);

/** The documented calls that publish, change, delete and find posts. */
export const editingRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/add-post',
    multipart: postFormFiles,
    document: RestAddPost,
    variables: async (call, app) => {
      const { form, materialFileIds, files } = postForm(call, strictReading);
      // Validated here first: GraphQL would refuse a missing field before the rule can answer with
      // its text.
      const { resumeFileId: _none, ...post } = validate(
        experiencePost(yearOf(app.clock), branchesOf(await studiesOf(app))),
        withoutNulls({ ...form, postType: form.postType ?? 'crisp' }),
      );
      return { ...files, input: { ...post, materialFileIds } };
    },
    reply: (data) => ({ message: postTexts.added, post: wholePost(data.publishPost) }),
  }),
  restRow({
    method: 'PUT',
    path: '/api/auth/posts/{id}',
    document: RestRenamePost,
    variables: (call) => ({
      id: param(call, 'id'),
      companyName: textIfSent(call.body, 'companyName'),
      role: textIfSent(call.body, 'role'),
      oneLiner: textIfSent(call.body, 'oneLiner'),
    }),
    reply: (data) => ({ message: postTexts.updated, post: wholePost(data.updatePostHeadline) }),
  }),
  restRow({
    method: 'DELETE',
    path: '/api/auth/posts/{postId}',
    document: RestDeletePost,
    variables: (call) => ({ id: param(call, 'postId') }),
    reply: () => ({ message: postTexts.deleted }),
  }),
  restRow({
    method: 'GET',
    path: '/api/posts/by-details',
    document: RestPostByDetails,
    variables: postOfPerson,
    reply: ({ _id }) => {
      if (!_id) throw postNotFound();
      return { _id };
    },
  }),
  restRow({
    method: 'GET',
    path: '/api/career-path/posts/check-existence',
    document: RestPostByDetails,
    variables: postOfPerson,
    reply: ({ _id }) => ({ exists: _id !== null }),
  }),
];
