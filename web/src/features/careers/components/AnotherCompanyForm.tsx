import { useApolloClient } from '@apollo/client/react';
import { useForm, schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { Button, LinkButton, SelectField, TextField } from '@/ui';
import { OwnPost } from '@/generated/documents';
import { interviewSubject } from '@schema/rules/posts';
import { experienceLabels, postTexts } from '@schema/rules/posts-texts';
import type { Experience } from '../experience';
import classes from './AnotherCompanyForm.module.css';

const types = Object.entries(experienceLabels).map(([value, label]) => ({ value, label }));

type Props = { onContinue: (experience: Experience) => void };

/** An interview at a company that is not in the timeline: asked for, but not joined. Who has told of it already learns it here, not after all the writing. */
export function AnotherCompanyForm({ onContinue }: Props) {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [postId, setPostId] = useState<string | null>(null);
  const form = useForm({
    initialValues: { companyName: '', role: '', experienceType: 'fulltime' },
    validate: schemaResolver(interviewSubject, { sync: true }),
    onValuesChange: () => setPostId(null),
  });
  const submit = form.onSubmit(async (values) => {
    if (asking) return;
    const named = interviewSubject.parse(values);
    setAsking(true);
    // Where it can't be asked the server says it when the post is sent.
    const answer = await client
      .query({
        query: OwnPost,
        variables: { companyName: named.companyName, role: named.role },
        fetchPolicy: 'no-cache',
      })
      .catch(() => null);
    setAsking(false);
    const own = answer?.data?.ownPost ?? null;
    if (own) setPostId(own);
    else onContinue({ ...named, companyLogo: null });
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
      <SelectField label="Type" required data={types} {...form.getInputProps('experienceType')} />
      {postId && (
        <div className={classes.told} role="alert">
          <p>{postTexts.conflict}</p>
          <LinkButton to={`/post/${postId}`} variant="default" size="compact-md">
            Read your post
          </LinkButton>
        </div>
      )}
      <Button type="submit" loading={asking}>
        Continue
      </Button>
    </form>
  );
}
