import {
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { dismissToast, takeBack, toastStore, type Toast } from './notify.ts';
import css from './Toasts.module.css';

const icons = {
  success: IconCircleCheck,
  error: IconAlertTriangle,
  info: IconInfoCircle,
  news: IconBell,
};

/** Toasts stand outside the router: who put them there knows the way. */
function ToastText({ toast: { id, text, to } }: { toast: Toast }) {
  if (!to) return text;
  return (
    <a
      href={to.href}
      className={css.link}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        dismissToast(id);
        to.follow();
      }}
    >
      {text}
    </a>
  );
}

/** `behind`: a newer one came. On a phone there is room for one. */
function ToastLine({ toast, behind }: { toast: Toast; behind: boolean }) {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (held) return; // Someone is reading or about to press the cross.
    const timer = window.setTimeout(() => dismissToast(toast.id), toast.seconds * 1000);
    return () => window.clearTimeout(timer);
  }, [held, toast.id, toast.seconds]);
  const Icon = icons[toast.tone];
  return (
    <li
      className={css.toast}
      data-tone={toast.tone}
      data-behind={behind || undefined}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon size={20} aria-hidden className={css.icon} />
      <p className={css.text}>
        <ToastText toast={toast} />
      </p>
      {toast.undo && (
        <button type="button" className={css.undo} onClick={() => takeBack(toast)}>
          Undo
        </button>
      )}
      <button
        type="button"
        className={css.close}
        aria-label="Dismiss"
        onClick={() => dismissToast(toast.id)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </li>
  );
}

/** The regions stand there from the start, so that screen readers announce what is put into them. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  const newest = Math.max(...toasts.map(({ id }) => id));
  const lines = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === urgent)
      .map((toast) => <ToastLine key={toast.id} toast={toast} behind={toast.id !== newest} />);
  return (
    <div className={css.region}>
      <ul role="list" aria-live="polite" aria-label="Notices" aria-relevant="additions">
        {lines(false)}
      </ul>
      <ul role="list" aria-live="assertive" aria-label="Errors" aria-relevant="additions">
        {lines(true)}
      </ul>
    </div>
  );
}
