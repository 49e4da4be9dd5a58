/** How a person stands in a line, the same on posts, questions, lists and thanks. Knows no other room, so that every room can name people. */
export { PersonLine } from './components/PersonLine';
export { VerifiedMark } from './components/VerifiedMark';
