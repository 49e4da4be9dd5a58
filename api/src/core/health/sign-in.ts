import { isOfEverybody } from '../oidc-settings.ts';
import { fieldsOf } from '../rest/rest-input.ts';
import type { HealthCheck } from './check.ts';

const answerMilliseconds = 3000;

/** Who the provider at an address says that it is; null where it does not answer. */
async function issuerAt(issuer: string): Promise<string | null> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(answerMilliseconds) });
    return response.ok ? String(fieldsOf(await response.json())['issuer']) : null;
  } catch {
    return null;
  }
}

/** Whether people can sign in with the accounts of the college. */
export const signIn: HealthCheck = {
  name: 'signIn',
  title: 'College accounts',
  about: 'Whether people can sign in with the accounts of the college.',
  whenUnknown: 'Try the button on the sign-in page.',
  async measure({ config: { oidc } }) {
    if (!oidc)
      return { state: 'good', words: 'Not set up: people sign in with an address and a password.' };
    const issuer = await issuerAt(oidc.issuer);
    if (issuer === null)
      return {
        state: 'bad',
        words: `The server of ${oidc.name} does not answer: nobody can sign in with it. Addresses, passwords and mails work.`,
        advice: `Ask those who run ${oidc.name}. If it has moved, put its new address into OIDC_ISSUER and start the program again.`,
      };
    if (isOfEverybody(issuer))
      return {
        state: 'bad',
        words: `The server of ${oidc.name} signs in people of all who use it, and not of one college: nobody can sign in with it.`,
        advice:
          'Put the address of the college itself into OIDC_ISSUER. Of Entra ID it has the number of the tenant in the place of "common" or "organizations".',
      };
    if (issuer !== oidc.issuer)
      return {
        state: 'bad',
        words: `The server of ${oidc.name} calls itself by another address: nobody can sign in with it.`,
        advice: 'Put the address into OIDC_ISSUER exactly as the server writes it.',
      };
    return { state: 'good', words: `The server of ${oidc.name} answers.` };
  },
};
