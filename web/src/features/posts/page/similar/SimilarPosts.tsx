import { pagePathOf } from '@schema/rules/pages/page-paths';
import { packageText } from '@schema/rules/text/display';
import { Link } from 'react-router-dom';
import type { PostCardFieldsFragment, PostFieldsFragment } from '@/generated/documents';
import { CompanyLogo } from '@/ui';
import classes from './SimilarPosts.module.css';
import { similarityReason } from './similarity';

type Props = {
  post: Pick<PostFieldsFragment, 'companyName' | 'role' | 'hashtags'>;
  posts: readonly PostCardFieldsFragment[];
};

/** What to read next, and why. Renders nothing when there are none. */
export function SimilarPosts({ post, posts }: Props) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className={classes.similar}>
      <h2 id="similar-title">Similar Experiences</h2>
      <ul role="list" className={classes.list}>
        {posts.map((other) => (
          <li key={other.id}>
            <Link to={pagePathOf.post(other.id)} className={classes.link}>
              <CompanyLogo name={other.companyName} src={other.logo} size={40} />
              <span className={classes.text}>
                <span className={classes.company}>{other.companyName}</span>
                <span className={classes.role}>{other.role}</span>
                <span className={classes.meta}>
                  {[
                    similarityReason(post, other),
                    other.interviewYear,
                    packageText(other.package, other.experienceType),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
