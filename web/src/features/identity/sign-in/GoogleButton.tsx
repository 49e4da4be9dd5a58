import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { site } from '@/core/site';
import { Button, notify } from '@/ui';
import css from './GoogleButton.module.css';
import { loadGoogle } from './google';

type Props = {
  /** The label of Google's own button. */
  text: 'signin_with' | 'signup_with';
  label: string;
  failed: string;
  onCredential: (credential: string) => Promise<void>;
};

/**
 * Loads nothing from Google until it is pressed; then Google's own button replaces it, as Google
 * requires.
 */
export function GoogleButton({ text, label, failed, onCredential }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'ready' | 'sending'>('idle');
  const container = useRef<HTMLDivElement>(null);
  if (!site.googleClientId) return null;

  const open = async () => {
    setState('loading');
    try {
      const { id } = (await loadGoogle()).accounts;
      id.initialize({
        client_id: site.googleClientId,
        callback: ({ credential }) => {
          setState('sending');
          void onCredential(credential).finally(() => setState('ready'));
        },
      });
      if (container.current)
        id.renderButton(container.current, {
          type: 'standard',
          theme: 'outline',
          size: 'large',
          text,
          width: Math.min(400, container.current.clientWidth),
        });
      id.prompt();
      setState('ready');
    } catch {
      setState('idle');
      notify.error(failed);
    }
  };

  return (
    <div aria-busy={state === 'sending'}>
      {(state === 'idle' || state === 'loading') && (
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconBrandGoogleFilled size={18} aria-hidden />}
          loading={state === 'loading'}
          onClick={() => void open()}
        >
          {label}
        </Button>
      )}
      <div
        ref={container}
        className={css.place}
        data-shown={state === 'ready' || state === 'sending' || undefined}
      />
    </div>
  );
}
