import { packageText, teaser } from '@schema/rules/text/display';
import type { PostCardFieldsFragment } from '@/generated/documents';
import { Chip, CompanyLogo } from '@/ui';
import { landingTexts } from '../../texts.ts';
import css from './card-sides.module.css';

/** The side of a card that shows the experience. */
export function DetailsSide({ post }: { post: PostCardFieldsFragment }) {
  const pay = packageText(post.package, post.experienceType);
  return (
    <>
      <div className={css.head}>
        <CompanyLogo name={post.companyName} src={post.logo} />
        <div className={css.words}>
          <h4 className={css.name}>{post.companyName}</h4>
          <p className={css.dim}>
            {post.role} · {post.interviewYear}
          </p>
        </div>
      </div>
      <p className={css.text}>{teaser(post.teaser || post.oneLiner)}</p>
      <div className={css.chips}>
        <Chip tone="accent">{landingTexts.labels[post.postType]}</Chip>
        {pay && <Chip>{pay}</Chip>}
      </div>
    </>
  );
}
