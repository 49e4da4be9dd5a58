import { Card, ListSkeleton, TextSkeleton } from '@/ui';
import classes from './ProfileHeader.module.css';

/** The shape of a profile: banner, face, lines, posts. */
export function ProfileSkeleton() {
  return (
    <>
      <Card as="div" padding="none" className={classes.header}>
        <div className={classes.banner} aria-hidden />
        <div className={classes.body}>
          <div className={classes.picturePlaceholder} aria-hidden />
          <TextSkeleton lines={5} />
        </div>
      </Card>
      <ListSkeleton count={2} lines={2} />
    </>
  );
}
