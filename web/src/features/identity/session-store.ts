/** What is kept until the tab closes. Storage may be shut off: then it lasts as long as the page. */
const fallback = new Map<string, string>();

export const sessionStore = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key) ?? null;
    } catch {
      return fallback.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      fallback.set(key, value);
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      fallback.delete(key);
    }
  },
};
