import { accessTexts } from '@schema/rules/identity/access-texts';
import { identityMessages } from '@schema/rules/identity/identity-texts';
import { type PageEntry, pageEntries, pages } from '@schema/rules/pages/pages';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { AdminGate } from '@/features/admin';
import { viewer } from '@/testing/builders';
import { open } from '@/testing/open';

const files = import.meta.glob<{ default: ComponentType }>('../../features/*/pages/*Page.tsx');

/** Opens a page of the table for somebody, or a visitor; nothing but who they are is answered. */
async function opened({ file, path, frame }: PageEntry, me: object | null) {
  const load = files[`../../features/${file.replace('/', '/pages/')}.tsx`];
  if (!load) throw new Error(`There is no page ${file}`);
  const { default: Page } = await load();
  // The admin area asks once, around all of its pages.
  const Framed = () =>
    frame === 'admin' ? (
      <AdminGate>
        <Page />
      </AdminGate>
    ) : (
      <Page />
    );
  return open(Framed, { path, at: path.replace(/:\w+/g, 'x'), me }).router;
}

/** The lines of the table that let these people in, with a name for the test. */
const openTo = (...who: PageEntry['who'][]) =>
  pageEntries.filter((entry) => who.includes(entry.who));
const student = viewer({ role: 'mentee' });

// A visitor of an experience is shown what it is about (post-page.test.tsx).
const isNoTeaser = (entry: PageEntry): boolean => entry !== pages.post;
test.each(openTo('signedIn', 'members', 'alumni').filter(isNoTeaser))(
  'a visitor of $path is asked to sign in',
  async (entry) => {
    const router = await opened(entry, null);
    await waitFor(() => {
      const isThere = router.state.location.pathname === pages.signIn.path;
      expect(isThere || screen.queryByRole('link', { name: 'Sign In' })).toBeTruthy();
    });
  },
);

test.each(openTo('admins', 'superAdmins'))(
  'a visitor of $path signs in as an admin',
  async (entry) => {
    const router = await opened(entry, null);
    await waitFor(() => expect(router.state.location.pathname).toBe(pages.adminSignIn.path));
  },
);

test.each(openTo('members'))('who is not verified learns at $path how to be', async (entry) => {
  const router = await opened(entry, { ...viewer(), isVerified: false, isMember: false });
  await waitFor(() => {
    const isThere = router.state.location.pathname === pages.verification.path;
    expect(isThere || screen.queryByRole('link', { name: 'Verify college' })).toBeTruthy();
  });
});

test.each(openTo('alumni'))('a student is led from $path to the feed', async (entry) => {
  const router = await opened(entry, student);
  await waitFor(() => expect(router.state.location.pathname).toBe(pages.feed.path));
  expect(await screen.findByText(identityMessages.alumniOnly)).toBeInTheDocument();
});

test.each(openTo('admins', 'superAdmins'))('others read at $path: Not an admin', async (entry) => {
  await opened(entry, student);
  expect(await screen.findByText(accessTexts.admin)).toBeInTheDocument();
});

test.each(openTo('superAdmins'))('an admin reads at $path: Not a superAdmin', async (entry) => {
  await opened(entry, { ...student, isAdmin: true });
  expect(await screen.findByText(accessTexts.superAdmin)).toBeInTheDocument();
});
