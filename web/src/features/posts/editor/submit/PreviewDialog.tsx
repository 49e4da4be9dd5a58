import type { ExperiencePost } from '@schema/rules/posts/posts';
import { Button, FactsStrip, Modal } from '@/ui';
import { postFacts } from '../../content/facts';
import { PostHeader } from '../../content/PostHeader';
import { postSections } from '../../page/sections/post-sections';
import type { PostValues } from '../form/post-values';
import classes from './PreviewDialog.module.css';
import { PreviewMaterials } from './PreviewMaterials';

type Props = {
  post: ExperiencePost | null;
  /** Names and sizes of the files, which the post itself holds by id. */
  files: Pick<PostValues, 'materialFiles' | 'resume'>;
  publishing: boolean;
  onClose: () => void;
  onSubmit: () => void;
  /** It has left the screen. */
  onGone: () => void;
};

/** Files and hashtags lead somewhere on the page of the post; here they are only named. */
const unpublished = {
  id: '',
  materialFiles: [],
  materialLinks: [],
  resume: null,
  resumeLink: null,
  attachmentsCount: 0,
  hashtags: [],
};

/** The post as others will see it, before it is theirs. */
export function PreviewDialog({ post, files, publishing, onClose, onSubmit, onGone }: Props) {
  return (
    <Modal opened={post !== null} onClose={onClose} onGone={onGone} title="Post Preview" size="lg">
      {post && (
        <div className={classes.preview}>
          <PostHeader post={post} heading="h3" />
          <FactsStrip facts={postFacts(post)} />
          {postSections({ ...post, ...unpublished }).map(({ id, title, content }) => (
            <section key={id} className={classes.part}>
              <h3 className={classes.heading}>{title}</h3>
              {content}
            </section>
          ))}
          <PreviewMaterials post={post} files={files} />
          {post.hashtags.length > 0 && <p className={classes.tags}>{post.hashtags.join(' ')}</p>}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button loading={publishing} onClick={onSubmit}>
              Submit Post
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
