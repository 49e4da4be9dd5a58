import { useApolloClient } from '@apollo/client/react';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { interviewSubject } from '@schema/rules/posts/posts';
import { experienceLabels, postTexts } from '@schema/rules/posts/posts-texts';
import { useState } from 'react';
import { RefusedError } from '@/core/errors';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { isSame } from '@/core/is-same';
import { useIsMounted } from '@/core/useIsMounted';
import { SuggestedField } from '@/features/suggestions';
import { Button, LinkButton, SelectField } from '@/ui';
import { findOwnPost, type WrittenPost } from '../own-post';
import type { PostSubject } from '../post-subject';
import classes from './AnotherCompanyForm.module.css';

const typeOptions = Object.entries(experienceLabels).map(([value, label]) => ({ value, label }));

type Props = { onContinue: (subject: PostSubject) => void };

/**
 * Asks for the company and role of an interview that is not in the timeline. Whoever has a post
 * about it already is led there, before writing another one.
 */
export function AnotherCompanyForm({ onContinue }: Props) {
  const client = useApolloClient();
  const isMounted = useIsMounted();
  const [found, setFound] = useState<{ written: WrittenPost | null; about: object } | null>(null);
  const form = useDraftForm({
    name: null,
    initial: { companyName: '', role: '', experienceType: 'fulltime' },
    schema: interviewSubject,
    failed: postTexts.checkFailed,
    send: async (subject, { values }) => {
      const { companyName, role } = subject;
      const written = await findOwnPost(client, { companyName, role }).catch(() => {
        throw new RefusedError(postTexts.checkFailed);
      });
      if (!isMounted()) return;
      if (written) setFound({ written, about: values });
      else onContinue({ ...subject, companyLogo: null });
    },
  });
  const ownPost = found && isSame(found.about, form.values) ? found.written : null;
  return (
    <DraftForm form={form} className={classes.form}>
      <SuggestedField kind="company" label="Company" required {...form.field('companyName')} />
      <SuggestedField kind="role" label="Role" required {...form.field('role')} />
      <SelectField label="Type" required data={typeOptions} {...form.field('experienceType')} />
      {ownPost && (
        <div className={classes.conflict} role="alert">
          <p>
            {postTexts.conflict} {ownPost.isRemoved && postTexts.conflictRemoved}
          </p>
          <LinkButton
            to={ownPost.isRemoved ? pagePaths.moderation : pagePathOf.post(ownPost.id)}
            variant="default"
            size="compact-md"
          >
            {ownPost.isRemoved ? postTexts.readWhyRemoved : postTexts.readOwn}
          </LinkButton>
        </div>
      )}
      <Button type="submit" loading={form.isSending}>
        Continue
      </Button>
    </DraftForm>
  );
}
