import { contentFilters } from '@schema/rules/moderation/moderation-filters';
import {
  previewOf,
  moderationPageTexts as texts,
} from '@schema/rules/moderation/moderation-page-texts';
import {
  contentSorts,
  type RemovalKind,
  typeLabels,
} from '@schema/rules/moderation/moderation-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconEyeOff, IconRestore, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { areDaysReversed, filterFields } from '@/core/address/declared-filters';
import { pagedList } from '@/core/data/lists/paged-list';
import { useReadLoaded } from '@/core/data/lists/useReadLoaded';
import {
  type AdminAddress,
  AdminFilters,
  AdminList,
  BulkBar,
  type Column,
  useAdminFilters,
  useRowSelection,
} from '@/features/admin';
import type { ContentList as ListName, ModeratedContentsQuery } from '@/generated/documents';
import { useExportContentsMutation, useModeratedContentsQuery } from '@/generated/hooks';
import { Button, Chip, notify, RelativeTime } from '@/ui';
import { listPageSize } from '../page-size';
import css from './ContentList.module.css';
import { contentKinds, type Row } from './content-kinds';
import { useContentDialogs } from './useContentDialogs';

/** What a row is called. */
const contentLabel = (row: Row): string =>
  `${typeLabels[row.type]} ${previewOf(row.text || row.title)} by ${row.user.fullName}`;

/** How it stands, and why. */
function State({ row: { state, removal } }: { row: Row }) {
  if (!removal) return <Chip>{texts.states[state]}</Chip>;
  return (
    <div className={css.state}>
      <Chip tone={state === 'deleted' ? 'bad' : 'warn'}>{texts.states[state]}</Chip>
      <span className={css.reason}>{removal.reason}</span>
    </div>
  );
}

/** Who wrote it, when, and how it stands: the same in all lists. */
const commonColumns: readonly Column<Row>[] = [
  {
    key: 'user',
    label: texts.columns.author,
    cell: ({ user }) => <Link to={pagePathOf.adminUser(user.id)}>{user.fullName}</Link>,
  },
  {
    key: 'createdAt',
    label: texts.columns.date,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  { key: 'state', label: texts.columns.state, cell: (row) => <State row={row} /> },
];

const sortOptions = [
  { value: 'newest', label: texts.newest },
  { value: 'oldest', label: texts.oldest },
];

/** Gratitudes have no company. */
const fieldsOf = (address: AdminAddress, hasCompany: boolean) =>
  filterFields(contentFilters, areDaysReversed(address) ? { to: texts.daysReversed } : {}).filter(
    ({ name }) => hasCompany || name !== 'company',
  );

/** What an action is for: what is hidden can be deleted too. */
const isFor: Record<RemovalKind | 'restore', (row: Row) => boolean> = {
  hide: ({ state }) => state === 'shown',
  delete: ({ state }) => state !== 'deleted',
  restore: ({ state }) => state !== 'shown',
};

/** What can be done with one row. */
function RowActions({
  row,
  onAsk,
  onRestore,
}: {
  row: Row;
  onAsk: (kind: RemovalKind) => void;
  onRestore: () => void;
}) {
  return (
    <>
      {row.state === 'shown' && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconEyeOff size={16} aria-hidden />}
          aria-label={texts.hide(contentLabel(row))}
          onClick={() => onAsk('hide')}
        >
          {texts.words.hide}
        </Button>
      )}
      {row.state !== 'shown' && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRestore size={16} aria-hidden />}
          aria-label={texts.restore(contentLabel(row))}
          onClick={onRestore}
        >
          {texts.words.restore}
        </Button>
      )}
      {row.state !== 'deleted' && (
        <Button
          size="xs"
          variant="light"
          color="danger"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={texts.delete(contentLabel(row))}
          onClick={() => onAsk('delete')}
        >
          {texts.words.delete}
        </Button>
      )}
    </>
  );
}

const pick = ({ moderatedContents }: ModeratedContentsQuery) => moderatedContents;

/** A list of what people wrote: filters, selection, and hiding, deleting and showing again. */
export function ContentList({ list }: { list: ListName }) {
  const { page, columns, hasCompany, actions } = contentKinds[list];
  const { address, filter, fields } = useAdminFilters(contentFilters, { sorts: contentSorts });
  const sort = contentSorts.find((one) => one === address.sort) ?? 'newest';
  const result = useModeratedContentsQuery({
    variables: { list, filter, sort, first: listPageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const readAnew = useReadLoaded(result, pick, listPageSize);
  const paged = pagedList(result, pick);
  const { rows } = paged;
  const selection = useRowSelection(rows);
  const { ask, askRestore, dialogs } = useContentDialogs(readAnew, selection.clear);
  const [exportContents] = useExportContentsMutation();
  /** Hands over the selected rows that the action is for; says so where there are none. */
  const withSelected = (action: keyof typeof isFor, act: (some: Row[]) => void) => {
    const some = (rows ?? []).filter((row) => selection.has(row.id) && isFor[action](row));
    if (some.length > 0) act(some);
    else notify.info(texts.noneToAct[action]);
  };
  const askFor = (kind: RemovalKind) => withSelected(kind, (some) => ask(some, kind));
  return (
    <>
      <AdminFilters
        {...fields}
        filters={fieldsOf(address, hasCompany)}
        sorts={sortOptions}
        people={['author']}
        onExport={async (after) =>
          (await exportContents({ variables: { list, filter, after } })).data?.exportContents
        }
      />
      <AdminList
        {...paged}
        label={page.title}
        columns={[...columns, ...commonColumns]}
        errorText={texts.loadFailed}
        address={address}
        empty={texts.none}
        selection={selection}
        rowName={contentLabel}
        actions={(row) => (
          <div className={css.acts}>
            {actions?.(row)}
            <RowActions
              row={row}
              onAsk={(kind) => ask([row], kind)}
              onRestore={() => askRestore([row])}
            />
          </div>
        )}
      />
      <BulkBar
        selection={selection}
        actions={[
          { label: texts.hideThem, onRun: () => askFor('hide') },
          { label: texts.deleteThem, isDanger: true, onRun: () => askFor('delete') },
          {
            label: texts.restoreThem,
            onRun: () => withSelected('restore', askRestore),
          },
        ]}
      />
      {dialogs}
    </>
  );
}
