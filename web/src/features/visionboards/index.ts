/** Vision boards: what people want to become, in pictures. */
export { VisionPicture } from './board/VisionPicture';
export { VisionBoardPanel } from './board/VisionBoardPanel';
