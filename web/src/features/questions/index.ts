export { QuestionsArea } from './components/QuestionsArea';
export { CommentComposer } from './unsent/CommentComposer';
export { type UnsentStore, useUnsentStore, useUnsentText } from './unsent/useUnsentText';
