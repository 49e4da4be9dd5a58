/** Which prompt stands before a protected action; one for the whole page, so that any button can raise it. */
export type GatePrompt = 'signIn' | 'verify' | null;

let current: GatePrompt = null;
const listeners = new Set<() => void>();

export const gatePrompt = {
  get: (): GatePrompt => current,
  set(prompt: GatePrompt): void {
    current = prompt;
    listeners.forEach((tell) => tell());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
