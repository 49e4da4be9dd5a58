import { localsUnder } from '@/core/kept-locally';
import { draftStorageKey, draftStoragePrefix, type Experience } from './experience';

/** A draft in the list: of the account, or of this device alone, where the account has not got its words. */
export type ListedDraft = Pick<Experience, 'companyName' | 'experienceType' | 'role'> & {
  key: string;
  logo: string | null;
  savedAt: string;
  isHereOnly: boolean;
};

type Line = Omit<ListedDraft, 'key' | 'isHereOnly'> & { id: string };

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * What this device alone keeps, the latest first. What the account has too is not among it; what was saved there once may
 * stand on a page that is not read yet, so that it is told of `whole` lists only.
 */
export function deviceDrafts(
  userId: string,
  account: readonly Line[],
  whole: boolean,
): ListedDraft[] {
  const known = new Set(account.map((line) => draftStorageKey(userId, line)));
  return localsUnder(draftStoragePrefix(userId))
    .filter(({ key, kept }) => !known.has(key) && (whole || kept.base === null))
    .flatMap(({ key, kept: { at, values } }): ListedDraft[] => {
      const told = values as Record<string, unknown>;
      const companyName = text(told['companyName']);
      const experienceType = told['experienceType'];
      if (!companyName || (experienceType !== 'intern' && experienceType !== 'fulltime')) return [];
      return [
        {
          key,
          companyName,
          experienceType,
          role: text(told['role']),
          logo: text(told['logo']) || null,
          savedAt: new Date(at).toISOString(),
          isHereOnly: true,
        },
      ];
    })
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** A draft of the account, as the list of drafts shows it. */
export const accountDraft = ({ id, ...line }: Line): ListedDraft => ({
  ...line,
  key: id,
  isHereOnly: false,
});
