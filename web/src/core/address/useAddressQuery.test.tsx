import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressQuery } from './useAddressQuery';

test('two changes of one moment are both in the address', () => {
  let change: ReturnType<typeof useAddressQuery>[1] | undefined;
  function List() {
    [, change] = useAddressQuery();
    return null;
  }
  const router = createMemoryRouter([{ path: '/', Component: List }], {
    initialEntries: ['/?company=zoho&sort=views#first'],
  });
  render(<RouterProvider router={router} />);
  act(() => {
    change?.({ type: ['intern', 'fte'] });
    change?.({ company: null }, true);
    change?.({ city: 'Pune' });
  });
  expect(router.state.location.search).toBe('?sort=views&type=intern&type=fte&city=Pune');
  act(() => change?.({ city: null }));
  expect(router.state.location.search).toBe('?sort=views&type=intern&type=fte');
});
