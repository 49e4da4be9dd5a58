import { useApolloClient } from '@apollo/client/react';
import { companyPairTexts } from '@schema/rules/companies/company-pairs-texts';
import { listedCompanyFilters } from '@schema/rules/companies/listed-companies-filters';
import {
  type ListedCompanySort,
  listedCompanySorts,
  listedCompanyTexts,
} from '@schema/rules/companies/listed-companies-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { pagedList } from '@/core/data/lists/paged-list';
import { errorText } from '@/core/errors';
import { AdminFilters, AdminList, type Column, useAdminFilters } from '@/features/admin';
import { mutateDecideCompaniesAnew } from '@/generated/calls';
import type {
  ListedCompanyFieldsFragment,
  MergedCompanyFieldsFragment,
} from '@/generated/documents';
import { useListedCompaniesQuery } from '@/generated/hooks';
import { Button, CompanyLogo, notify } from '@/ui';
import LogoMenu from '../logo/LogoMenu';
import css from './ListedCompanies.module.css';
import { MergeButton } from './MergeButton';

const texts = listedCompanyTexts;

type Row = ListedCompanyFieldsFragment;
/** Takes a part out of its whole. @param part what it is called */
type TakeApart = (pairId: string, part: string) => void;

const isSort = (word: string): word is ListedCompanySort =>
  listedCompanySorts.some((sort) => sort === word);
const sorts = listedCompanySorts.map((value) => ({ value, label: texts.sorts[value] }));

function Name({ company, joinedTo }: Row) {
  return (
    <span className={css.company}>
      <CompanyLogo name={company.name} size={36} />
      <Link to={pagePathOf.company((joinedTo ?? company).slug)} className={css.name}>
        {company.name}
      </Link>
    </span>
  );
}

function Written({ names, nameCount }: Row) {
  const more = nameCount - names.length;
  return (
    <span className={css.written}>
      {names.length === 0 ? '–' : names.join(', ')}
      {more > 0 && ` ${texts.moreNames(more)}`}
    </span>
  );
}

type MergeProps = {
  merge: MergedCompanyFieldsFragment;
  words: string;
  part: string;
  whole: string;
  onApart: TakeApart;
};

function Merge({ merge, words, part, whole, onApart }: MergeProps) {
  return (
    <span className={css.merge}>
      {words}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={texts.takeApartLabel(part, whole)}
        onClick={() => onApart(merge.pairId, part)}
      >
        {texts.takeApart}
      </Button>
    </span>
  );
}

/** What leads to a company, and where it leads itself, each with a way back. */
function Merges({ row, onApart }: { row: Row; onApart: TakeApart }) {
  const { company, parts, joinedTo } = row;
  if (joinedTo)
    return (
      <Merge
        merge={joinedTo}
        words={`${texts.partOf} ${joinedTo.name}`}
        part={company.name}
        whole={joinedTo.name}
        onApart={onApart}
      />
    );
  if (parts.length === 0) return '–';
  return (
    <ul role="list" className={css.merged}>
      {parts.map((part) => (
        <li key={part.pairId}>
          <Merge
            merge={part}
            words={texts.leadsHere(part.name)}
            part={part.name}
            whole={company.name}
            onApart={onApart}
          />
        </li>
      ))}
    </ul>
  );
}

const columnsWith = (onApart: TakeApart): readonly Column<Row>[] => [
  { key: 'company', label: texts.columns.company, isMain: true, cell: Name },
  {
    key: 'experiences',
    label: texts.columns.experiences,
    align: 'end',
    cell: ({ company }) => company.experienceCount,
  },
  {
    key: 'openings',
    label: texts.columns.openings,
    align: 'end',
    cell: ({ company }) => company.openingCount,
  },
  {
    key: 'people',
    label: texts.columns.people,
    align: 'end',
    cell: ({ company }) => company.peopleCount,
  },
  { key: 'names', label: texts.columns.names, cell: Written },
  {
    key: 'merged',
    label: texts.columns.merged,
    cell: (row) => <Merges row={row} onApart={onApart} />,
  },
];

/** All companies that anybody ever named: how they are written, and which lead where. */
export function ListedCompanies() {
  const client = useApolloClient();
  const { address, filter, fields } = useAdminFilters(listedCompanyFilters, {
    sorts: listedCompanySorts,
  });
  const list = pagedList(
    useListedCompaniesQuery({
      variables: {
        filter,
        ...(isSort(address.sort) && { sort: address.sort }),
      },
      fetchPolicy: 'cache-and-network',
    }),
    ({ listedCompanies }) => listedCompanies,
  );
  const takeApart = async (id: string, words: string) => {
    try {
      await mutateDecideCompaniesAnew(client, { variables: { id } });
      notify.success(words);
    } catch (problem) {
      notify.error(errorText(problem, companyPairTexts.failed));
    }
    list.reread();
  };
  return (
    <>
      <AdminFilters {...fields} sorts={sorts} />
      <AdminList
        {...list}
        label={texts.lists.all}
        columns={columnsWith((id, part) => void takeApart(id, texts.apart(part)))}
        address={address}
        empty={texts.empty}
        rowName={({ company }) => company.name}
        actions={({ company, joinedTo }) =>
          !joinedTo && (
            <span className={css.actions}>
              <LogoMenu company={company} isSmall />
              <MergeButton
                company={company}
                onMerged={list.reread}
                onUndo={(id) => void takeApart(id, texts.apart(company.name))}
              />
            </span>
          )
        }
      />
    </>
  );
}
