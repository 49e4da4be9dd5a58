import { postDraft } from '../../../../../schema/rules/posts/post-draft.ts';
import { draftTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { validate } from '../../../core/errors.ts';
import { type RestRow, restRow } from '../../../core/feature.ts';
import {
  type RestDraftFragment,
  RestReadDraft,
  RestSaveDraft,
} from '../../../generated/documents.ts';
import { companyAndType } from '../form/company-and-type.rest.ts';
import { lenientReading, postForm, postFormFiles } from '../form/post-form.rest.ts';
import { withoutNulls } from '../form/without-nulls.ts';
import { yesNo } from '../post/rest/post.rest.ts';

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

const readDraft = (path: string): RestRow =>
  restRow({
    method: 'GET',
    path,
    document: RestReadDraft,
    variables: companyAndType,
    reply: ({ draft }) => ({ draft: draft ? draftReply(draft) : null }),
  });

/** The documented calls of drafts. */
export const draftRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/save-draft',
    multipart: postFormFiles,
    document: RestSaveDraft,
    variables: (call) => {
      const { form, materialFileIds, files } = postForm(call, lenientReading);
      const { resumeFileId: _none, ...draft } = validate(postDraft, withoutNulls(form));
      return { ...files, input: { ...draft, materialFileIds } };
    },
    reply: ({ saveDraft }) => ({
      message: draftTexts.saved(saveDraft.companyName),
      draft: draftReply(saveDraft),
    }),
  }),
  readDraft('/api/auth/posts/draft'),
  readDraft('/api/career-path/posts/draft'),
];
