import { useEffect, useState } from 'react';
import { useGate } from '@/features/identity';
import type { PostFieldsFragment } from '@/generated/documents';
import { useSharePostMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { postTexts, shareTooltipMs } from '@schema/rules/posts-texts';
import { copyText } from '@/core/copy-text';

type Shared = Pick<PostFieldsFragment, 'id' | 'companyName' | 'role'>;

/** Whoever closes the system's sheet has changed their mind: nothing was shared, and nothing went wrong. */
const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares the address: phones hand it to another app, elsewhere it is copied, and a tooltip says so for two seconds. Counts a share once it is done. */
export function useShare({ id, companyName, role }: Shared) {
  const gate = useGate();
  const [sharePost] = useSharePostMutation();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shareTooltipMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = async () => {
    const url = `${window.location.origin}/post/${id}`;
    const data = { title: `${companyName} · ${role}`, url };
    try {
      if (typeof navigator.share === 'function' && navigator.canShare?.(data))
        await navigator.share(data);
      else {
        await copyText(url);
        setCopied(true);
      }
    } catch (error) {
      if (!isChangeOfMind(error)) notify.error(postTexts.shareFailed);
      return;
    }
    // A count that failed is no reason to say that the share did.
    await sharePost({ variables: { id } }).catch(() => undefined);
  };
  return { copied, share: () => gate(() => void share()) };
}
