import { isOfEverybody } from '../../../../schema/rules/services/sign-in-ways.ts';
import { fieldsOf } from '../rest/rest-input.ts';

/** How long a provider is waited for. */
const answerMilliseconds = 3000;
/** What a provider says of itself has some kB. */
const mostBytes = 256 * 1024;

/** What is found where a provider should be. */
export type Look =
  | { found: 'provider'; issuer: string; tokenAddress: string; authMethods: string[] | undefined }
  | { found: 'unknown' | 'certificate' | 'silent' | 'noProvider' | 'ofEverybody' | 'incomplete' }
  | { found: 'other'; issuer: string };

/** Codes of what is wrong with a certificate, as Node has them. */
const isOfCertificate = (code: string): boolean =>
  /CERT|SELF_SIGNED|ISSUER|ERR_TLS|ERR_SSL|EPROTO/.test(code);

/** Why a server was not reached. */
function whyAway(error: unknown): Look {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = String(fieldsOf(cause)['code']);
  if (code === 'ENOTFOUND') return { found: 'unknown' };
  return { found: isOfCertificate(code) ? 'certificate' : 'silent' };
}

/** The text of an answer. @throws RangeError for one that is too long */
async function textOf(response: Response): Promise<string> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    bytes += chunk.value.length;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new RangeError('too long for what a provider says of itself');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** What a text says as JSON; nothing where it is none. */
function readJson(text: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

/** An address that may be used: as safe as that of the provider. */
const isUsable = (address: unknown, isPlain: boolean): boolean =>
  typeof address === 'string' &&
  URL.canParse(address) &&
  (new URL(address).protocol === 'https:' || (isPlain && new URL(address).protocol === 'http:'));

/** Whether what a provider says leads to no address that is less safe than its own. */
export const isComplete = (metadata: Readonly<Record<string, unknown>>, issuer: string): boolean =>
  ['authorization_endpoint', 'token_endpoint', 'jwks_uri'].every((name) =>
    isUsable(metadata[name], issuer.startsWith('http:')),
  );

/**
 * Asks an address what it is: a provider, and the one that it should be? Redirects are not
 * followed, and of what it answers nothing is told but who it says that it is.
 * @param signal ends it earlier
 */
export async function lookAtProvider(issuer: string, signal?: AbortSignal): Promise<Look> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const patience = AbortSignal.timeout(answerMilliseconds);
  let said: Record<string, unknown>;
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    if (response.status >= 500) return { found: 'silent' };
    said = response.ok ? readJson(await textOf(response)) : {};
  } catch (error) {
    return error instanceof RangeError ? { found: 'noProvider' } : whyAway(error);
  }
  const called = said['issuer'];
  if (typeof called !== 'string') return { found: 'noProvider' };
  if (isOfEverybody(called)) return { found: 'ofEverybody' };
  if (called !== issuer) return { found: 'other', issuer: called };
  if (!isComplete(said, issuer)) return { found: 'incomplete' };
  const methods = said['token_endpoint_auth_methods_supported'];
  return {
    found: 'provider',
    issuer,
    tokenAddress: String(said['token_endpoint']),
    authMethods: Array.isArray(methods) ? methods.map(String) : undefined,
  };
}
