export { FactsStrip } from './components/FactsStrip';
export { PostCard } from './components/PostCard';
