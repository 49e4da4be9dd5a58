import type { __Name__FieldsFragment } from '@/generated/documents';
import { Card, RelativeTime } from '@/ui';

export function __Name__Card({ __name__ }: { __name__: __Name__FieldsFragment }) {
  return (
    <Card as="article">
      <h2>{__name__.title}</h2>
      <RelativeTime at={__name__.createdAt} />
    </Card>
  );
}
