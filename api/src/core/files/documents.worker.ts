import type { DocumentKind } from '../../../../schema/rules/files.ts';
import type { DocumentLook } from './document-content.ts';
import { lookIntoPdf } from './pdf.ts';
import { lookIntoDoc, lookIntoDocx } from './word-documents.ts';

/** How each kind of document is looked into. */
const looks = {
  pdf: lookIntoPdf,
  doc: (bytes: Buffer) => ({ content: lookIntoDoc(bytes), pages: null }),
  docx: async (bytes: Buffer) => ({ content: await lookIntoDocx(bytes), pages: null }),
} as const satisfies Record<DocumentKind, unknown>;

/** Runs in a thread of its own (`look-into.ts`). */
export default function lookInto({
  kind,
  bytes,
}: {
  kind: DocumentKind;
  bytes: Uint8Array;
}): DocumentLook | Promise<DocumentLook> {
  return looks[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
