import { handle } from './people/shape.ts';

/** The password of everybody in the demo college; it is printed and documented. */
export const demoPassword = 'Demo@12345';

/** Where the demo people get mail: a domain that never exists (RFC 2606). */
const demoMailDomain = 'vie.example';

export const demoEmail = (name: string): string => `${handle(name)}@${demoMailDomain}`;

/** Whom a visitor of the demo signs in as. */
export const shownAccounts = [
  { as: 'alumnus', name: 'Asha Rao' },
  { as: 'student', name: 'Kabir Nair' },
  { as: 'unverified student', name: 'Diya Kashyap' },
  { as: 'admin', name: 'Venkata Ramana Murthy' },
  { as: 'super admin', name: 'Sunita Kujur' },
] as const;
