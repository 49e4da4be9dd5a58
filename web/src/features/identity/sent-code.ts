import { identityTimes } from '@schema/rules/identity-texts';
import { sessionStore } from './session-store';

/** To which address a code is under way, as long as it works. Kept by the tab: a reload loses neither the step nor the code. */
const keyOf = (purpose: string) => `identity.sent.${purpose}`;
const plain = (email: string) => email.trim().toLowerCase();

export const sentCode = {
  keep(purpose: string, email: string): void {
    sessionStore.set(
      keyOf(purpose),
      JSON.stringify({
        email: plain(email),
        until: Date.now() + identityTimes.codeMinutes * 60_000,
      }),
    );
  },
  /** The address, or null when no code stands. */
  to(purpose: string): string | null {
    try {
      const { email, until } = (JSON.parse(sessionStore.get(keyOf(purpose)) ?? '{}') ?? {}) as {
        email?: unknown;
        until?: unknown;
      };
      return typeof email === 'string' && typeof until === 'number' && until > Date.now()
        ? email
        : null;
    } catch {
      return null;
    }
  },
  stands: (purpose: string, email: string): boolean => sentCode.to(purpose) === plain(email),
  forget: (purpose: string): void => sessionStore.remove(keyOf(purpose)),
};
