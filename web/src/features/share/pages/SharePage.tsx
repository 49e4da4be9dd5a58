import { shareMisses } from '@schema/rules/device/share-store';
import { shareTexts } from '@schema/rules/device/share-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RequireMember, useViewer } from '@/features/identity';
import { Button, EmptyState, ErrorState, LinkButton, notify, Page, RowsSkeleton } from '@/ui';
import { MissedShare } from '../MissedShare';
import classes from '../Share.module.css';
import { SharedThings } from '../SharedThings';
import { SharePlaces } from '../SharePlaces';
import { useShared } from '../useShared';

function Share({ state, reread, forget }: ReturnType<typeof useShared>) {
  const navigate = useNavigate();
  const { me } = useViewer();
  const discard = async () => {
    await forget();
    notify.success(shareTexts.discarded);
    void navigate(pagePaths.feed, { replace: true });
  };
  if (typeof state === 'object')
    return (
      <Page title={shareTexts.title} lead={shareTexts.lead} width="reading">
        <div className={classes.column}>
          <SharedThings shared={state} />
          <SharePlaces shared={state} isAlumnus={me?.role === 'alumni'} />
          <div>
            <Button variant="default" onClick={() => void discard()}>
              {shareTexts.discard}
            </Button>
          </div>
        </div>
      </Page>
    );
  return (
    <Page title={shareTexts.title} width="reading">
      {state === 'loading' && <RowsSkeleton />}
      {state === 'unreadable' && <ErrorState title={shareTexts.unreadable} onRetry={reread} />}
      {state === 'none' && (
        <EmptyState
          title={shareTexts.none.title}
          text={shareTexts.none.text}
          action={<LinkButton to={pagePaths.feed}>{shareTexts.none.action}</LinkButton>}
        />
      )}
    </Page>
  );
}

/**
 * `/share`: what another app shared, and the question where it goes. Only who is a member reads it;
 * that something did not arrive everybody is told.
 */
export default function SharePage() {
  const [params] = useSearchParams();
  const { status } = useViewer();
  const shared = useShared();
  const miss = shareMisses.find((one) => one === params.get('missed'));
  if (miss && (shared.state === 'none' || shared.state === 'unreadable'))
    return <MissedShare miss={miss} isVisitor={status === 'visitor'} />;
  return (
    <RequireMember why={shareTexts.members}>
      <Share {...shared} />
    </RequireMember>
  );
}
