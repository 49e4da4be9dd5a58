import { Button, Modal } from '@/ui';
import type { ExperiencePost } from '@schema/rules/posts';
import { postFacts } from '../../facts';
import type { PostValues } from '../../writing/values';
import { FactsStrip } from '../FactsStrip';
import { GeneralDetails } from '../GeneralDetails';
import { PostHeader } from '../PostHeader';
import { PreviewParts } from './PreviewParts';
import classes from './PreviewModal.module.css';

type Props = {
  post: ExperiencePost | null;
  /** Names and sizes of the files, which the post itself holds by id. */
  files: Pick<PostValues, 'materialFiles' | 'resume'>;
  publishing: boolean;
  onClose: () => void;
  onSubmit: () => void;
};

/** The post as others will see it, before it is theirs. */
export function PreviewModal({ post, files, publishing, onClose, onSubmit }: Props) {
  return (
    <Modal opened={post !== null} onClose={onClose} title="Post Preview" size="lg">
      {post && (
        <div className={classes.preview}>
          <PostHeader post={post} heading="h3" />
          <FactsStrip facts={postFacts(post)} />
          {post.postType === 'crisp' && <GeneralDetails post={post} />}
          <PreviewParts post={post} files={files} />
          {post.hashtags.length > 0 && <p className={classes.tags}>{post.hashtags.join(' ')}</p>}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>Close</Button>
            <Button loading={publishing} onClick={onSubmit}>Submit Post</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
