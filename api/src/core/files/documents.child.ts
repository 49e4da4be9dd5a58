import type { DocumentKind } from '../../../../schema/rules/files/files.ts';
import type { DocumentLook } from './document-content.ts';
import { lookIntoPdf } from './pdf/pdf.ts';
import { lookIntoDoc } from './word/word-compound.ts';
import { lookIntoDocx } from './word/word-documents.ts';

// Runs in a process of its own (`document-process.ts`).

/** How each kind of document is looked into. */
const looks: Record<DocumentKind, (bytes: Buffer) => Promise<DocumentLook>> = {
  pdf: lookIntoPdf,
  doc: (bytes) => Promise.resolve({ content: lookIntoDoc(bytes), pages: null }),
  docx: async (bytes) => ({ content: await lookIntoDocx(bytes), pages: null }),
};

// The server ends its processes itself, once the documents of its last requests are looked into; a
// terminal's Ctrl-C reaches both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// It is gone: nobody waits for an answer.
process.once('disconnect', () => process.exit());

process.on('message', ({ kind, bytes }: { kind: DocumentKind; bytes: Uint8Array }) => {
  // What rejects ends this process, and so is refused.
  void looks[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then((look) =>
    process.send?.(look),
  );
});
process.send?.('ready');
