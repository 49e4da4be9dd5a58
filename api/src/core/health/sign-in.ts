import { lookAtProvider } from '../sign-in/oidc-look.ts';
import { isClientSecretLost, oidcOf } from '../sign-in/sign-in-ways.ts';
import type { Finding, HealthCheck } from './check.ts';

const place = 'at Admin › College, or in OIDC_ISSUER where the server says it';

/** What is wrong with the provider at an address; null for nothing. */
async function problemOf(issuer: string, name: string): Promise<Finding | null> {
  const { found } = await lookAtProvider(issuer);
  if (found === 'provider') return null;
  if (found === 'ofEverybody')
    return {
      state: 'bad',
      words: `The server of ${name} signs in people of all who use it, and not of one college: nobody can sign in with it.`,
      advice: `Write the address of the college itself, ${place}. Of Entra ID it has the number of the tenant in the place of "common" or "organizations".`,
    };
  if (found === 'other')
    return {
      state: 'bad',
      words: `The server of ${name} calls itself by another address: nobody can sign in with it.`,
      advice: `Write the address exactly as the server writes it, ${place}.`,
    };
  if (found === 'incomplete')
    return {
      state: 'bad',
      words: `The server of ${name} does not say where one signs in, or by which keys it signs: nobody can sign in with it.`,
      advice: `Ask those who run ${name}.`,
    };
  return {
    state: 'bad',
    words: `The server of ${name} does not answer: nobody can sign in with it. Addresses, passwords and mails work.`,
    advice: `Ask those who run ${name}. If it has moved, write its new address ${place}.`,
  };
}

/** Whether people can sign in with the accounts of the college. */
export const signIn: HealthCheck = {
  name: 'signIn',
  title: 'College accounts',
  about: 'Whether people can sign in with the accounts of the college.',
  whenUnknown: 'Try the button on the sign-in page.',
  async measure({ config }) {
    if (isClientSecretLost(config))
      return {
        state: 'bad',
        words:
          'The secret of the college accounts can no longer be read, because JWT_SECRET is another one: nobody can sign in with them. Addresses, passwords and mails work.',
        advice: 'Type the client secret again at Admin › College, under "Sign-in".',
      };
    const oidc = oidcOf(config);
    if (!oidc)
      return { state: 'good', words: 'Not set up: people sign in with an address and a password.' };
    return (
      (await problemOf(oidc.issuer, oidc.name)) ?? {
        state: 'good',
        words: `The server of ${oidc.name} answers.`,
      }
    );
  },
};
