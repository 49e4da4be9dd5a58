import { companyPairNames } from '@schema/rules/companies/company-pairs';
import { companyPairTexts } from '@schema/rules/companies/company-pairs-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { usePairCompaniesMutation } from '@/generated/hooks';
import { Modal, notify, TextField } from '@/ui';

const texts = companyPairTexts.name;

interface Props {
  opened: boolean;
  onClose: () => void;
  /** The pair is on the list. */
  onPaired: () => void;
}

/** Two names that do not look alike, of which an admin knows that they are one company. */
function PairForm({ onClose, onPaired }: Omit<Props, 'opened'>) {
  const [pair] = usePairCompaniesMutation();
  const form = useDraftForm({
    name: 'company-pair',
    initial: { first: '', second: '' },
    schema: companyPairNames,
    failed: texts.failed,
    failureIn: 'form',
    send: async (variables) => {
      await pair({ variables });
      notify.success(texts.done);
      onPaired();
    },
    onSent: onClose,
  });
  return (
    <DraftForm form={form}>
      <TextField label={texts.first} required data-autofocus {...form.field('first')} />
      <TextField label={texts.second} required {...form.field('second')} />
      <FormFoot form={form} send={texts.send} onCancel={onClose} />
    </DraftForm>
  );
}

export default function PairDialog({ opened, onClose, onPaired }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <PairForm onClose={onClose} onPaired={onPaired} />
    </Modal>
  );
}
