import { fieldsOf, text } from '../../rest/rest-input.ts';
import { type InboundMail, oneAddress } from './inbound-mail.ts';

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 500) : []);

const headersOf = (pairs: readonly (readonly [unknown, unknown])[]): Map<string, string> =>
  new Map(pairs.map(([name, value]) => [text(name).toLowerCase(), text(value)]));

/** The JSON in a field of a form; nothing where it is none. */
function jsonIn(field: string | undefined): unknown {
  try {
    return JSON.parse(field ?? '');
  } catch {
    return null;
  }
}

/** A mail without a Message-ID is told from others by its delivery. */
const idOf = (headers: ReadonlyMap<string, string>, otherwise: string): string =>
  (headers.get('message-id') ?? '').trim() || otherwise;

/** The JSON of Postmark's inbound webhook, which programs of one's own send as well. */
export function postmarkMail(body: unknown, deliveryId: string): InboundMail {
  const sent = fieldsOf(body);
  const headers = headersOf(
    items(sent['Headers']).map((one) => [fieldsOf(one)['Name'], fieldsOf(one)['Value']]),
  );
  const named = ['ToFull', 'CcFull'].flatMap((name) =>
    items(sent[name]).map((one) => text(fieldsOf(one)['Email'])),
  );
  const recipient = text(sent['OriginalRecipient']);
  return {
    deliveryId,
    messageId: idOf(headers, text(sent['MessageID']) || deliveryId),
    from: oneAddress(text(fieldsOf(sent['FromFull'])['Email']) || text(sent['From'])),
    to: recipient ? [recipient] : named,
    text: text(sent['TextBody']),
    hasHtml: text(sent['HtmlBody']) !== '',
    // What has an id is a picture in the formatted text: a signature's logo.
    hasFiles: items(sent['Attachments']).some((one) => text(fieldsOf(one)['ContentID']) === ''),
    headers,
  };
}

/** The form that Mailgun's routes post. */
export function mailgunMail(
  fields: Readonly<Record<string, string>>,
  fileCount: number,
): InboundMail {
  const headers = headersOf(
    items(jsonIn(fields['message-headers'])).map((one) => [items(one)[0], items(one)[1]]),
  );
  const deliveryId = fields['token'] ?? '';
  const inText = Object.keys(fieldsOf(jsonIn(fields['content-id-map']))).length;
  return {
    deliveryId,
    messageId: idOf(headers, fields['Message-Id'] || deliveryId),
    from: oneAddress(fields['from'] ?? ''),
    to: (fields['recipient'] ?? '').split(',').map((one) => one.trim()),
    text: fields['body-plain'] ?? '',
    hasHtml: (fields['body-html'] ?? '') !== '',
    hasFiles: fileCount > inText,
    headers,
  };
}
