import { pagePathOf } from '@schema/rules/pages/page-paths';
import { ApproachLink } from '@/features/chat';
import { ConnectionToPerson } from '@/features/connections';
import { useViewer } from '@/features/identity';
import { PersonLine } from '@/features/people';
import type { PostFieldsFragment } from '@/generated/documents';
import { Card, LinkButton, RelativeTime } from '@/ui';
import classes from './AuthorCard.module.css';

type Props = {
  post: Pick<PostFieldsFragment, 'user' | 'createdAt' | 'editedAt' | 'atCompany' | 'companyName'>;
};

/** The person behind the words. */
export function AuthorCard({ post: { user, createdAt, editedAt, atCompany, companyName } }: Props) {
  const { me } = useViewer();
  return (
    <Card as="section" className={classes.card} aria-label="Author">
      <PersonLine person={user} size={48} />
      <p className={classes.when}>
        {atCompany && (
          <>
            Works at {companyName} now
            <br />
          </>
        )}
        Shared <RelativeTime at={createdAt} />
        {editedAt && (
          <>
            , edited <RelativeTime at={editedAt} />
          </>
        )}
      </p>
      {me?.user.id !== user.id && (
        <ConnectionToPerson person={user} look="post">
          {(connection) => (
            <ApproachLink person={{ id: user.id, connection }} hasOwnLine fromPost />
          )}
        </ConnectionToPerson>
      )}
      <LinkButton to={pagePathOf.profile(user.id)} variant="subtle">
        View profile
      </LinkButton>
    </Card>
  );
}
