import { useApolloClient } from '@apollo/client/react';
import { companyTexts } from '@schema/rules/companies/companies-texts';
import { companyPairFilters } from '@schema/rules/companies/company-pairs-filters';
import { companyPairTexts } from '@schema/rules/companies/company-pairs-texts';
import { listedCompanyTexts } from '@schema/rules/companies/listed-companies-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useAddressQuery } from '@/core/address/useAddressQuery';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { AdminFilters, AdminList, AdminPage, type Column, useAdminFilters } from '@/features/admin';
import {
  mutateDecideCompaniesAnew,
  mutateJoinCompanies,
  mutateKeepCompaniesApart,
} from '@/generated/calls';
import type { CompanyCardFieldsFragment, CompanyPairFieldsFragment } from '@/generated/documents';
import { useCompanyPairsQuery } from '@/generated/hooks';
import { Button, CompanyLogo, notify, SegmentedControl, useLazyDialog } from '@/ui';
import { ListedCompanies } from '../listed/ListedCompanies';
import LogoMenu from '../logo/LogoMenu';
import css from './CompanyPairsPage.module.css';

const PairDialog = lazy(() => import('../pairs/PairDialog'));

type Pair = CompanyPairFieldsFragment;

const texts = companyPairTexts;
const lists = (['alike', 'all'] as const).map((value) => ({
  value,
  label: listedCompanyTexts.lists[value],
}));
/** The one that more is told of first: it is the one that is usually kept. */
const byWeight = ({
  first,
  second,
}: Pair): [CompanyCardFieldsFragment, CompanyCardFieldsFragment] => {
  const weight = (one: CompanyCardFieldsFragment) =>
    one.experienceCount + one.openingCount + one.peopleCount;
  return weight(second) > weight(first) ? [second, first] : [first, second];
};

function Name({ company }: { company: CompanyCardFieldsFragment }) {
  return (
    <span className={css.company}>
      <CompanyLogo name={company.name} size={36} />
      <span className={css.words}>
        <Link to={pagePathOf.company(company.slug)} className={css.name}>
          {company.name}
        </Link>
        <span className={css.counts}>{companyTexts.counts(company).join(' · ')}</span>
      </span>
      <LogoMenu company={company} isSmall />
    </span>
  );
}

function Names({ pair }: { pair: Pair }) {
  const [kept, other] = byWeight(pair);
  return (
    <span className={css.names}>
      <Name company={kept} />
      <Name company={other} />
    </span>
  );
}

const columns: readonly Column<Pair>[] = [
  {
    key: 'companies',
    label: texts.columns.companies,
    isMain: true,
    cell: (pair) => <Names pair={pair} />,
  },
];

/** What admins say of a pair, each with a way back. */
function useDecisions(reread: () => void) {
  const client = useApolloClient();
  const decide = async (run: () => Promise<unknown>, words: string, undo?: () => void) => {
    try {
      await run();
      notify.success(words, { undo });
    } catch (problem) {
      notify.error(errorText(problem, texts.failed));
    }
    reread();
  };
  const anew = ({ id }: Pair) =>
    decide(() => mutateDecideCompaniesAnew(client, { variables: { id } }), texts.undone);
  return {
    anew,
    join: (pair: Pair, kept: CompanyCardFieldsFragment) =>
      decide(
        () => mutateJoinCompanies(client, { variables: { id: pair.id, keep: kept.id } }),
        texts.joined(kept.name),
        () => void anew(pair),
      ),
    apart: (pair: Pair) =>
      decide(
        () => mutateKeepCompaniesApart(client, { variables: { id: pair.id } }),
        texts.keptApart,
        () => void anew(pair),
      ),
  };
}

function Decision({ pair, on }: { pair: Pair; on: ReturnType<typeof useDecisions> }) {
  const sides = byWeight(pair);
  const [first, second] = sides;
  if (pair.state !== 'open')
    return (
      <Button
        size="xs"
        variant="default"
        aria-label={texts.undoLabel(first.name, second.name)}
        onClick={() => void on.anew(pair)}
      >
        {texts.undo}
      </Button>
    );
  return (
    <div className={css.decision}>
      {sides.map((kept) => (
        <Button
          key={kept.id}
          size="xs"
          variant="light"
          aria-label={`${texts.keep(kept.name)}: ${texts.keepLabel(kept.name, (kept === first ? second : first).name)}`}
          onClick={() => void on.join(pair, kept)}
        >
          {texts.keep(kept.name)}
        </Button>
      ))}
      <Button
        size="xs"
        variant="default"
        aria-label={`${texts.apart}: ${texts.apartLabel(first.name, second.name)}`}
        onClick={() => void on.apart(pair)}
      >
        {texts.apart}
      </Button>
    </div>
  );
}

/** What was decided, where something was. */
function outcomeOf(pair: Pair): string | null {
  const [kept, other] =
    pair.keptId === pair.second.id ? [pair.second, pair.first] : [pair.first, pair.second];
  if (pair.state === 'joined') return texts.isPartOf(other.name, kept.name);
  return pair.state === 'apart' ? texts.states.apart : null;
}

/** Two names of an admin's own choice. */
function OwnNames({ onPaired }: { onPaired: () => void }) {
  const { isMounted, opened, open, close } = useLazyDialog();
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {texts.name.open}
      </Button>
      {isMounted && (
        <Suspense fallback={null}>
          <PairDialog opened={opened} onClose={close} onPaired={onPaired} />
        </Suspense>
      )}
    </>
  );
}

/** Names that may be one company. */
function AlikeNames() {
  const { address, filter, fields } = useAdminFilters(companyPairFilters);
  const list = pagedList(
    useCompanyPairsQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' }),
    ({ companyPairs }) => companyPairs,
  );
  const on = useDecisions(list.reread);
  return (
    <>
      <AdminFilters {...fields} />
      <AdminList
        {...list}
        label={texts.title}
        columns={[
          ...columns,
          ...(filter.state
            ? [{ key: 'outcome', label: texts.state, cell: outcomeOf } satisfies Column<Pair>]
            : []),
        ]}
        address={address}
        empty={texts.empty}
        rowName={({ first, second }) => `${first.name}, ${second.name}`}
        actions={(pair) => <Decision pair={pair} on={on} />}
      />
    </>
  );
}

/** `/admin/companies`: which names of companies are one, and all companies. */
export default function CompanyPairsPage() {
  const [query, change] = useAddressQuery();
  const which = query.get('list') === 'all' ? 'all' : 'alike';
  const client = useApolloClient();
  // What one list is narrowed down by says nothing of the other.
  const show = (next: string) =>
    change({ list: next === 'all' ? next : null, search: null, state: null, sort: null });
  return (
    <AdminPage
      title={texts.title}
      lead={which === 'all' ? listedCompanyTexts.lead : texts.lead}
      actions={
        which === 'alike' && (
          <OwnNames onPaired={() => void client.refetchQueries({ include: ['CompanyPairs'] })} />
        )
      }
    >
      <div className={css.which}>
        <SegmentedControl
          label={listedCompanyTexts.which}
          value={which}
          options={lists}
          onChange={show}
        />
      </div>
      {which === 'all' ? <ListedCompanies /> : <AlikeNames />}
    </AdminPage>
  );
}
