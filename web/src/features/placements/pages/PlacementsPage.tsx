import { placementScope, placementTexts as texts } from '@schema/rules/analytics/placements-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { followAddress } from '@/core/address/follow-address';
import { PrintHead } from '@/core/college/PrintHead';
import { errorText } from '@/core/errors';
import { type Chosen, setFacets } from '@/core/filters/chosen';
import { FilterBar } from '@/core/filters/FilterBar';
import { useFilterAddress } from '@/core/filters/useFilterAddress';
import { AdminPage } from '@/features/admin';
import { useExportPlacementsMutation } from '@/generated/hooks';
import { Button, Card, EmptyState, ErrorState, LinkButton, notify, RowsSkeleton } from '@/ui';
import { Report } from '../report/Report';
import css from '../report/Report.module.css';
import { declared, filterFor, usePlacementCounts, usePlacements } from '../usePlacements';

function Actions({ chosen }: { chosen: Chosen }) {
  const [exportReport, { loading }] = useExportPlacementsMutation();
  const download = async () => {
    try {
      const { data } = await exportReport({ variables: { filter: filterFor(chosen) } });
      if (data) followAddress(data.exportPlacements, { download: '' });
    } catch (error) {
      notify.error(errorText(error, texts.exportFailed));
    }
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {texts.print}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={loading}
        onClick={() => void download()}
      >
        {texts.download}
      </Button>
    </>
  );
}

function Shown({ chosen, scope }: { chosen: Chosen; scope: string }) {
  const { report, isStale, error, retry } = usePlacements(chosen);
  if (!report)
    return error ? (
      <ErrorState title={errorText(error, texts.loadFailed)} onRetry={retry} />
    ) : (
      <Card as="div">
        <RowsSkeleton count={8} />
      </Card>
    );
  if (report.least === 0 && setFacets(declared, chosen).length === 0)
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        action={<LinkButton to={pagePaths.adminAnnouncements}>{texts.announce}</LinkButton>}
      />
    );
  const unit = texts.units[filterFor(chosen)?.kind ?? 'fulltime'];
  return <Report report={report} unit={unit} scope={scope} isStale={isStale} />;
}

/** `/admin/placements`: what members told of placements, to be read, printed and downloaded. */
export default function PlacementsPage() {
  const { chosen, apply } = useFilterAddress(declared);
  const counts = usePlacementCounts(chosen);
  const scope = placementScope(filterFor(chosen) ?? {});
  return (
    <AdminPage title={texts.page} lead={texts.lead} actions={<Actions chosen={chosen} />}>
      <PrintHead title={texts.page} scope={scope} />
      <div className={css.screen}>
        <FilterBar
          declared={declared}
          chosen={chosen}
          counts={counts}
          useCounts={usePlacementCounts}
          onApply={apply}
          found={texts.found}
        />
      </div>
      <Shown chosen={chosen} scope={scope} />
    </AdminPage>
  );
}
