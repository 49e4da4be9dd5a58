import { Link } from 'react-router-dom';
import type { PostCardFieldsFragment } from '@/generated/documents';
import { CompanyLogo } from '@/ui';
import { packageText } from '@schema/rules/display';
import classes from './SimilarPosts.module.css';

type Props = { posts: readonly PostCardFieldsFragment[] };

/** What to read next. None, nothing. */
export function SimilarPosts({ posts }: Props) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className={classes.similar}>
      <h2 id="similar-title">Similar Experiences</h2>
      <ul role="list" className={classes.list}>
        {posts.map(({ id, companyName, logo, role, interviewYear, package: amount, experienceType }) => (
          <li key={id}>
            <Link to={`/post/${id}`} className={classes.link}>
              <CompanyLogo name={companyName} src={logo} size={40} />
              <span className={classes.text}>
                <span className={classes.company}>{companyName}</span>
                <span className={classes.role}>{role}</span>
                <span className={classes.meta}>{[interviewYear, packageText(amount, experienceType)].filter(Boolean).join(' · ')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
