/** What people want to become, in pictures. */
export { VisionBoardPanel } from './board/VisionBoardPanel';
