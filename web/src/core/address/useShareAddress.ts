import { useEffect, useState } from 'react';
import { notify } from '@/ui';
import { copyText } from './copy-text';

type Shared = {
  title: string;
  /** Of the page, within this site. */
  path: string;
  /** Said when it could not be shared. */
  failed: string;
  /** Said once it is copied, where no button shows it by `copied`. */
  copiedText?: string;
  /** Counts a share once it is done. That it failed is no reason to say that the share did. */
  onShared?: () => Promise<unknown>;
};

const copiedMilliseconds = 2000;

/**
 * Whoever closes the system's sheet has changed their mind: nothing was shared, and nothing went
 * wrong.
 */
const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Hands the address of a page on: phones give it to another app, elsewhere it is copied, and
 * `copied` says so for two seconds. Nothing is awaited before: the system's sheet and the clipboard
 * want a fresh press.
 */
export function useShareAddress({ title, path, failed, copiedText, onShared }: Shared): {
  copied: boolean;
  share: () => void;
} {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = async () => {
    const url = window.location.origin + path;
    const sheet = { title, url };
    try {
      if (typeof navigator.share === 'function' && navigator.canShare?.(sheet))
        await navigator.share(sheet);
      else {
        await copyText(url);
        setCopied(true);
        if (copiedText) notify.success(copiedText);
      }
    } catch (error) {
      if (!isChangeOfMind(error)) notify.error(failed);
      return;
    }
    await onShared?.().catch(() => undefined);
  };
  return { copied, share: () => void share() };
}
