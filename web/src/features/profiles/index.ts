export { PersonLine } from './components/PersonLine';
export { ProfileCard } from './components/ProfileCard';
export { VerifiedMark } from './components/VerifiedMark';
