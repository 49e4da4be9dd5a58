export { Composer } from './components/Composer';
export { QuestionsArea } from './components/QuestionsArea';
export { useKept, useKeepName } from './useKept';
