/** Keeping somebody away: the menu that offers it, what stands instead of their profile, and the list of them. */
export { BlockedState } from './components/BlockedState';
export { PersonMenu } from './components/PersonMenu';
