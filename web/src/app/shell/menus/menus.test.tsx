import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '@/testing/open';
import { beAPhone } from '@/testing/phone';
import { Header } from '../Header';
import { BottomBar } from './BottomBar';
import { SideMenu } from './SideMenu';

const Menus = () => (
  <>
    <Header onMenu={() => undefined} menuOpen={false} />
    <SideMenu />
    <BottomBar />
  </>
);
const never = new Promise<object>(() => undefined);

test('the menus stand whole before the account is loaded: nothing moves when it is', () => {
  open(Menus, { path: '/feed', answers: { Me: () => never } });
  const labels = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(labels('Shortcuts')).toEqual(['Home', 'Networking', 'Jobs', 'Messages', 'Profile']);
  expect(labels('Main')).toEqual(expect.arrayContaining(['Messages', 'Connections', 'Profile']));
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile/me');
  expect(header.getByRole('link', { name: /Notifications/ })).toBeInTheDocument();
});

test('a visitor who signs in from the header comes back to the very place', async () => {
  open(Menus, { path: '/post/:id', at: '/post/p1?from=mail#round-2', me: null });
  expect(
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign In' }),
  ).toHaveAttribute('href', '/signin?redirect=%2Fpost%2Fp1%3Ffrom%3Dmail%23round-2');
});

test('the search of a phone lies over the header, and gives the focus back', async () => {
  const beWide = beAPhone();
  open(Menus, { path: '/feed', answers: { PopularCompanies: () => ({ popularCompanies: [] }) } });
  const button = await screen.findByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button.closest('[inert]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
  expect(button).toHaveFocus();
  expect(button.closest('[inert]')).toBeNull();
  beWide();
});
