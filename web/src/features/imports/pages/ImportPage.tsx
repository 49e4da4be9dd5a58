import { useState } from 'react';
import { errorText } from '@/core/errors';
import { pagedList } from '@/core/paged-list';
import { AdminPage } from '@/features/admin';
import { useImportsQuery } from '@/generated/hooks';
import { EmptyState, ErrorState, LoadMore, RowsSkeleton } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { importTexts as texts } from '@schema/rules/imports-texts';
import { Graduates } from '../list/Graduates';
import { ImportCard } from '../list/ImportCard';
import css from '../list/imports.module.css';
import { RosterMatches } from '../list/RosterMatches';
import { UploadForm } from '../upload/UploadForm';

/** The imports so far; the one that was just brought shows its bad rows. */
function Imports({
  opened,
  list,
}: {
  opened?: string | undefined;
  list: ReturnType<typeof useList>;
}) {
  if (!list.rows)
    return list.error ? (
      <ErrorState title={errorText(list.error, adminTexts.loadFailed)} onRetry={list.retry} />
    ) : (
      <RowsSkeleton count={4} />
    );
  if (list.rows.length === 0)
    return (
      <EmptyState
        title="Nothing was imported yet"
        text="Bring a file of people: you see every bad row before anything is made of it."
      />
    );
  return (
    <>
      {list.rows.map((it) => (
        <ImportCard key={it.id} it={it} isOpen={it.id === opened} />
      ))}
      <LoadMore cursor={list.cursor} onMore={list.more} />
    </>
  );
}

const useList = () =>
  pagedList(useImportsQuery({ fetchPolicy: 'cache-and-network' }), ({ imports }) => imports);

function Everything() {
  const list = useList();
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <UploadForm
        onUploaded={({ id }) => {
          setOpened(id);
          list.retry();
        }}
      />
      <section aria-labelledby="imports-heading" className={css.section}>
        <h2 id="imports-heading">Imports</h2>
        <Imports opened={opened} list={list} />
      </section>
      <RosterMatches />
      <div className={css.section}>
        <Graduates />
      </div>
    </>
  );
}

/** Brings people as a file: a dry run first, then accounts and invitations, and a way back. */
export default function ImportPage() {
  return (
    <AdminPage title={texts.title} lead="Many people at once, from a spreadsheet." superAdmin>
      <Everything />
    </AdminPage>
  );
}
