import { IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useGate } from '@/features/identity';
import { Button, notify } from '@/ui';
import { postTexts, shareTooltipMs } from '@schema/rules/posts-texts';
import { copyText } from '../copy-text';
import classes from './ShareButton.module.css';

type Props = { path: string };

/** Copies the address and says so for two seconds. */
export function ShareButton({ path }: Props) {
  const gate = useGate();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shareTooltipMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = () => {
    copyText(window.location.origin + path).then(() => setCopied(true), () => notify.error(postTexts.shareFailed));
  };

  return (
    <span className={classes.share}>
      <Button variant="default" leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconLink size={18} aria-hidden />} onClick={() => gate(share)}>Share</Button>
      <span role="status" className={classes.region}>{copied && <span className={classes.tooltip}>{postTexts.linkCopied}</span>}</span>
    </span>
  );
}
