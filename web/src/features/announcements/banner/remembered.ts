import { type Persisted, personalStore } from '@/core/drafts/persisted';
import type { AnnouncementFieldsFragment } from '@/generated/documents';

/** What a banner shows of an announcement. */
export type Banner = Pick<AnnouncementFieldsFragment, 'id' | 'message' | 'expiresAt'>;

const isBanner = (stored: unknown): stored is Banner =>
  typeof stored === 'object' &&
  stored !== null &&
  'id' in stored &&
  typeof stored.id === 'string' &&
  'message' in stored &&
  typeof stored.message === 'string' &&
  'expiresAt' in stored &&
  (stored.expiresAt === null || typeof stored.expiresAt === 'string');

/**
 * The announcements that this device has received for the person: a visit begins with them, so that
 * the page is drawn below them at once.
 */
export const rememberedBanners = (userId: string): Persisted<Banner[]> =>
  personalStore(
    { kind: 'announcements', of: userId },
    { parse: (stored) => (Array.isArray(stored) ? stored.filter(isBanner) : undefined) },
  );
