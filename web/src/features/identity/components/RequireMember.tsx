import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LinkButton, Page, RefusedState } from '@/ui';
import { identityHints, identityMessages } from '@schema/rules/identity-texts';
import { useViewer } from '../useViewer';
import { RequireSignedIn } from './RequireSignedIn';

type Props = {
  children?: ReactNode;
  /** What waits behind the door, in the page's own words. */
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
            <LinkButton to="/feed" variant="light">
              Continue to Feed
            </LinkButton>
          }
        />
      ) : (
        <RefusedState
          title="Verification Required"
          text={`${why} ${identityHints.howToVerify}`}
          action={<LinkButton to="/verification">Verify college</LinkButton>}
        />
      )}
    </Page>
  );
}

/** Pages for members: the unverified are told why, and the way in. */
export const RequireMember = ({ children, ...why }: Props) => (
  <RequireSignedIn>
    <MembersOnly {...why}>{children}</MembersOnly>
  </RequireSignedIn>
);
