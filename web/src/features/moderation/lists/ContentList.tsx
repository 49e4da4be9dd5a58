import { contentFilters } from '@schema/rules/moderation-filters';
import { previewOf, moderationPageTexts as texts } from '@schema/rules/moderation-page-texts';
import { type RemovalKind, typeLabels } from '@schema/rules/moderation-texts';
import { pagePathOf } from '@schema/rules/page-paths';
import { IconEyeOff, IconRestore, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { areDaysReversed, filterFields } from '@/core/address/declared-filters';
import type { PagedList } from '@/core/data/paged-list';
import { AdminFilters, AdminList, BulkBar, type Column, useRowSelection } from '@/features/admin';
import type {
  ContentList as ListName,
  ModeratedContentFieldsFragment,
} from '@/generated/documents';
import { useExportContentsMutation } from '@/generated/hooks';
import { Button, Chip, notify, RelativeTime } from '@/ui';
import css from './ContentList.module.css';
import { type ContentAddress, contentVariables } from './content-address';
import { useContentDialogs } from './useContentDialogs';

export type Row = ModeratedContentFieldsFragment;

type Props = PagedList<Row> & {
  /** The list that is exported as a file. */
  exported: ListName;
  label: string;
  address: ContentAddress;
  columns: readonly Column<Row>[];
  /** Gratitudes have no company. */
  hasCompany?: boolean;
  /** What else can be done with a row. */
  actions?: (row: Row) => ReactNode;
  /** Reads anew what is listed. */
  readAnew: () => Promise<unknown>;
};

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
const fieldsOf = (address: ContentAddress, hasCompany: boolean) =>
  filterFields(contentFilters, areDaysReversed(address) ? { to: texts.daysReversed } : {}).filter(
    ({ name }) => hasCompany || name !== 'company',
  );

/** The words of a row, cut by `previewOf`; they lead to all of it, whether it is shown or not. */
export const previewColumn = (label: string, words: (row: Row) => string): Column<Row> => ({
  key: 'preview',
  label,
  isMain: true,
  cell: (row) => (
    <Link to={pagePathOf.moderatedContent(row.type, row.id)}>
      {previewOf(words(row)) || typeLabels[row.type]}
    </Link>
  ),
});

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

/** A list of what people wrote: filters, selection, and hiding, deleting and showing again. */
export function ContentList(props: Props) {
  const { exported: list, label, address, rows, columns, hasCompany = true, actions } = props;
  const selection = useRowSelection(rows);
  const { ask, askRestore, dialogs } = useContentDialogs(props.readAnew, selection.clear);
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
        address={address}
        searchLabel={texts.search}
        filters={fieldsOf(address, hasCompany)}
        sorts={sortOptions}
        people={['author']}
        onExport={async (after) => {
          const variables = { list, filter: contentVariables(address).filter, after };
          return (await exportContents({ variables })).data?.exportContents;
        }}
      />
      <AdminList
        label={label}
        rows={rows}
        total={props.total}
        columns={[...columns, ...commonColumns]}
        failure={props.failure}
        isLoading={props.isLoading}
        errorText={texts.loadFailed}
        reread={props.reread}
        cursor={props.cursor}
        more={props.more}
        address={address}
        empty={texts.none}
        selection={selection}
        rowName={contentLabel}
        isStale={props.isStale}
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
