import { useEffect, useEffectEvent } from 'react';
import { Button } from '../buttons/Button.ts';
import { StateBox } from './StateBox.tsx';

type Props = { title?: string; text?: string; onRetry?: () => void };

/**
 * Something failed: says what to do about it. When the browser has a network again it tries by
 * itself.
 */
export function ErrorState({ title = 'That did not work', text, onRetry }: Props) {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    const listener = () => retry();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return (
    <StateBox
      drawing="broken"
      role="alert"
      title={title}
      text={
        text ??
        (navigator.onLine
          ? 'Check your connection and try again.'
          : 'It is tried again by itself once you are back online.')
      }
      action={
        onRetry && (
          <Button variant="light" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    />
  );
}
