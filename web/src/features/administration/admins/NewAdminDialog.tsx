import { adminTexts } from '@schema/rules/administration/admin-texts';
import { newAdmin } from '@schema/rules/administration/administration';
import { administrationTexts } from '@schema/rules/administration/administration-texts';
import { branchesOf } from '@schema/rules/college/college';
import { collegeYear } from '@schema/rules/text/days';
import { z } from 'zod';
import { studiesNow, useStudies } from '@/core/college/studies';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { AdminUsersDocument } from '@/generated/documents';
import { useCreateAdminMutation } from '@/generated/hooks';
import { Modal, notify, PasswordField, SelectField, TextField } from '@/ui';
import css from '../people/people.module.css';

/** The server's rule, as of now, for a year that was typed. */
const schemaNow = () => {
  const rule = newAdmin(collegeYear(new Date()), studiesNow());
  return rule.extend({
    yearOfGraduation: z.string().trim().transform(Number).pipe(rule.shape.yearOfGraduation),
  });
};

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
  const [create] = useCreateAdminMutation({ refetchQueries: [AdminUsersDocument] });
  const form = useDraftForm({
    name: 'new-admin',
    area: 'tab',
    unstored: ['password'],
    initial: { ...empty, college },
    schema: schemaNow,
    failed: adminTexts.actionFailed('/admins'),
    send: async (input) => {
      await create({ variables: { input } });
      notify.success(administrationTexts.adminMade);
    },
    onSent: onClose,
  });
  return (
    <DraftForm form={form} className={css.form} autoComplete="off">
      <TextField label="Full name" maxLength={100} data-autofocus {...form.field('fullName')} />
      <TextField label="Email" type="email" maxLength={254} {...form.field('email')} />
      <TextField label="Mobile number" type="tel" maxLength={20} {...form.field('mobileNumber')} />
      <TextField label="College" maxLength={150} {...form.field('college')} />
      <SelectField
        label="Stream"
        placeholder="Choose"
        data={branchesOf(useStudies())}
        {...form.field('stream')}
      />
      <TextField
        label="Year of graduation"
        inputMode="numeric"
        maxLength={4}
        {...form.field('yearOfGraduation')}
      />
      <PasswordField
        label="Password to begin with"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <p className={css.small}>They are mailed where to choose their own.</p>
      <FormFoot form={form} send="Create admin" onCancel={onClose} />
    </DraftForm>
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
