import { uiTexts } from '@schema/rules/ui-texts.ts';
import {
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { breakpoints } from '../viewport/breakpoints.ts';
import { dismissToast, type Toast, toastStore, undoToast } from './notify.ts';
import css from './Toasts.module.css';

const icons = {
  success: IconCircleCheck,
  error: IconAlertTriangle,
  info: IconInfoCircle,
  news: IconBell,
};

/** So long a toast that steps aside can be read in any case, in milliseconds. */
const readFirst = 2000;

/** On a phone, takes a toast away that steps aside once somebody goes on with the page below it. */
function useStepAside({ id, stepsAside = false }: Toast) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!stepsAside || !window.matchMedia?.(breakpoints.sheet).matches) return;
    const goesOn = new AbortController();
    const onPage = ({ target }: Event) => {
      if (!(target instanceof Node && line.current?.contains(target))) dismissToast(id);
    };
    const timer = window.setTimeout(() => {
      for (const type of ['scroll', 'pointerdown'])
        window.addEventListener(type, onPage, { capture: true, signal: goesOn.signal });
    }, readFirst);
    return () => {
      window.clearTimeout(timer);
      goesOn.abort();
    };
  }, [id, stepsAside]);
  return line;
}

/** Toasts are outside the router: `follow` navigates. */
function followLink(event: MouseEvent, id: number, follow: (() => void) | undefined): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  dismissToast(id);
  follow?.();
}

function ToastText({ toast: { id, text, link, more } }: { toast: Toast }) {
  if (more)
    return (
      <>
        {text}{' '}
        <a
          href={more.href}
          className={css.more}
          onClick={(event) => followLink(event, id, more.follow)}
        >
          {more.label}
        </a>
      </>
    );
  if (!link) return text;
  return (
    <a
      href={link.href}
      className={css.link}
      onClick={(event) => followLink(event, id, link.follow)}
    >
      {text}
    </a>
  );
}

/** @param behind left out on a phone: there is a newer toast, and nothing to undo in this one */
function ToastLine({ toast, behind }: { toast: Toast; behind: boolean }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return; // Somebody is reading it, or about to press a button in it.
    const timer = window.setTimeout(() => dismissToast(toast.id), toast.seconds * 1000);
    return () => window.clearTimeout(timer);
  }, [held, toast.id, toast.seconds]);
  const line = useStepAside(toast);
  const Icon = icons[toast.tone];
  return (
    <li
      ref={line}
      className={css.toast}
      data-tone={toast.tone}
      data-behind={behind || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden className={css.icon} />
      <p className={css.text}>
        <ToastText toast={toast} />
      </p>
      {toast.undo && (
        <button type="button" className={css.undo} onClick={() => undoToast(toast)}>
          Undo
        </button>
      )}
      <button
        type="button"
        className={css.close}
        aria-label={uiTexts.dismiss}
        onClick={() => dismissToast(toast.id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </li>
  );
}

/**
 * The toasts of the page. Both live regions are there before their first message, so that screen
 * readers announce it (docs/decisions/toasts.md).
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  const newest = Math.max(...toasts.map(({ id }) => id));
  const isBehind = ({ id, undo }: Toast) => id !== newest && !undo;
  const lines = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === urgent)
      .map((toast) => <ToastLine key={toast.id} toast={toast} behind={isBehind(toast)} />);
  return (
    <div className={css.region}>
      <ul role="list" aria-live="polite" aria-label={uiTexts.notices} aria-relevant="additions">
        {lines(false)}
      </ul>
      <ul role="list" aria-live="assertive" aria-label={uiTexts.errors} aria-relevant="additions">
        {lines(true)}
      </ul>
    </div>
  );
}
