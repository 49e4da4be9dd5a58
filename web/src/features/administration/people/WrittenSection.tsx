import { adminTexts } from '@schema/rules/administration/admin-texts';
import { administrationTexts } from '@schema/rules/administration/administration-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import type { AdminPersonQuery, WrittenKind } from '@/generated/documents';
import { usePersonWrittenQuery } from '@/generated/hooks';
import { Card, ErrorState, LoadMore, RelativeTime, SelectField, TextSkeleton } from '@/ui';
import css from './people.module.css';

type Props = {
  personId: string;
  wrote: AdminPersonQuery['adminUser']['wrote'];
  /** What admins have taken away, which the lists have. */
  removed: AdminPersonQuery['adminUser']['removed'];
};

/** The list of the admin area that has what is of a kind. */
const lists: Record<WrittenKind, string> = {
  post: 'posts',
  question: 'comments',
  answer: 'comments',
  gratitude: 'gratitudes',
  job: 'jobs',
};

const { person } = administrationTexts;
const previewLength = 160;
const preview = (text: string): string =>
  text.length > previewLength ? `${text.slice(0, previewLength)}…` : text;

/** What a person wrote of one kind, page after page. */
function Written({ personId, kind }: { personId: string; kind: WrittenKind }) {
  const list = pagedList(
    usePersonWrittenQuery({
      variables: { id: personId, kind, first: 10 },
      fetchPolicy: 'cache-and-network',
    }),
    ({ adminUser }) => adminUser.written,
  );
  if (!list.rows)
    return list.failure ? (
      <ErrorState title={errorText(list.failure, adminTexts.loadFailed)} onRetry={list.reread} />
    ) : (
      <TextSkeleton lines={3} />
    );
  if (list.rows.length === 0) return <p className={css.small}>Nothing of this kind.</p>;
  return (
    <>
      <ul role="list" className={css.list}>
        {list.rows.map((item) => (
          <li key={item.id}>
            <Link to={pagePathOf.moderatedContent(kind, item.id)}>{preview(item.text)}</Link>
            <span className={css.small}>
              <RelativeTime at={item.createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <LoadMore cursor={list.cursor} onMore={list.more} />
    </>
  );
}

const kinds = [
  { value: 'post', label: 'Experiences' },
  { value: 'question', label: 'Questions' },
  { value: 'answer', label: 'Answers' },
  { value: 'gratitude', label: 'Gratitudes' },
  { value: 'job', label: 'Job openings' },
] as const;
/** What counts things of a kind. */
const counters = {
  post: 'posts',
  question: 'questions',
  answer: 'answers',
  gratitude: 'gratitudes',
  job: 'jobs',
} as const satisfies Record<WrittenKind, string>;

/** What a person wrote, kind by kind. */
export function WrittenSection({ personId, wrote, removed }: Props) {
  const [kind, setKind] = useState<WrittenKind>(
    kinds.find(({ value }) => wrote[counters[value]] > 0)?.value ?? 'post',
  );
  const taken = removed[counters[kind]];
  return (
    <Card as="section" padding="lg" className={css.section} aria-labelledby="wrote">
      <h2 id="wrote">What they wrote</h2>
      <SelectField
        label="Kind"
        value={kind}
        data={kinds.map(({ value, label }) => ({
          value,
          label: `${label} (${wrote[counters[value]]})`,
        }))}
        onChange={({ currentTarget: { value } }) =>
          setKind(kinds.find((one) => one.value === value)?.value ?? 'post')
        }
      />
      <Link to={`/admin/${lists[kind]}?author=${personId}`}>
        {taken > 0 ? person.inTheListWithRemoved(taken) : person.inTheList}
      </Link>
      <Written key={kind} personId={personId} kind={kind} />
    </Card>
  );
}
