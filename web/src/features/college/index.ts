/** What the college says of itself, part by part. */
export { CollegePart } from './parts/CollegePart';
