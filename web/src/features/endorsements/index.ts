/** What alumni say for students. */
export { EndorsementWall } from './components/EndorsementWall';
