import { createStore } from '@/ui';

/** Which prompt is open. */
export type GatePrompt = 'signIn' | 'verify' | null;

/** The prompt of the whole page: any button can open it. */
export const gatePrompt = createStore<GatePrompt>(null);

/** Opens the sign-in dialog: the server knows nobody behind the token any more. */
export const askToSignIn = (): void => gatePrompt.set('signIn');
