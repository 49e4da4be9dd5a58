import { identityTimes } from '@schema/rules/identity/identity-texts';
import { z } from 'zod';
import { sharedStore } from '@/core/drafts/persisted';

const schema = z.object({ email: z.string(), key: z.string(), back: z.string() });

/**
 * Who asked for a sign-in link in this browser, with the key that the link works with, and where
 * they were going. The link opens a tab of its own, so it lies on the device, while it is valid.
 */
export const mailedSignIn = sharedStore('identity.mailedSignIn', {
  parse: (stored) => schema.safeParse(stored).data,
  lifetime: identityTimes.signInMinutes * 60_000,
});
