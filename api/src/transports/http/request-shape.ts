import type { IncomingHttpHeaders } from 'node:http';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { inboundMailBytes } from '../../connection-limits.ts';
import { badUserInput, lengthRequired, tooLarge, unsupportedType } from '../../core/errors.ts';
import { headerLimits, visitorBodyBytes } from '../../limits.ts';

/**
 * Headers that nothing here parses at a price, so that all headers together bound them: other
 * programs on the same host set long cookies, and a wrong token is answered as one.
 */
const unboundedHeaders = new Set(['authorization', 'cookie', 'referer']);

/**
 * `type/subtype; name=value; name="value"`: parsers of other forms take time that grows with the
 * square of the length.
 */
const contentType =
  /^[\w.+-]{1,64}\/[\w.+-]{1,64}(?:; ?[\w-]{1,32}=(?:"[\w '()+,./:=?-]{1,128}"|[\w'()+,./:=?-]{1,128})){0,3}$/;

/** @throws BAD_USER_INPUT for a header value that is too long, or a content type of an odd form */
function assertHeaders(headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value && value.length > headerLimits.valueCharacters && !unboundedHeaders.has(name))
      throw badUserInput(requestTexts.headerTooLong(name));
  const type = headers['content-type'];
  if (type !== undefined && !contentType.test(type))
    throw badUserInput(requestTexts.contentTypeInvalid);
}

/**
 * @throws UNSUPPORTED_TYPE for a compressed body: a few bytes could unpack to more than the server
 * holds
 */
function assertUncompressed({ 'content-encoding': encoding }: IncomingHttpHeaders): void {
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw unsupportedType(requestTexts.uncompressed);
}

/**
 * Multipart bodies of visitors are refused elsewhere, unread.
 * @param bytes what the body of a visitor may have
 * @throws TOO_LARGE, or LENGTH_REQUIRED where the length is not told
 */
function assertVisitorBody(headers: IncomingHttpHeaders, bytes: number): void {
  if (headers.authorization || headers['content-type']?.startsWith('multipart/')) return;
  if (headers['transfer-encoding'] !== undefined) throw lengthRequired(requestTexts.lengthMissing);
  if (Number(headers['content-length'] ?? 0) > bytes)
    throw tooLarge(requestTexts.visitorBodyTooLarge(bytes / 1024));
}

/**
 * Refuses a request by its headers alone, before anything parses them or reads the body.
 * @param isMail a provider delivers a mail: whether it is signed is seen once it is there
 * @throws BAD_USER_INPUT, UNSUPPORTED_TYPE, LENGTH_REQUIRED, TOO_LARGE
 */
export function assertRequestShape(headers: IncomingHttpHeaders, isMail: boolean): void {
  assertHeaders(headers);
  assertUncompressed(headers);
  assertVisitorBody(headers, isMail ? inboundMailBytes.text : visitorBodyBytes);
}
