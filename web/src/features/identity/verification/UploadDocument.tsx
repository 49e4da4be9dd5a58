import { documentTypes } from '@schema/rules/college/college';
import { verificationDocument } from '@schema/rules/files/files';
import {
  documentLabels,
  identityErrors,
  identityHints,
  identityMessages,
} from '@schema/rules/identity/identity-texts';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { DocumentType } from '@/generated/documents';
import { Button, FilePicker, notify, Progress } from '@/ui';
import { ChoiceCards } from '../form/ChoiceCards';
import css from '../form/form.module.css';
import { useRenewSession } from '../session/session-token';
import { uploadDocument } from './document-upload';

const choices = documentTypes.map((value) => ({ value, label: documentLabels[value] }));
const limit = `JPEG, PNG or PDF, under ${verificationDocument.maxBytes / 1024 / 1024} MB`;
const { texts } = verificationDocument;

const rule = z.object({ documentType: z.enum(documentTypes) });
const initial: { documentType: DocumentType } = { documentType: 'collegeId' };

function useDocumentForm() {
  const renew = useRenewSession();
  return useDraftForm({
    name: 'verification-document',
    initial,
    schema: rule,
    files: { document: { ...verificationDocument, missing: texts.missing } },
    failed: identityErrors.upload,
    failureIn: 'form',
    staysOpen: true,
    send: async ({ documentType }, { files: { document }, onProgress }) => {
      if (!document) return;
      onProgress(0);
      const sent = await uploadDocument(document, documentType, onProgress);
      const { message, token } = sent.uploadVerificationDocument;
      notify.success(message || identityMessages.documentUploaded);
      await renew(token);
    },
  });
}

/** Uploads one document, which an admin checks. While one is pending, no other can be sent. */
export function UploadDocument({ pending }: { pending: boolean }) {
  const form = useDocumentForm();
  const { error, onPick, ...document } = form.file('document');
  const isOff = pending || form.isSending;
  /** Exactly one is sent: a second one is refused until the first is removed. */
  const pick = (file: File | null, dropped: number) => {
    if (file && document.file) return form.blame('document', texts.one);
    if (onPick(file, dropped)) notify.success(identityMessages.fileSelected);
  };
  return (
    <DraftForm form={form} className={css.form}>
      <ChoiceCards
        legend="What it is"
        choices={choices}
        value={form.values.documentType}
        onChange={(documentType) => form.set('documentType', documentType)}
        path="documentType"
        disabled={isOff}
      />
      <FilePicker
        {...document}
        label="Choose a document"
        onPick={pick}
        hint={limit}
        error={error ?? form.failure}
        disabled={isOff}
      />
      {form.percent !== null && <Progress percent={form.percent} label="Uploading your document" />}
      <div className={css.actions}>
        <Button type="submit" size="md" loading={form.isSending} disabled={pending}>
          Upload document
        </Button>
      </div>
      <p className={css.hint}>{identityHints.review} Only admins see the document.</p>
    </DraftForm>
  );
}
