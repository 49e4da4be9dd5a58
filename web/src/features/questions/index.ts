export { QuestionsArea } from './components/QuestionsArea';
