import { Card, ListSkeleton, TextSkeleton } from '@/ui';
import { Banner } from '../pictures/Banner';
import { noBanner } from '../pictures/no-banner';
import classes from './header/ProfileHeader.module.css';

/** The shape of a profile that is being loaded. */
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
