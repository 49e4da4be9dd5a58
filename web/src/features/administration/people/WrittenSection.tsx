import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { pagedList } from '@/core/paged-list';
import type { AdminPersonQuery, WrittenKind } from '@/generated/documents';
import { usePersonWrittenQuery } from '@/generated/hooks';
import { Card, ErrorState, LoadMore, RelativeTime, SelectField, TextSkeleton } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { administrationTexts } from '@schema/rules/administration-texts';
import css from './people.module.css';

type Props = { personId: string; wrote: AdminPersonQuery['adminUser']['wrote'] };

/** The list of the admin area that has what is of a kind. */
const lists: Record<WrittenKind, string> = {
  post: 'posts',
  question: 'comments',
  answer: 'comments',
  gratitude: 'gratitudes',
  job: 'jobs',
};

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
    return list.error ? (
      <ErrorState title={errorText(list.error, adminTexts.loadFailed)} onRetry={list.retry} />
    ) : (
      <TextSkeleton lines={3} />
    );
  if (list.rows.length === 0) return <p className={css.small}>Nothing of this kind.</p>;
  return (
    <>
      <ul role="list" className={css.list}>
        {list.rows.map((item) => (
          <li key={item.id}>
            <Link to={item.link}>{preview(item.text)}</Link>
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

/** What a person wrote, kind by kind. */
export function WrittenSection({ personId, wrote }: Props) {
  const kinds = [
    { value: 'post', label: `Experiences (${wrote.posts})`, count: wrote.posts },
    { value: 'question', label: `Questions (${wrote.questions})`, count: wrote.questions },
    { value: 'answer', label: `Answers (${wrote.answers})`, count: wrote.answers },
    { value: 'gratitude', label: `Gratitudes (${wrote.gratitudes})`, count: wrote.gratitudes },
    { value: 'job', label: `Job openings (${wrote.jobs})`, count: wrote.jobs },
  ] as const;
  const [kind, setKind] = useState<WrittenKind>(
    kinds.find(({ count }) => count > 0)?.value ?? 'post',
  );
  return (
    <Card as="section" padding="lg" className={css.section} aria-labelledby="wrote">
      <h2 id="wrote">What they wrote</h2>
      <SelectField
        label="Kind"
        value={kind}
        data={kinds.map(({ value, label }) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) =>
          setKind(kinds.find((one) => one.value === value)?.value ?? 'post')
        }
      />
      <Link to={`/admin/${lists[kind]}?author=${personId}`}>
        {administrationTexts.person.inTheList}
      </Link>
      <Written key={kind} personId={personId} kind={kind} />
    </Card>
  );
}
