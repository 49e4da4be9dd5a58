export { QuestionsArea } from './components/QuestionsArea';
export { addAnswer, addQuestions } from './question-cache';
export { CommentComposer } from './unsent/CommentComposer';
export { useUnsentStore } from './unsent/useUnsentText';
