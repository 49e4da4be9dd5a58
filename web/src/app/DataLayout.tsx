import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useToken } from '@/core/auth';
import { IdentityRoot } from '@/features/identity';
import { FreshPictures } from '@/features/people';
import { AppearanceSync } from '@/features/settings';
import ClientProvider, { client } from './ClientProvider.tsx';
import { type FirstRead, readFirst } from './first-screen/first-reads.ts';

/** Here and not in a shell: a call goes on through all of them. */
const Calls = lazy(async () => ({ default: (await import('@/features/calls')).Calls }));

/** @param reads what the page that was opened asks for first */
export const prepare = (reads: FirstRead[]): Promise<void> => readFirst(client, reads);

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
