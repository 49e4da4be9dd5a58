import { sendFile } from '@/core/data/send-file';
import {
  type DocumentType,
  UploadVerificationDocumentDocument,
  type UploadVerificationDocumentMutation,
} from '@/generated/documents';

/** Uploads a verification document. @param onProgress called with 0 to 100 */
export const uploadDocument = (
  document: File,
  documentType: DocumentType,
  onProgress: (percent: number) => void,
): Promise<UploadVerificationDocumentMutation> =>
  sendFile({
    document: UploadVerificationDocumentDocument,
    variables: { documentType },
    variable: 'document',
    file: document,
    onProgress,
  });
