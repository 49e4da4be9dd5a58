/** Vision boards: what people want to become, in pictures. */

export { VisionBoardPanel } from './board/VisionBoardPanel';
export { VisionPicture } from './board/VisionPicture';
