import { Outlet } from 'react-router-dom';
import { IdentityRoot } from '@/features/identity';
import DataProvider from '@/core/DataProvider';

/** Around every page that needs data: the client, the prompts of signing in and verifying, news of one's own account. */
export default function DataLayout() {
  return (
    <DataProvider>
      <Outlet />
      <IdentityRoot />
    </DataProvider>
  );
}
