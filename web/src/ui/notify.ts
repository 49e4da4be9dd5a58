/** Toasts: short words about what just happened. They close by themselves after 5 s (part 1, section 9). */
export type Toast = { id: number; tone: 'success' | 'error' | 'info'; text: string };

export const toastMilliseconds = 5000;
const listeners = new Set<() => void>();
let toasts: Toast[] = [];
let lastId = 0;

function change(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const add = (tone: Toast['tone']) => (text: string): void => {
  // The same words again take the place of the first: no towers of one error.
  // What worked makes the errors before it untrue.
  const stays = (toast: Toast) => toast.text !== text && !(tone === 'success' && toast.tone === 'error');
  change([...toasts.filter(stays), { id: ++lastId, tone, text }].slice(-3));
};

export const notify = { success: add('success'), error: add('error'), info: add('info') };
export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => toasts,
};
