export { QuestionsArea } from './components/QuestionsArea';
export { addAnswer, addQuestions } from './question-cache';
export { CommentComposer } from './unsent/CommentComposer';
export { type UnsentStore, useUnsentStore, useUnsentText } from './unsent/useUnsentText';
