import { useMy__Names__Query } from '@/generated/hooks';
import { EmptyState, ErrorState, ListSkeleton, Page } from '@/ui';
import { __Name__Card } from '../components/__Name__Card';

/** One sentence: what a person does here. */
export default function __Names__Page() {
  const { data, error, refetch } = useMy__Names__Query();
  const __names__ = data?.my__Names__;
  return (
    <Page title="__Names__">
      {__names__?.map((__name__) => <__Name__Card key={__name__.id} __name__={__name__} />)}
      {__names__?.length === 0 && <EmptyState drawing="lost" title="Nothing here yet" text="Say what will be here, and how to begin." />}
      {!__names__ && (error ? <ErrorState title="Could not load __names__" onRetry={() => void refetch()} /> : <ListSkeleton count={3} lines={2} />)}
    </Page>
  );
}
