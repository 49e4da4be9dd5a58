/** The page for visitors. */
export { LandingTop } from './sections/LandingTop.tsx';
export { Voices } from './sections/Voices.tsx';
/** Loads the player of the promo film, a component that fills its parent. */
export const loadFilm = () => import('./film/PromoPlayer.tsx');
