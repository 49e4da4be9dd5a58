import { pagePaths } from '@schema/rules/pages/page-paths';
import { EmptyState, LinkButton, Page } from '@/ui';

export default function NotFoundPage() {
  return (
    <Page title="Page not found" titleHidden>
      <EmptyState
        drawing="lost"
        title="There is no page here"
        text="The link may be old, or a letter went missing on the way."
        action={
          <>
            <LinkButton to={pagePaths.feed}>Go to the feed</LinkButton>
            <LinkButton to="/" variant="default">
              Front page
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
