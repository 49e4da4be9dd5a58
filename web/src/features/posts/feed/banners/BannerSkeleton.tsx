import css from './Hackathons.module.css';

/** The banner's place while its pictures load. */
export const BannerSkeleton = () => (
  <div className={css.banner} aria-hidden>
    <div className={css.picture} />
    <span className={css.title} />
  </div>
);
