/** Whether mail leaves. */
export { TestLetter } from './parts/TestLetter';
