import { useApolloClient } from '@apollo/client/react';
import { companyPairTexts } from '@schema/rules/companies/company-pairs-texts';
import { mergedInto } from '@schema/rules/companies/listed-companies';
import { listedCompanyTexts } from '@schema/rules/companies/listed-companies-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { SuggestedField } from '@/features/suggestions';
import { mutateJoinCompanies, mutatePairCompanies } from '@/generated/calls';
import { Modal, notify } from '@/ui';

const texts = listedCompanyTexts.merge;

type Props = {
  company: { id: string; slug: string; name: string };
  opened: boolean;
  onClose: () => void;
  /** They are one. */
  onMerged: () => void;
  /** Takes them apart again. */
  onUndo: (pairId: string) => void;
};

/** Which company another is part of, by an admin's own knowledge. */
function MergeForm({ company, onClose, onMerged, onUndo }: Omit<Props, 'opened'>) {
  const client = useApolloClient();
  const form = useDraftForm({
    name: `company-merge ${company.id}`,
    initial: { into: '' },
    schema: mergedInto,
    failed: texts.failed,
    failureIn: 'form',
    send: async ({ into }) => {
      const { data } = await mutatePairCompanies(client, {
        variables: { first: company.slug, second: into },
      });
      const pair = data?.pairCompanies;
      if (!pair) return;
      const kept = pair.first.id === company.id ? pair.second : pair.first;
      await mutateJoinCompanies(client, { variables: { id: pair.id, keep: kept.id } });
      notify.success(companyPairTexts.joined(kept.name), { undo: () => onUndo(pair.id) });
      onMerged();
    },
    onSent: onClose,
  });
  return (
    <DraftForm form={form}>
      <p>{texts.lead(company.name)}</p>
      <SuggestedField
        kind="company"
        label={texts.into}
        required
        data-autofocus
        {...form.field('into')}
      />
      <FormFoot form={form} send={texts.send} onCancel={onClose} />
    </DraftForm>
  );
}

export default function MergeDialog({ opened, ...props }: Props) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={texts.title(props.company.name)}>
      <MergeForm {...props} />
    </Modal>
  );
}
