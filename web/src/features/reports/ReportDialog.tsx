import { commonTexts } from '@schema/rules/common-texts';
import {
  longestReportNote,
  type ReportableType,
  type ReportReason,
  reportReasonLabels,
  reportReasons,
  reportTexts,
} from '@schema/rules/moderation-texts';
import { type FormEvent, useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { formKey, parseText, persisted } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';
import { useReportMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, SelectField, TextAreaField } from '@/ui';
import css from './ReportDialog.module.css';

type Props = { type: ReportableType; id: string; onClose: () => void };

const options = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));
const isReason = (value: string): value is ReportReason =>
  reportReasons.some((reason) => reason === value);

/** Reports something to the administration: a reason, and what an admin should know. */
export default function ReportDialog({ type, id, onClose }: Props) {
  const [report, { loading }] = useReportMutation();
  const [reason, setReason] = useState('');
  const [store] = useState(() =>
    persisted(formKey(`report:${id}`), { parse: parseText, onlySignedIn: true }),
  );
  const [note, setNote, forgetSent] = usePersistedState(store, '');
  const isMissing = reason === 'other' && note.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReason(reason) || isMissing || loading) return;
    const request = report({ variables: { type, id, reason, note: note.trim() || null } });
    if (!(await succeeds(request, reportTexts.failed))) return;
    forgetSent(note);
    notify.success(reportTexts.done);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={reportTexts.title(type)} size="md">
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <SelectField
          label={reportTexts.reason}
          placeholder={reportTexts.choose}
          value={reason}
          data={options}
          data-autofocus
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <TextAreaField
          label={reason === 'other' ? reportTexts.noteOfOther : reportTexts.note}
          value={note}
          minRows={3}
          maxLength={longestReportNote}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <DialogFoot note={`${note.length} / ${longestReportNote}`}>
          <Button variant="default" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" disabled={reason === '' || isMissing} loading={loading}>
            {reportTexts.send}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
