import type { Role } from '@schema/rules/college/college';
import { commonTexts } from '@schema/rules/common-texts';
import { identityMessages } from '@schema/rules/identity/identity-texts';
import { Button, DialogFoot, Modal } from '@/ui';
import css from '../form/prompt.module.css';

type Props = {
  role: Role | null;
  refusal: string | null;
  busy: boolean;
  onCreate: (role: Role) => void;
  onClose: () => void;
};

/** Asks whether to create the role that the account lacks. */
export default function CreateRoleDialog({ role, refusal, busy, onCreate, onClose }: Props) {
  return (
    <Modal
      opened={role !== null}
      onClose={onClose}
      title={role === 'alumni' ? 'Join as an alumnus?' : 'Join as a student?'}
    >
      <p className={css.text}>{role && identityMessages.roleMissing(role)}</p>
      {refusal && (
        <p className={css.error} role="alert">
          {refusal}
        </p>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {commonTexts.cancel}
        </Button>
        <Button onClick={() => role && onCreate(role)} loading={busy} data-autofocus>
          Create
        </Button>
      </DialogFoot>
    </Modal>
  );
}
