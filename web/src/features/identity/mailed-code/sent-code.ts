import { identityTimes } from '@schema/rules/identity/identity-texts';
import { parseText, sharedStore } from '@/core/drafts/persisted';

const normalised = (email: string) => email.trim().toLowerCase();

const address = (purpose: string) =>
  sharedStore(`identity.sent.${purpose}`, {
    parse: parseText,
    area: 'tab',
    lifetime: identityTimes.codeMinutes * 60_000,
  });

/**
 * To which address a code was mailed, by purpose, while the code is valid. It is stored in the tab:
 * a reload does not lose the step of entering it.
 */
export const sentCode = {
  remember: (purpose: string, email: string): void =>
    void address(purpose).write(normalised(email)),
  /** @returns the address, or null when no code is valid */
  address: (purpose: string): string | null => address(purpose).read(),
  isValidFor: (purpose: string, email: string): boolean =>
    address(purpose).read() === normalised(email),
  forget: (purpose: string): void => address(purpose).remove(),
};
