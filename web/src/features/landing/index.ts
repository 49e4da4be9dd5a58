export { LandingTop } from './components/LandingTop.tsx';
