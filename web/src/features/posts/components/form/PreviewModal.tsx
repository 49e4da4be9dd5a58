import { Button, Modal } from '@/ui';
import type { CrispPost } from '@schema/rules/posts';
import { postFacts } from '../../facts';
import { FactsStrip } from '../FactsStrip';
import { GeneralDetails } from '../GeneralDetails';
import { PostHeader } from '../PostHeader';
import classes from './PreviewModal.module.css';

type Props = { post: CrispPost | null; publishing: boolean; onClose: () => void; onSubmit: () => void };

/** The post as others will see it, before it is theirs. */
export function PreviewModal({ post, publishing, onClose, onSubmit }: Props) {
  return (
    <Modal opened={post !== null} onClose={onClose} title="Post Preview" size="lg">
      {post && (
        <div className={classes.preview}>
          <PostHeader post={post} heading="h3" />
          <FactsStrip facts={postFacts(post)} />
          <GeneralDetails post={post} />
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
