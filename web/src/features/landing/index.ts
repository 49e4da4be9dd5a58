export { LandingTop } from './components/LandingTop.tsx';
/** The film that comes with the product, loaded when somebody presses play; it fills the box it is put into. */
export const loadFilm = () => import('./components/PromoPlayer.tsx');
