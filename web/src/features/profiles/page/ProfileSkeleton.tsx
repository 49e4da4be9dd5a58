import { Card, ListSkeleton, TextSkeleton } from '@/ui';
import { Banner } from './Banner';
import classes from './ProfileHeader.module.css';

const noBanner = { smallBanner: null, mediumBanner: null, largeBanner: null };

/** The shape of a profile: banner, face, lines, posts. */
export function ProfileSkeleton() {
  return (
    <>
      <Card as="div" padding="none" className={classes.header}>
        <Banner profile={noBanner} />
        <div className={classes.body}>
          <div className={classes.picturePlaceholder} aria-hidden />
          <TextSkeleton lines={5} />
        </div>
      </Card>
      <ListSkeleton count={2} lines={2} />
    </>
  );
}
