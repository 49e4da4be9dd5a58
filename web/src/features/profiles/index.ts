export { ProfileCard } from './components/ProfileCard';
