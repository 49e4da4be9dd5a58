import { IconExternalLink } from '@tabler/icons-react';
import { Carousel, VisuallyHidden } from '@/ui';
import { BannerScene } from './BannerScene';
import css from './Hackathons.module.css';
import { bannerMs, hackathons } from './hackathons';

/**
 * What one could take part in: ten banners that turn by themselves, each opening its site in a new
 * tab.
 */
export default function Hackathons() {
  const slides = hackathons.map(({ id, title, image, link }) => ({
    key: id,
    name: title,
    content: (
      <a href={link} target="_blank" rel="noopener noreferrer" className={css.banner}>
        <div className={css.picture}>
          <BannerScene name={image} />
        </div>
        <span className={css.title}>
          {title}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          <IconExternalLink size={18} aria-hidden />
        </span>
      </a>
    ),
  }));
  return <Carousel label="Hackathon banners" slides={slides} everyMs={bannerMs} />;
}
