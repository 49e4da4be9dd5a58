import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useOpenSections } from './useOpenSections';

function Sections() {
  const { isOpen } = useOpenSections('overview');
  const open = ['overview', 'theme', 'data'].filter(isOpen);
  return <p>Open: {open.join(', ')}</p>;
}

/** An address as it is typed: the browser notes no key for it. */
const typed = (hash: string) => ({ pathname: '/settings', hash, key: 'default' });

test('a section that the address comes to name opens, typed over the one before too', async () => {
  const router = createMemoryRouter([{ path: '/settings', element: <Sections /> }], {
    initialEntries: [typed('#theme'), typed('#data')],
    initialIndex: 0,
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('Open: theme')).toBeInTheDocument();
  await act(() => router.navigate(1));
  expect(screen.getByText('Open: theme, data')).toBeInTheDocument();
});
