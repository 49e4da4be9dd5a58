import { useLocation } from 'react-router-dom';
import { AdminPage } from '@/features/admin';
import type { ContentList as ListName } from '@/generated/documents';
import { ContentList } from '../lists/ContentList';
import { contentKinds } from '../lists/content-kinds';

const names = Object.keys(contentKinds) as ListName[];

/**
 * What people wrote, a tab of the area for each kind: filters, and hiding, deleting and showing
 * again. Its address says which kind; the list of each begins anew.
 */
export default function ContentsPage() {
  const { pathname } = useLocation();
  const list = names.find((name) => pathname.startsWith(contentKinds[name].page.path)) ?? 'posts';
  return (
    <AdminPage title={contentKinds[list].page.title}>
      <ContentList key={list} list={list} />
    </AdminPage>
  );
}
