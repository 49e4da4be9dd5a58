export { QuestionsArea } from './components/QuestionsArea';
export { Composer } from './unsent/Composer';
export { type UnsentStore, useUnsentStore, useUnsentText } from './unsent/useUnsentText';
