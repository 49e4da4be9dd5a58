import { Outlet } from 'react-router-dom';
import { IdentityRoot } from '@/features/identity';
import { FreshPictures } from '@/features/people';
import { AppearanceSync } from '@/features/settings';
import DataProvider from '@/core/DataProvider';

/**
 * The layout of every page that needs data: it brings the client, the prompts to sign in and
 * verify, and live updates of the viewer's account.
 */
export default function DataLayout() {
  return (
    <DataProvider>
      <Outlet />
      <IdentityRoot />
      <FreshPictures />
      <AppearanceSync />
    </DataProvider>
  );
}
