/** A word to the makers, from wherever one is. */
export { FeedbackButton } from './components/FeedbackButton';
