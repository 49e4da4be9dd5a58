import { Card, ListSkeleton, Page, TextSkeleton } from '@/ui';

/** The shape of the form while its draft loads. */
export function EditorSkeleton({ title }: { title: string }) {
  return (
    <Page title={title} lead="Looking for your draft…" width="reading" hasOwnHead>
      <Card padding="lg">
        <TextSkeleton lines={8} />
      </Card>
      <ListSkeleton count={2} lines={1} />
    </Page>
  );
}
