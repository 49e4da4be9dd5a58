import { reportInput } from '@schema/rules/moderation/moderation';
import {
  longestReportNote,
  type ReportableType,
  reportReasonLabels,
  reportReasons,
  reportTexts,
} from '@schema/rules/moderation/moderation-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { useReportMutation } from '@/generated/hooks';
import { Modal, notify, SelectField, TextAreaField } from '@/ui';
import css from './ReportDialog.module.css';

type Props = { type: ReportableType; id: string; onClose: () => void };

const options = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

/** Reports something to the administration: a reason, and what an admin should know. */
export default function ReportDialog({ type, id, onClose }: Props) {
  const [report] = useReportMutation();
  const form = useDraftForm({
    name: `report:${id}`,
    unstored: ['reason'],
    initial: { note: '', reason: '' },
    schema: reportInput,
    failed: reportTexts.failed,
    send: async ({ reason, note }) => {
      await report({ variables: { type, id, reason, note: note || null } });
      notify.success(reportTexts.done);
    },
    onSent: onClose,
  });
  const { note, reason } = form.values;
  const isMissing = reason === '' || (reason === 'other' && note.trim() === '');
  return (
    <Modal opened onClose={onClose} title={reportTexts.title(type)} size="md">
      <DraftForm form={form} className={css.form}>
        <SelectField
          label={reportTexts.reason}
          placeholder={reportTexts.choose}
          data={options}
          data-autofocus
          {...form.field('reason')}
        />
        <TextAreaField
          label={reason === 'other' ? reportTexts.noteOfOther : reportTexts.note}
          minRows={3}
          maxLength={longestReportNote}
          {...form.field('note')}
        />
        <FormFoot
          form={form}
          send={reportTexts.send}
          count={[note, longestReportNote]}
          isMissing={isMissing}
          onCancel={onClose}
        />
      </DraftForm>
    </Modal>
  );
}
