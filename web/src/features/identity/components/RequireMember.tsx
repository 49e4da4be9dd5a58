import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LinkButton, Page, RefusedState } from '@/ui';
import { identityHints, identityMessages } from '@schema/rules/identity-texts';
import { useViewer } from '../useViewer';
import { RequireSignedIn } from './RequireSignedIn';

function MembersOnly({ children }: { children?: ReactNode }) {
  const { me, status } = useViewer();
  if (status !== 'unverified') return children ?? <Outlet />;
  return (
    <Page title="Verification Required" titleHidden>
      {me?.verificationPending ? (
        <RefusedState
          title={identityMessages.pendingTitle}
          text={`${identityHints.review} This page opens as soon as yours is approved.`}
          action={<LinkButton to="/feed" variant="light">Continue to Feed</LinkButton>}
        />
      ) : (
        <RefusedState
          title="Verification Required"
          text="Posts and profiles are open to people of the college. Verify yours once, with your institute email or a document."
          action={<LinkButton to="/verification">Verify college</LinkButton>}
        />
      )}
    </Page>
  );
}

/** Pages for members: the unverified are told why, and the way in. */
export const RequireMember = ({ children }: { children?: ReactNode }) => (
  <RequireSignedIn><MembersOnly>{children}</MembersOnly></RequireSignedIn>
);
