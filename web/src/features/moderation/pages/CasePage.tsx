import { useParams } from 'react-router-dom';
import { AdminPage } from '@/features/admin';
import { errorText } from '@/core/errors';
import { useReportCasePageQuery } from '@/generated/hooks';
import { ErrorState, LinkButton, TextSkeleton } from '@/ui';
import { casePageTexts as texts } from '@schema/rules/moderation-page-texts';
import { typeLabels } from '@schema/rules/moderation-texts';
import { CaseAppeal } from '../cases/CaseAppeal';
import { CaseChips } from '../cases/CaseChips';
import { CaseDecision } from '../cases/CaseDecision';
import { CaseHistory } from '../cases/CaseHistory';
import { CaseReports } from '../cases/CaseReports';
import { CaseSubject } from '../cases/CaseSubject';
import { NextCase } from '../cases/NextCase';
import { useCaseNews } from '../cases/useCaseNews';
import css from '../cases/cases.module.css';

/** One case: what was reported, by whom and why, what happened, and the decision. */
export default function CasePage() {
  const { id = '' } = useParams();
  return (
    <AdminPage
      title={texts.title}
      superAdmin
      actions={
        <>
          <NextCase id={id} />
          <LinkButton to="/admin/flagged" variant="subtle">
            {texts.back}
          </LinkButton>
        </>
      }
    >
      <Case key={id} id={id} />
    </AdminPage>
  );
}

function Case({ id }: { id: string }) {
  const { data, error, refetch } = useReportCasePageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useCaseNews(refetch);
  const found = data?.reportCase;
  if (!found)
    return error ? (
      <ErrorState
        title={errorText(error, texts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <TextSkeleton lines={8} />
    );
  return (
    <>
      <p className={css.head}>
        {typeLabels[found.subjectType]} · <CaseChips found={found} />
      </p>
      <div className={css.parts}>
        <div className={css.part}>
          <CaseSubject found={found} />
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
