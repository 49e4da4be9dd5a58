import { Card, CardSkeleton, ListSkeleton, Page, TextSkeleton } from '@/ui';
import classes from './PostView.module.css';

/** The shape of a post: header, facts, sections; the author beside it. */
export function PostSkeleton() {
  return (
    <Page title="Experience" titleHidden aside={<CardSkeleton lines={2} />}>
      <div className={classes.column}>
        <Card padding="lg">
          <TextSkeleton lines={8} />
        </Card>
        <ListSkeleton count={2} lines={2} />
      </div>
    </Page>
  );
}
