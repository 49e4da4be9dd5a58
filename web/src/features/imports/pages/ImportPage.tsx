import { adminTexts } from '@schema/rules/administration/admin-texts';
import { importTexts as texts } from '@schema/rules/imports/imports-texts';
import type { TimeSort } from '@schema/rules/lists/lists';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { AdminPage, ExportButton, timeSortOf, timeSortOptions } from '@/features/admin';
import { useExportImportsMutation, useImportsQuery } from '@/generated/hooks';
import { EmptyState, ErrorState, LoadMore, RowsSkeleton, SelectField } from '@/ui';
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
    return list.failure ? (
      <ErrorState title={errorText(list.failure, adminTexts.loadFailed)} onRetry={list.reread} />
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
      {list.total !== undefined && (
        <p className={css.note} role="status">
          {adminTexts.list.total(list.total)}
        </p>
      )}
      {list.rows.map((it) => (
        <ImportCard key={it.id} it={it} isOpen={it.id === opened} />
      ))}
      <LoadMore cursor={list.cursor} onMore={list.more} />
    </>
  );
}

const useList = (sort: TimeSort) =>
  pagedList(
    useImportsQuery({ variables: { sort }, fetchPolicy: 'cache-and-network' }),
    ({ imports }) => imports,
  );

/**
 * The order of the imports, and the file of them; the address keeps it beside that of the people
 * alike.
 */
function ListHead({ sort, onSort }: { sort: TimeSort; onSort: (sort: string) => void }) {
  const [exportImports] = useExportImportsMutation();
  return (
    <div className={css.buttons}>
      <SelectField
        label={adminTexts.list.sort}
        value={sort}
        data={timeSortOptions('newest')}
        onChange={({ currentTarget }) => onSort(currentTarget.value)}
      />
      <ExportButton
        icon={<IconDownload size={18} aria-hidden />}
        onExport={async (after) =>
          (await exportImports({ variables: { after } })).data?.exportImports
        }
      />
    </div>
  );
}

function Everything() {
  const [query, change] = useAddressQuery();
  const sort = timeSortOf(query.get('imports') ?? '', 'newest');
  const list = useList(sort);
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <UploadForm
        onUploaded={({ id }) => {
          setOpened(id);
          list.reread();
        }}
      />
      <section aria-labelledby="imports-heading" className={css.section}>
        <h2 id="imports-heading">Imports</h2>
        <p>
          <Link to={pagePaths.adminInvited}>{texts.invited.link}</Link>
        </p>
        {list.rows && list.rows.length > 0 && (
          <ListHead
            sort={sort}
            onSort={(next) => change({ imports: next === 'newest' ? null : next }, true)}
          />
        )}
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
    <AdminPage title={texts.title} lead="Many people at once, from a spreadsheet.">
      <Everything />
    </AdminPage>
  );
}
