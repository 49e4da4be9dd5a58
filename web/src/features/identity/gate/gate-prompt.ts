/** Which prompt is open. */
export type GatePrompt = 'signIn' | 'verify' | null;

let current: GatePrompt = null;
const listeners = new Set<() => void>();

/** The prompt of the whole page: any button can open it. */
export const gatePrompt = {
  get: (): GatePrompt => current,
  set(prompt: GatePrompt): void {
    current = prompt;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
