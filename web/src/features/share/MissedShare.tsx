import type { ShareMiss } from '@schema/rules/device/share-store';
import { shareTexts } from '@schema/rules/device/share-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { EmptyState, LinkButton, Page } from '@/ui';

const texts = shareTexts.missed;

/** Something was shared that the device does not have: why, and what helps. */
export function MissedShare({ miss, isVisitor }: { miss: ShareMiss; isVisitor: boolean }) {
  return (
    <Page title={shareTexts.title} titleHidden width="reading">
      <EmptyState
        title={texts.title}
        text={isVisitor && miss === 'worker' ? texts.visitor : texts[miss]}
        action={
          isVisitor ? (
            <LinkButton to={pagePaths.signIn}>{texts.signIn}</LinkButton>
          ) : (
            <LinkButton to={pagePaths.feed}>{shareTexts.none.action}</LinkButton>
          )
        }
      />
    </Page>
  );
}
