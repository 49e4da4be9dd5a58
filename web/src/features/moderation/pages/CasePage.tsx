import { adminTexts } from '@schema/rules/administration/admin-texts';
import { casePageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { typeLabels } from '@schema/rules/moderation/moderation-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { readError } from '@/core/errors';
import { NotShown } from '@/core/items/ItemRefused';
import { AdminPage } from '@/features/admin';
import { useReportCasePageQuery } from '@/generated/hooks';
import { LinkButton, TextSkeleton } from '@/ui';
import { CaseAppeal } from '../cases/CaseAppeal';
import { CaseChips } from '../cases/CaseChips';
import { CaseDecision } from '../cases/CaseDecision';
import { CaseHistory } from '../cases/CaseHistory';
import { CaseReports } from '../cases/CaseReports';
import { CaseSubject } from '../cases/CaseSubject';
import css from '../cases/cases.module.css';
import { NextCase } from '../cases/NextCase';
import { useCaseNews } from '../cases/useCaseNews';

const allCases = (
  <LinkButton to={pagePaths.reportedCases} variant="subtle">
    {texts.back}
  </LinkButton>
);

/** One case: what was reported, by whom and why, what happened, and the decision. */
export default function CasePage() {
  const { id = '' } = useParams();
  return (
    <AdminPage
      title={texts.title}
      actions={
        <>
          <NextCase id={id} />
          {allCases}
        </>
      }
    >
      <CaseContent key={id} id={id} />
    </AdminPage>
  );
}

/** What decides goes once it is decided: the focus goes to what the case is now. */
function useFocusOnceDecided(decision: string | null | undefined) {
  const head = useRef<HTMLParagraphElement>(null);
  const before = useRef(decision);
  useEffect(() => {
    if (before.current === null && decision) head.current?.focus();
    before.current = decision;
  }, [decision]);
  return head;
}

function CaseContent({ id }: { id: string }) {
  const { data, error, refetch } = useReportCasePageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useCaseNews(refetch);
  const again = () => void refetch().catch(() => undefined);
  const found = data?.reportCase;
  const head = useFocusOnceDecided(found?.decision);
  if (!found) {
    if (!error) return <TextSkeleton lines={8} />;
    const refusal = readError(error, texts.loadFailed);
    const gone = { title: refusal.text, text: adminTexts.notHere };
    return <NotShown refusal={refusal} gone={gone} away={allCases} onRetry={again} />;
  }
  return (
    <>
      <p ref={head} tabIndex={-1} className={css.head}>
        {typeLabels[found.subjectType]} · <CaseChips found={found} />
      </p>
      <div className={css.parts}>
        <div className={css.part}>
          <CaseSubject found={found} onReload={again} />
          <CaseReports found={found} />
        </div>
        <div className={css.part}>
          {found.decision ? <CaseAppeal found={found} /> : <CaseDecision found={found} />}
          <CaseHistory found={found} />
        </div>
      </div>
    </>
  );
}
