import { identityHints, identityMessages } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import type { ReactElement, ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LinkButton, Page, RefusedState } from '@/ui';
import { useViewer } from '../session/useViewer';
import { RequireSignedIn } from './RequireSignedIn';

type Props = {
  children?: ReactNode;
  /** What the page offers to members, in a sentence. */
  why?: string;
};

function MembersOnly({ children, why = identityHints.members }: Props) {
  const { me, status } = useViewer();
  if (status !== 'unverified') return children ?? <Outlet />;
  return (
    <Page title="Verification Required" titleHidden>
      {me?.verificationPending ? (
        <RefusedState
          title={identityMessages.pendingTitle}
          text={`${why} ${identityHints.review} This page opens as soon as yours is approved.`}
          action={
            <LinkButton to={pagePaths.feed} variant="light">
              Continue to Feed
            </LinkButton>
          }
        />
      ) : (
        <RefusedState
          title="Verification Required"
          text={`${why} ${identityHints.howToVerify}`}
          action={<LinkButton to={pagePaths.verification}>Verify college</LinkButton>}
        />
      )}
    </Page>
  );
}

/**
 * Shows a page, or the routes below, to members only: people who are not verified learn why, and
 * how to get in.
 */
export const RequireMember = ({
  children,
  skeleton,
  ...why
}: Props & { skeleton?: ReactElement }) => (
  <RequireSignedIn skeleton={skeleton}>
    <MembersOnly {...why}>{children}</MembersOnly>
  </RequireSignedIn>
);
