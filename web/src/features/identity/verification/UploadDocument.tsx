import { documentTypes } from '@schema/rules/college';
import { verificationDocument } from '@schema/rules/files';
import { documentLabels, identityHints } from '@schema/rules/identity-texts';
import { useState } from 'react';
import type { DocumentType } from '@/generated/documents';
import { Button, FilePicker, Progress } from '@/ui';
import { ChoiceCards } from '../form/ChoiceCards';
import css from '../form/form.module.css';
import { useDocumentUpload } from './useDocumentUpload';

const choices = documentTypes.map((value) => ({ value, label: documentLabels[value] }));
const limit = `JPEG, PNG or PDF, under ${verificationDocument.maxBytes / 1024 / 1024} MB`;

/** Uploads one document, which an admin checks. While one is pending, no other can be sent. */
export function UploadDocument({ pending }: { pending: boolean }) {
  const [documentType, setDocumentType] = useState<DocumentType>('collegeId');
  const { file, error, progress, pick, send } = useDocumentUpload();
  const sending = progress !== null;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(documentType);
      }}
    >
      <ChoiceCards
        legend="What it is"
        choices={choices}
        value={documentType}
        onChange={setDocumentType}
        disabled={pending || sending}
      />
      <FilePicker
        label="Choose a document"
        file={file}
        onPick={pick}
        accept={verificationDocument.types}
        hint={limit}
        error={error}
        disabled={pending || sending}
      />
      {sending && <Progress percent={progress} label="Uploading your document" />}
      <div className={css.actions}>
        <Button type="submit" size="md" loading={sending} disabled={pending}>
          Upload document
        </Button>
      </div>
      <p className={css.hint}>{identityHints.review} Only admins see the document.</p>
    </form>
  );
}
