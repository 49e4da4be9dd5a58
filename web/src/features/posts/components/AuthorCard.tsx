import { PersonLine } from '@/features/profiles';
import type { PostFieldsFragment } from '@/generated/documents';
import { Card, LinkButton, RelativeTime } from '@/ui';
import classes from './AuthorCard.module.css';

type Props = { post: Pick<PostFieldsFragment, 'user' | 'createdAt' | 'editedAt' | 'atCompany' | 'companyName'> };

/** The person behind the words. */
export function AuthorCard({ post: { user, createdAt, editedAt, atCompany, companyName } }: Props) {
  return (
    <Card as="section" className={classes.card} aria-label="Author">
      <PersonLine person={user} size={48} />
      <p className={classes.when}>
        {atCompany && <>Works at {companyName} now<br /></>}
        Shared <RelativeTime at={createdAt} />{editedAt && <>, edited <RelativeTime at={editedAt} /></>}
      </p>
      <LinkButton to={`/profile/${user.id}`} variant="light">View profile</LinkButton>
    </Card>
  );
}
