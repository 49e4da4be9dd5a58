import { useState } from 'react';
import { readError } from '@/core/errors';
import { useCreateAdminMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, PasswordField, SelectField, TextField } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { administrationTexts } from '@schema/rules/administration-texts';
import { branches } from '@schema/rules/college';
import css from '../people/people.module.css';

const empty = {
  fullName: '',
  email: '',
  mobileNumber: '',
  college: '',
  stream: '',
  yearOfGraduation: '',
  password: '',
};

/** The documented form of a new admin: all fields are required. */
function NewAdminForm({ college, onClose }: { college: string; onClose: () => void }) {
  const [form, setForm] = useState({ ...empty, college });
  const [fields, setFields] = useState<Record<string, string>>({});
  const [create, { loading }] = useCreateAdminMutation({ refetchQueries: ['Admins'] });
  const field = (name: keyof typeof form) => ({
    value: form[name],
    error: fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: value })),
  });
  const save = async () => {
    const year = Math.trunc(Number(form.yearOfGraduation)) || 0;
    try {
      await create({ variables: { input: { ...form, yearOfGraduation: year } } });
      notify.success(administrationTexts.adminMade);
      onClose();
    } catch (error) {
      const failure = readError(error, adminTexts.actionFailed('/admins'));
      setFields(failure.fields);
      notify.error(failure.text);
    }
  };
  return (
    <form
      className={css.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void save();
      }}
    >
      <TextField label="Full name" maxLength={100} data-autofocus {...field('fullName')} />
      <TextField label="Email" type="email" maxLength={254} {...field('email')} />
      <TextField label="Mobile number" type="tel" maxLength={20} {...field('mobileNumber')} />
      <TextField label="College" maxLength={150} {...field('college')} />
      <SelectField label="Stream" placeholder="Choose" data={[...branches]} {...field('stream')} />
      <TextField
        label="Year of graduation"
        inputMode="numeric"
        maxLength={4}
        {...field('yearOfGraduation')}
      />
      <PasswordField
        label="Password to begin with"
        autoComplete="new-password"
        {...field('password')}
      />
      <p className={css.small}>They are mailed where to choose their own.</p>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={loading}>
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
