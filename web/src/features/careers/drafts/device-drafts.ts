import { type DeviceDraft, deviceDraftsOf } from '@/core/drafts/device-draft';
import { draftName, draftsOf, type PostSubject } from '../post-subject';

/** A draft as the list shows it. */
export type ListedDraft = Pick<PostSubject, 'companyName' | 'experienceType' | 'role'> & {
  key: string;
  logo: string | null;
  savedAt: string;
  /** The account does not have it. */
  isDeviceOnly: boolean;
};

type AccountDraft = Omit<ListedDraft, 'key' | 'isDeviceOnly'> & { id: string };

const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** @returns nothing where the values do not say what the draft is about */
function listedDraft(key: string, { at, values }: DeviceDraft): ListedDraft[] {
  const { companyName, experienceType, role, logo } = values as Record<string, unknown>;
  const company = trimmedText(companyName);
  if (!company || (experienceType !== 'intern' && experienceType !== 'fulltime')) return [];
  return [
    {
      key,
      companyName: company,
      experienceType,
      role: trimmedText(role),
      logo: trimmedText(logo) || null,
      savedAt: new Date(at).toISOString(),
      isDeviceOnly: true,
    },
  ];
}

/**
 * The drafts that only this device has, the latest first. One that was saved in the account before
 * is left out: it is among those that are not loaded yet, or was published or discarded elsewhere.
 * @param accountDrafts those of the account that are loaded
 */
export function deviceOnlyDrafts(
  userId: string,
  accountDrafts: readonly AccountDraft[],
): ListedDraft[] {
  const accountNames = new Set(accountDrafts.map((draft) => draftName(userId, draft).name));
  return deviceDraftsOf(draftsOf(userId))
    .filter(({ name, value }) => !accountNames.has(name) && value.base === null)
    .flatMap(({ name, value }) => listedDraft(name, value))
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/**
 * All drafts that this device holds, the latest first: one can go on with them without the line.
 */
export const draftsHere = (userId: string): ListedDraft[] =>
  deviceDraftsOf(draftsOf(userId))
    .flatMap(({ name, value }) =>
      listedDraft(name, value).map((draft) => ({ ...draft, isDeviceOnly: value.base === null })),
    )
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));

/** A draft of the account as the list shows it. */
export const listedAccountDraft = ({ id, ...draft }: AccountDraft): ListedDraft => ({
  ...draft,
  key: id,
  isDeviceOnly: false,
});
