import {
  previewOf,
  moderationPageTexts as texts,
} from '@schema/rules/moderation/moderation-page-texts';
import { typeLabels } from '@schema/rules/moderation/moderation-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { pages } from '@schema/rules/pages/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Column } from '@/features/admin';
import type { ContentList, ModeratedContentFieldsFragment } from '@/generated/documents';
import { Chip } from '@/ui';
import css from './ContentList.module.css';
import { PinButtons } from './PinButtons';

export type Row = ModeratedContentFieldsFragment;

/** What the list of one kind has that others have not. */
type ContentKind = {
  /** The tab that it stands in. */
  page: { path: string; title: string };
  columns: readonly Column<Row>[];
  /** Gratitudes have no company. */
  hasCompany: boolean;
  /** What else can be done with a row. */
  actions?: (row: Row) => ReactNode;
};

/** The words of a row, cut by `previewOf`; they lead to all of it, whether it is shown or not. */
const previewColumn = (label: string, words: (row: Row) => string): Column<Row> => ({
  key: 'preview',
  label,
  isMain: true,
  cell: (row) => (
    <Link to={pagePathOf.moderatedContent(row.type, row.id)}>
      {previewOf(words(row)) || typeLabels[row.type]}
    </Link>
  ),
});

/** The lists of what people wrote, each a tab of the area. */
export const contentKinds: Record<ContentList, ContentKind> = {
  posts: {
    page: pages.adminPosts,
    columns: [previewColumn(texts.columns.post, ({ title }) => title)],
    hasCompany: true,
  },
  comments: {
    page: pages.adminComments,
    columns: [
      previewColumn(texts.columns.comment, ({ text }) => text),
      {
        key: 'type',
        label: texts.columns.kind,
        cell: ({ type }) => <span className={css.word}>{typeLabels[type]}</span>,
      },
      {
        key: 'post',
        label: texts.columns.on,
        wideOnly: true,
        cell: ({ post }) =>
          post && <Link to={pagePathOf.moderatedContent('post', post.id)}>{post.title}</Link>,
      },
    ],
    hasCompany: true,
  },
  gratitudes: {
    page: pages.adminGratitudes,
    columns: [
      previewColumn(texts.columns.gratitude, ({ text }) => text),
      {
        key: 'profile',
        label: texts.columns.profile,
        cell: ({ profile, isHidden, state }) => (
          <>
            {profile && <Link to={pagePathOf.adminUser(profile.id)}>{profile.fullName}</Link>}
            {isHidden && state === 'shown' && <Chip>{texts.hiddenByOwner}</Chip>}
          </>
        ),
      },
    ],
    hasCompany: false,
  },
  jobs: {
    page: pages.adminJobs,
    columns: [previewColumn(texts.columns.job, ({ title }) => title)],
    hasCompany: true,
    actions: (row) => <PinButtons job={row} />,
  },
};
