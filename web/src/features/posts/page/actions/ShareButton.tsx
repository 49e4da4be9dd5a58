import { postTexts } from '@schema/rules/posts/posts-texts';
import { IconCheck, IconShare } from '@tabler/icons-react';
import type { PostFieldsFragment } from '@/generated/documents';
import { Button } from '@/ui';
import classes from './ShareButton.module.css';
import { useShare } from './useShare';

type Props = { post: Pick<PostFieldsFragment, 'id' | 'companyName' | 'role'> };

/** Hands the address on. */
export function ShareButton({ post }: Props) {
  const { copied, share } = useShare(post);
  return (
    <span className={classes.share}>
      <Button
        variant="default"
        leftSection={
          copied ? <IconCheck size={18} aria-hidden /> : <IconShare size={18} aria-hidden />
        }
        onClick={share}
      >
        <span data-word>Share</span>
      </Button>
      <span role="status" className={classes.region}>
        {copied && <span className={classes.tooltip}>{postTexts.linkCopied}</span>}
      </span>
    </span>
  );
}
