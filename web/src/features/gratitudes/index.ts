/** Thanks that people leave on one another's profiles. */
export { GratitudesPanel } from './components/GratitudesPanel';
