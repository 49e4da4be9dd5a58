/** What the public pages show of the college's own words, for the page that changes them. */
export { AboutCollege } from './components/AboutCollege.tsx';
export { ContactWays, hasWays } from './components/ContactWays.tsx';
export { Founders } from './components/Founders.tsx';
