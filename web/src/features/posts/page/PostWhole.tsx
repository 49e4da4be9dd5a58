import type { PostFieldsFragment } from '@/generated/documents';
import { FactsStrip } from '@/ui';
import { postFacts } from '../content/facts';
import { PostHeader } from '../content/PostHeader';
import classes from './PostWhole.module.css';
import { postSections } from './sections/post-sections';

type Props = {
  post: Omit<
    PostFieldsFragment,
    'user' | 'counters' | 'viewer' | 'viewerCanEdit' | 'createdAt' | 'editedAt'
  >;
};

/** All that the author of a post wrote, with every section open: for who has to judge it. */
export default function PostWhole({ post }: Props) {
  return (
    <div className={classes.whole}>
      <PostHeader post={post} />
      <FactsStrip facts={postFacts(post)} />
      {postSections(post).map(({ id, title, content }) => (
        <section key={id} className={classes.part} aria-label={title}>
          <h3 className={classes.title}>{title}</h3>
          {content}
        </section>
      ))}
    </div>
  );
}
