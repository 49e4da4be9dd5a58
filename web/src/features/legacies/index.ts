/** Legacy projects: what people hand down to juniors. */
export { LegacyPanel } from './list/LegacyPanel';
