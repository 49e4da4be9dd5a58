/**
 * How a person is shown in a line: the same on posts, questions and lists. It imports no other
 * feature, so that all of them may use it.
 */

export { AskLink } from './components/AskLink';
export { PersonLine } from './components/PersonLine';
export { PersonRow, PersonRows } from './components/PersonRow';
export { VerifiedMark } from './components/VerifiedMark';
export { FreshPictures } from './FreshPictures';
