import { isPlainPdf } from './pdf.ts';
import { isPlainDoc, isPlainDocx } from './word-documents.ts';

/** How each kind of document is looked into. */
const looks = { pdf: isPlainPdf, doc: isPlainDoc, docx: isPlainDocx } as const;

export type DocumentKind = keyof typeof looks;

/** Runs in a thread of its own (`look-into.ts`). */
export default function lookInto({
  kind,
  bytes,
}: {
  kind: DocumentKind;
  bytes: Uint8Array;
}): boolean | Promise<boolean> {
  return looks[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
