/** What a person contributed, day by day. */
export { ActivityPanel } from './components/ActivityPanel';
