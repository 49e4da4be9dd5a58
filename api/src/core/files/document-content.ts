/**
 * What a document turned out to be. `plain`: what it says and nothing else. `mixed`: of its kind,
 * but locked, or with programs, attachments or the like in it. `foreign`: something else under its
 * first bytes.
 */
export type DocumentContent = 'plain' | 'mixed' | 'foreign';

/** What was seen of a document. */
export interface DocumentLook {
  content: DocumentContent;
  /** Of a PDF; null for others, and where they can't be counted. */
  pages: number | null;
}
