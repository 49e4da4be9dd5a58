import { adminTexts } from '@schema/rules/administration/admin-texts';
import {
  moderationPageTexts,
  contentPageTexts as texts,
} from '@schema/rules/moderation/moderation-page-texts';
import {
  moderationTexts,
  type RemovableType,
  removableTypes,
  typeLabels,
} from '@schema/rules/moderation/moderation-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { readError } from '@/core/errors';
import { NotShown } from '@/core/items/ItemRefused';
import { AdminPage } from '@/features/admin';
import { JobWhole } from '@/features/jobs';
import { PostWhole } from '@/features/posts';
import type { ModeratedContentPageQuery } from '@/generated/documents';
import { useModeratedContentPageQuery } from '@/generated/hooks';
import { Card, LinkButton, RelativeTime, TextSkeleton } from '@/ui';
import css from '../cases/cases.module.css';
import { ContentStanding } from '../lists/ContentStanding';

type Content = ModeratedContentPageQuery['moderatedContent'];

const AllOf = ({ type }: { type: RemovableType }) => (
  <LinkButton to={`/admin${texts.lists[type]}`} variant="subtle">
    {texts.back[type]}
  </LinkButton>
);

const unknown = { code: 'NOT_FOUND', text: moderationTexts.notFound, fields: {} } as const;

/** Something that somebody wrote, whole and whether it is shown or not, with why it is not. */
export default function ContentPage() {
  const { type: asked, id = '' } = useParams();
  const type = removableTypes.find((one) => one === asked);
  return (
    <AdminPage title={texts.title} actions={type && <AllOf type={type} />}>
      {type ? (
        <OneContent key={id} type={type} id={id} />
      ) : (
        <NotShown
          refusal={unknown}
          gone={{ title: unknown.text, text: adminTexts.notHere }}
          away={<LinkButton to={pagePaths.admin}>{adminTexts.title}</LinkButton>}
          onRetry={() => undefined}
        />
      )}
    </AdminPage>
  );
}

function OneContent({ type, id }: { type: RemovableType; id: string }) {
  const { data, error, refetch } = useModeratedContentPageQuery({
    variables: { type, id },
    fetchPolicy: 'cache-and-network',
  });
  const readAnew = () => refetch().catch(() => undefined);
  const found = data?.moderatedContent;
  if (!found) {
    if (!error) return <TextSkeleton lines={8} />;
    const refusal = readError(error, moderationPageTexts.loadFailed);
    return (
      <NotShown
        refusal={refusal}
        gone={{ title: refusal.text, text: adminTexts.notHere }}
        away={<AllOf type={type} />}
        onRetry={() => void readAnew()}
      />
    );
  }
  return (
    <>
      <p className={css.head}>
        {typeLabels[type]}
        {found.post && (
          <>
            {' '}
            · {texts.on}{' '}
            <Link to={pagePathOf.moderatedContent('post', found.post.id)}>{found.post.title}</Link>
          </>
        )}
      </p>
      <div className={css.parts}>
        <Card as="section" aria-label={texts.words} className={css.part}>
          <h2>{texts.words}</h2>
          <Words found={found} />
        </Card>
        <div className={css.part}>
          <ContentStanding row={found} readAnew={readAnew} />
          <Card as="section" aria-label={texts.author} className={css.part}>
            <h2>{texts.author}</h2>
            <p className={css.links}>
              <Link to={pagePathOf.adminUser(found.user.id)}>{found.user.fullName}</Link>
              <span className={css.quiet}>
                <RelativeTime at={found.createdAt} />
              </span>
            </p>
          </Card>
        </div>
      </div>
    </>
  );
}

/** All of its words, by its kind. */
function Words({ found: { experience, opening, text, profile } }: { found: Content }) {
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      {experience && <PostWhole post={experience} />}
      {opening && <JobWhole job={opening} />}
      {!experience && !opening && <blockquote className={css.excerpt}>{text}</blockquote>}
      {profile && (
        <p className={css.quiet}>
          {texts.thanks} <Link to={pagePathOf.adminUser(profile.id)}>{profile.fullName}</Link>
        </p>
      )}
    </Suspense>
  );
}
