/** What people want to become, in pictures. */
export { VisionPanel } from './components/VisionPanel';
