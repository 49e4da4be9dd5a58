import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useToken } from '@/core/auth';
import { IdentityRoot } from '@/features/identity';
import { FreshPictures } from '@/features/people';
import { AppearanceSync } from '@/features/settings';
import ClientProvider from './ClientProvider.tsx';

/** Here and not in a shell: a call goes on through all of them. */
const Calls = lazy(async () => ({ default: (await import('@/features/calls')).Calls }));

/**
 * The layout of every page that needs data: it brings the client, the prompts to sign in and
 * verify, live updates of the viewer's account, and their calls.
 */
export default function DataLayout() {
  const token = useToken();
  return (
    <ClientProvider>
      <Outlet />
      <IdentityRoot />
      <FreshPictures />
      <AppearanceSync />
      {token && (
        <Suspense fallback={null}>
          <Calls />
        </Suspense>
      )}
    </ClientProvider>
  );
}
