import { uiTexts } from '@schema/rules/ui-texts.ts';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../buttons/Button.ts';
import { StateBox } from './StateBox.tsx';
import { useIsOnline } from './useIsOnline.ts';

type Props = { title?: string; text?: string; onRetry?: () => void };

/**
 * Something failed: says what to do about it. What can be tried again is, by itself, when the
 * browser has a network again.
 */
export function ErrorState({ title = uiTexts.failed, text, onRetry }: Props) {
  const isOnline = useIsOnline();
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
      text={text ?? (onRetry && !isOnline ? uiTexts.retriedOnline : uiTexts.checkConnection)}
      action={
        onRetry && (
          <Button variant="light" onClick={onRetry}>
            {uiTexts.retry}
          </Button>
        )
      }
    />
  );
}
