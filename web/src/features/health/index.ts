/** Whether mail leaves, and what else is tried out. */
export { LetterButton, TestLetter, TryButton } from './parts/TestLetter';
