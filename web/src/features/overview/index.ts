/** The way back from pages that a step of the beginning has led to. */
export { BeginReturn } from './begin/BeginReturn';
