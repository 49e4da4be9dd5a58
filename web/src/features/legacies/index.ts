/** Projects that people hand down to juniors. */
export { LegacyPanel } from './components/LegacyPanel';
