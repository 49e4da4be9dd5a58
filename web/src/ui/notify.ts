/** Toasts: short words about what just happened. They close by themselves after 5 s (part 1, section 9). */
export type Toast = {
  id: number;
  tone: 'success' | 'error' | 'info' | 'news';
  text: string;
  /** Where pressing it leads. */
  to?: { href: string; follow: () => void };
};

export const toastMilliseconds = 5000;
const listeners = new Set<() => void>();
let toasts: Toast[] = [];
let lastId = 0;

function change(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const add = (tone: Toast['tone']) => (text: string, to?: Toast['to']): void => {
  // The same words again take the place of the first: no towers of one error.
  // What worked makes the errors before it untrue.
  const stays = (toast: Toast) => toast.text !== text && !(tone === 'success' && toast.tone === 'error');
  change([...toasts.filter(stays), { id: ++lastId, tone, text, ...(to && { to }) }].slice(-3));
};

const news = add('news');
const words = (tone: Toast['tone']): ((text: string) => void) => (text) => add(tone)(text);

/** `news`: what others did; it leads to where they did it. */
export const notify = { success: words('success'), error: words('error'), info: words('info'), news: (text: string, to: NonNullable<Toast['to']>): void => news(text, to) };
export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => toasts,
};
