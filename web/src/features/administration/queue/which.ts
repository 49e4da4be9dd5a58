import type { DocumentType, VerificationSort } from '@/generated/documents';

/** Which documents a list has, and in which order. */
export type Which = {
  search: string | null;
  documentType: DocumentType | null;
  sort: VerificationSort;
};
