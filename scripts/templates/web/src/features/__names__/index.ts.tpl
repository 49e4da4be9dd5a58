/** One sentence: what this room is for. Only what other features use is named here. */
export { __Name__Card } from './components/__Name__Card';
