/** Feedback to the people who run the product, from any page. */
export { FeedbackButton } from './components/FeedbackButton';
export { FeedbackLink } from './components/FeedbackLink';
