/** Where providers deliver. */
export const inboundMailPath = '/api/mail/inbound';

/** A mail that reached us, whoever delivered it. Nothing of it is to be believed. */
export interface InboundMail {
  /** Of the delivery: what is signed once is delivered once. */
  deliveryId: string;
  messageId: string;
  /** Whom its `From` names, in small letters; null where that is not exactly one address. */
  from: string | null;
  /** Whom it was delivered to; of a mail that does not say, those whom it names. */
  to: string[];
  /** Its plain text; empty where it has none. */
  text: string;
  /** Whether it has a formatted text as well, or instead. */
  hasHtml: boolean;
  /** Whether files hang on it; pictures inside of a formatted text are none. */
  hasFiles: boolean;
  /** Its headers, by names in small letters; of several of one name the last. */
  headers: ReadonlyMap<string, string>;
}

/**
 * The address of a header that names exactly one, as `Asha Rao <asha@mail.example>`; in small
 * letters.
 */
export function oneAddress(header: string): string | null {
  // What stands in quotes is a name, whatever it looks like.
  const plain = header
    .slice(0, 1000)
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .trim();
  const inside = /^[^<>,]*<([^<>\s,]+)>$/.exec(plain)?.[1] ?? plain;
  return /^[^\s@<>,;:]+@[^\s@<>,;:]+$/.test(inside) ? inside.toLowerCase() : null;
}

const bulk = new Set(['bulk', 'junk', 'list', 'auto_reply', 'auto-reply']);
const ofMachines = /^(?:mailer-daemon|postmaster|no-?reply|bounces?)(?:[+@-]|$)/;

/**
 * Whether a program sent it by itself (RFC 3834): out-of-office notes, bounces, lists. Nothing
 * answers these, so that no two programs answer one another for ever.
 */
export function isAutomatic({ from, headers }: Pick<InboundMail, 'from' | 'headers'>): boolean {
  const header = (name: string): string => (headers.get(name) ?? '').trim().toLowerCase();
  const submitted = header('auto-submitted');
  return (
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    bulk.has(header('precedence')) ||
    header('return-path') === '<>' ||
    header('content-type').startsWith('multipart/report') ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'x-failed-recipients'].some((one) =>
      headers.has(one),
    ) ||
    ofMachines.test(from ?? '')
  );
}
