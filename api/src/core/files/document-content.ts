/**
 * What a document turned out to be. `plain`: what it says and nothing else. `mixed`: of its kind,
 * but with programs, attachments or the like in it, or locked where nothing tells that apart.
 * `locked`: a password is asked for. `foreign`: something else under its
 * first bytes.
 */
export type DocumentContent = 'plain' | 'mixed' | 'locked' | 'foreign';

/** What was seen of a document. */
export interface DocumentLook {
  content: DocumentContent;
  /** Of a PDF; null for others, and where they can't be counted. */
  pages: number | null;
}
