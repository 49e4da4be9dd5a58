import { adminTexts } from '@schema/rules/admin-texts';
import { newAdmin } from '@schema/rules/administration';
import { administrationTexts } from '@schema/rules/administration-texts';
import { branches } from '@schema/rules/college';
import { commonTexts } from '@schema/rules/common-texts';
import { useState } from 'react';
import { z } from 'zod';
import { formKey, persisted } from '@/core/drafts/persisted';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
import { AdminUsers } from '@/generated/documents';
import { useCreateAdminMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, PasswordField, SelectField, TextField } from '@/ui';
import css from '../people/people.module.css';

const schema = newAdmin.extend({
  yearOfGraduation: z.string().trim().transform(Number).pipe(newAdmin.shape.yearOfGraduation),
});

const fieldsShape = z.object({
  fullName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  college: z.string(),
  stream: z.string(),
  yearOfGraduation: z.string(),
});
const empty: z.infer<typeof fieldsShape> = {
  fullName: '',
  email: '',
  mobileNumber: '',
  college: '',
  stream: '',
  yearOfGraduation: '',
};
/** What was typed survives a closed dialog, but for the password. */
const storedFields = () =>
  persisted(formKey('new-admin'), {
    area: 'tab',
    parse: (stored) => fieldsShape.safeParse(stored).data,
  });

/** The documented form of a new admin: all fields are required. */
function NewAdminForm({ college, onClose }: { college: string; onClose: () => void }) {
  const [draft] = useState(storedFields);
  const [create] = useCreateAdminMutation({ refetchQueries: [AdminUsers] });
  const { form, submit, busy } = useSchemaForm({
    schema,
    initialValues: { ...empty, college, ...draft.read(), password: '' },
    onValuesChange: (values) => draft.write(fieldsShape.parse(values)),
  });
  return (
    <form
      className={css.form}
      noValidate
      autoComplete="off"
      onSubmit={submit(async (values) => {
        await create({ variables: { input: schema.parse(values) } });
        draft.remove();
        notify.success(administrationTexts.adminMade);
        onClose();
      }, adminTexts.actionFailed('/admins'))}
    >
      <TextField
        label="Full name"
        maxLength={100}
        data-autofocus
        {...form.getInputProps('fullName')}
      />
      <TextField label="Email" type="email" maxLength={254} {...form.getInputProps('email')} />
      <TextField
        label="Mobile number"
        type="tel"
        maxLength={20}
        {...form.getInputProps('mobileNumber')}
      />
      <TextField label="College" maxLength={150} {...form.getInputProps('college')} />
      <SelectField
        label="Stream"
        placeholder="Choose"
        data={[...branches]}
        {...form.getInputProps('stream')}
      />
      <TextField
        label="Year of graduation"
        inputMode="numeric"
        maxLength={4}
        {...form.getInputProps('yearOfGraduation')}
      />
      <PasswordField
        label="Password to begin with"
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <p className={css.small}>They are mailed where to choose their own.</p>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          Create admin
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Makes a new admin. */
export const NewAdminDialog = ({
  opened,
  ...props
}: {
  opened: boolean;
  college: string;
  onClose: () => void;
}) => (
  <Modal opened={opened} onClose={props.onClose} title="Create admin" size="md">
    <NewAdminForm {...props} />
  </Modal>
);
