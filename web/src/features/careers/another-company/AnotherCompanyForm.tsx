import { useApolloClient } from '@apollo/client/react';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { Button, LinkButton, SelectField, TextField } from '@/ui';
import { OwnPost } from '@/generated/documents';
import { interviewSubject } from '@schema/rules/posts';
import { experienceLabels, postTexts } from '@schema/rules/posts-texts';
import type { PostSubject } from '../post-subject';
import classes from './AnotherCompanyForm.module.css';

const typeOptions = Object.entries(experienceLabels).map(([value, label]) => ({ value, label }));

type Props = { onContinue: (subject: PostSubject) => void };

/** @returns a function that fetches the id of the viewer's post about a role; null without one */
function useFindOwnPost() {
  const client = useApolloClient();
  return async (variables: { companyName: string; role: string }): Promise<string | null> => {
    const answer = await client
      .query({ query: OwnPost, variables, fetchPolicy: 'no-cache' })
      .catch(() => null);
    return answer?.data?.ownPost ?? null;
  };
}

/**
 * Asks for the company and role of an interview that is not in the timeline. Whoever has a post
 * about it already is led there, before writing another one.
 */
export function AnotherCompanyForm({ onContinue }: Props) {
  const findOwnPost = useFindOwnPost();
  const [isChecking, setChecking] = useState(false);
  const [postId, setPostId] = useState<string | null>(null);
  const form = useForm({
    initialValues: { companyName: '', role: '', experienceType: 'fulltime' },
    validate: schemaResolver(interviewSubject, { sync: true }),
    onValuesChange: () => setPostId(null),
  });
  const submit = form.onSubmit(async (values) => {
    if (isChecking) return;
    const subject = interviewSubject.parse(values);
    const { companyName, role } = subject;
    setChecking(true);
    const ownPostId = await findOwnPost({ companyName, role });
    setChecking(false);
    // Without an answer the form goes on: the server refuses a second post when it is sent.
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
      <Button type="submit" loading={isChecking}>
        Continue
      </Button>
    </form>
  );
}
