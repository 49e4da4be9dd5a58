/**
 * Keeping somebody away: the menu that offers it, what stands instead of their profile, and the
 * list of them.
 */
export { BlockedList } from './components/BlockedList';
export { BlockedState } from './components/BlockedState';
export { BlockPerson } from './components/BlockPerson';
export { PersonMenu } from './components/PersonMenu';
export { useBlock } from './useBlock';
