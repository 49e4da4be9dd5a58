import { useApolloClient } from '@apollo/client/react';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { Button, LinkButton, SelectField, TextField } from '@/ui';
import { OwnPost } from '@/generated/documents';
import { interviewSubject } from '@schema/rules/posts';
import { experienceLabels, postTexts } from '@schema/rules/posts-texts';
import type { Experience } from '../experience';
import classes from './AnotherCompanyForm.module.css';

const typeOptions = Object.entries(experienceLabels).map(([value, label]) => ({ value, label }));

type Props = { onContinue: (experience: Experience) => void };

/**
 * Asks for the company and role of an interview that is not in the timeline. Whoever has a post
 * about it already is led there, before writing another one.
 */
export function AnotherCompanyForm({ onContinue }: Props) {
  const client = useApolloClient();
  const [checking, setChecking] = useState(false);
  const [postId, setPostId] = useState<string | null>(null);
  const form = useForm({
    initialValues: { companyName: '', role: '', experienceType: 'fulltime' },
    validate: schemaResolver(interviewSubject, { sync: true }),
    onValuesChange: () => setPostId(null),
  });
  const submit = form.onSubmit(async (values) => {
    if (checking) return;
    const subject = interviewSubject.parse(values);
    setChecking(true);
    // Without an answer the form goes on: the server refuses a second post when it is sent.
    const answer = await client
      .query({
        query: OwnPost,
        variables: { companyName: subject.companyName, role: subject.role },
        fetchPolicy: 'no-cache',
      })
      .catch(() => null);
    setChecking(false);
    const ownPostId = answer?.data?.ownPost ?? null;
    if (ownPostId) setPostId(ownPostId);
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
      {postId && (
        <div className={classes.conflict} role="alert">
          <p>{postTexts.conflict}</p>
          <LinkButton to={`/post/${postId}`} variant="default" size="compact-md">
            Read your post
          </LinkButton>
        </div>
      )}
      <Button type="submit" loading={checking}>
        Continue
      </Button>
    </form>
  );
}
