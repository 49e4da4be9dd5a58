import { oidcMinutes } from '@schema/rules/identity/oidc-texts';
import { z } from 'zod';
import { sharedStore } from '@/core/drafts/persisted';

const schema = z.object({ key: z.string(), back: z.string() });

/**
 * Who went to the provider of the college from this tab, with the key that its answer works with,
 * and where they were going. Another tab, or a stranger's link, has none.
 */
export const oidcSignIn = sharedStore('identity.oidcSignIn', {
  area: 'tab',
  parse: (stored) => schema.safeParse(stored).data,
  lifetime: oidcMinutes * 60_000,
});
