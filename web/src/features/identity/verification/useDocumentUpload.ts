import { verificationDocument } from '@schema/rules/files';
import { identityErrors, identityMessages } from '@schema/rules/identity-texts';
import { useRef, useState } from 'react';
import { errorText } from '@/core/errors';
import type { DocumentType } from '@/generated/documents';
import { notify } from '@/ui';
import { useRenewSession } from '../session/session-token';
import { uploadDocument } from './document-upload';

const { types, maxBytes, texts } = verificationDocument;

/** @returns what is wrong with a chosen file, or null */
function fileError(file: File, dropped = 1): string | null {
  if (dropped > 1) return texts.one;
  if (!types.some((type) => type === file.type)) return texts.type;
  return file.size < maxBytes ? null : texts.size;
}

/** Uploads one document. It is checked here first, and by the server again. */
export function useDocumentUpload() {
  const renew = useRenewSession();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef(false);

  const pick = (picked: File | null, dropped: number) => {
    // Exactly one is sent: a second one is refused until the first is removed.
    const problem = picked ? fileError(picked, file ? 2 : dropped) : null;
    setError(problem);
    if (problem) return notify.error(problem);
    setFile(picked);
    if (picked) notify.success(identityMessages.fileSelected);
  };

  const send = async (documentType: DocumentType) => {
    if (running.current) return;
    if (!file) {
      setError(texts.missing);
      return notify.error(texts.missing);
    }
    running.current = true;
    setError(null);
    setProgress(0);
    try {
      const data = await uploadDocument(file, documentType, setProgress);
      notify.success(data.uploadVerificationDocument.message || identityMessages.documentUploaded);
      await renew(data.uploadVerificationDocument.token);
      setFile(null);
    } catch (failure) {
      const text = errorText(failure, identityErrors.upload);
      setError(text);
      notify.error(text);
    } finally {
      running.current = false;
      setProgress(null);
    }
  };

  return { file, error, progress, pick, send };
}
