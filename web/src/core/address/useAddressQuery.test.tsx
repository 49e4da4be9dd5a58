import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressQuery } from './useAddressQuery';

test('two changes of one moment are both in the address', () => {
  const seen: { change?: ReturnType<typeof useAddressQuery>[1] } = {};
  function List() {
    const [, change] = useAddressQuery();
    useEffect(() => {
      seen.change = change;
    });
    return null;
  }
  const router = createMemoryRouter([{ path: '/', Component: List }], {
    initialEntries: ['/?company=zoho&sort=views#first'],
  });
  render(<RouterProvider router={router} />);
  act(() => {
    seen.change?.({ type: ['intern', 'fte'] });
    seen.change?.({ company: null }, true);
    seen.change?.({ city: 'Pune' });
  });
  expect(router.state.location.search).toBe('?sort=views&type=intern&type=fte&city=Pune');
  act(() => seen.change?.({ city: null }));
  expect(router.state.location.search).toBe('?sort=views&type=intern&type=fte');
});
