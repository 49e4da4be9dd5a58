import { campusLabels, experienceLabels } from '@schema/rules/posts/posts-texts';
import type { PostFieldsFragment } from '@/generated/documents';
import { CompanyLogo } from '@/ui';
import classes from './PostHeader.module.css';

type HeaderFields = Pick<
  PostFieldsFragment,
  'companyName' | 'role' | 'logo' | 'experienceType' | 'interviewYear' | 'oneLiner'
> & { campusType: PostFieldsFragment['campusType'] | null };
type Props = { post: HeaderFields; heading?: 'p' | 'h3' };

/** Company, role, when, and the author's one line. The page's own h1 says the same to ears. */
export function PostHeader({ post, heading: Heading = 'p' }: Props) {
  return (
    <div className={classes.header}>
      <CompanyLogo name={post.companyName} src={post.logo} size={64} />
      <div className={classes.words}>
        <Heading className={classes.company}>{post.companyName}</Heading>
        <p className={classes.role}>{post.role}</p>
        <p className={classes.when}>
          {experienceLabels[post.experienceType]} · {post.interviewYear}
          {post.campusType && (
            <>
              {' '}
              · <span className={classes.whole}>{campusLabels[post.campusType]}</span>
            </>
          )}
        </p>
      </div>
      <p className={classes.line}>{post.oneLiner}</p>
    </div>
  );
}
