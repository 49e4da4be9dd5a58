import type { AnnouncementFieldsFragment } from '@/generated/documents';

type Audience = Pick<AnnouncementFieldsFragment, 'role' | 'yearOfGraduation' | 'branch'>;

const roleWords = { mentee: 'Students', alumni: 'Alumni' } as const;

/** Whom an announcement is for, in words: "Students · CSE · 2027". */
export function audienceText({ role, yearOfGraduation, branch }: Audience): string {
  const parts = [role && roleWords[role], branch, yearOfGraduation].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Everybody';
}

/** A moment as a field for date and time has it, on the clock of the device: `2026-11-22T09:30`. */
export const localMinute = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
