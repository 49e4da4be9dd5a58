import { useApolloClient } from '@apollo/client/react';
import { schemaResolver, useForm } from '@mantine/form';
import { pagePathOf } from '@schema/rules/page-paths';
import { interviewSubject } from '@schema/rules/posts';
import { experienceLabels, postTexts } from '@schema/rules/posts-texts';
import { useState } from 'react';
import { useIsMounted } from '@/core/useIsMounted';
import { Button, LinkButton, SelectField, TextField } from '@/ui';
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
  const [isChecking, setChecking] = useState(false);
  const [ownPost, setOwnPost] = useState<WrittenPost | null>(null);
  const form = useForm({
    initialValues: { companyName: '', role: '', experienceType: 'fulltime' },
    validate: schemaResolver(interviewSubject, { sync: true }),
    onValuesChange: () => setOwnPost(null),
  });
  const submit = form.onSubmit(async (values) => {
    if (isChecking) return;
    const subject = interviewSubject.parse(values);
    const { companyName, role } = subject;
    setChecking(true);
    const written = await findOwnPost(client, { companyName, role });
    if (!isMounted()) return;
    setChecking(false);
    // Without an answer the form goes on: the server refuses a second post when it is sent.
    if (written) setOwnPost(written);
    else onContinue({ ...subject, companyLogo: null });
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label="Company"
        required
        autoComplete="organization"
        {...form.getInputProps('companyName')}
      />
      <TextField
        label="Role"
        required
        autoComplete="organization-title"
        {...form.getInputProps('role')}
      />
      <SelectField
        label="Type"
        required
        data={typeOptions}
        {...form.getInputProps('experienceType')}
      />
      {ownPost && (
        <div className={classes.conflict} role="alert">
          <p>
            {postTexts.conflict} {ownPost.isRemoved && postTexts.conflictRemoved}
          </p>
          <LinkButton
            to={ownPost.isRemoved ? '/moderation' : pagePathOf.post(ownPost.id)}
            variant="default"
            size="compact-md"
          >
            {ownPost.isRemoved ? postTexts.readWhyRemoved : postTexts.readOwn}
          </LinkButton>
        </div>
      )}
      <Button type="submit" loading={isChecking}>
        Continue
      </Button>
    </form>
  );
}
