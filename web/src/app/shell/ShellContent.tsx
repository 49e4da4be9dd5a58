import type { ReactNode } from 'react';
import { AnnouncementBanners } from '@/features/announcements';
import { VerificationBanner } from '@/features/identity';

/** What stands in the shell: the page, under what everybody and the viewer are told. */
export function ShellContent({ children }: { children: ReactNode }) {
  return (
    <>
      <AnnouncementBanners />
      <VerificationBanner />
      {children}
    </>
  );
}
