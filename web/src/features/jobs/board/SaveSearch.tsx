import { commonTexts } from '@schema/rules/common-texts';
import { jobFilters } from '@schema/rules/jobs-filters';
import { alertFrequencies, jobLabels, jobViewTexts } from '@schema/rules/jobs-texts';
import { IconBellPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import type { JobAlertFrequency } from '@/generated/documents';
import { SavedJobSearchesDocument } from '@/generated/documents';
import { useSavedJobSearchesQuery, useSaveJobSearchMutation } from '@/generated/hooks';
import { Button, DialogFoot, Modal, notify, SelectField } from '@/ui';
import { type BoardFilter, filterNames } from './board-address';
import { filterValue } from './filter-words';
import { isSavedFilter, keptFilter } from './saved-filter';

/**
 * Keeps the filters: what is posted and fits is told at the bell, and by mail as often as one
 * likes. Nothing where they are kept already.
 */
export function SaveSearch({ filter }: { filter: BoardFilter }) {
  const [opened, setOpened] = useState(false);
  const [mails, setMails] = useState<JobAlertFrequency>('weekly');
  const [save, { loading }] = useSaveJobSearchMutation({
    refetchQueries: [SavedJobSearchesDocument],
  });
  const wanted = keptFilter(filter);
  const saved = useSavedJobSearchesQuery({ fetchPolicy: 'cache-first' }).data?.savedJobSearches;
  if (!wanted || isSavedFilter(saved ?? [], filter)) return null;
  const names = filterNames.filter((name) => name in wanted);
  const submit = async () => {
    try {
      await save({ variables: { filter: wanted, mails } });
      setOpened(false);
      notify.success(jobViewTexts.saved);
    } catch (error) {
      notify.error(errorText(error, jobViewTexts.saveFailed));
    }
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBellPlus size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {jobViewTexts.saveSearch}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={jobViewTexts.saveSearch}>
        <p>
          {names
            .map((name) => `${jobFilters[name].label}: ${filterValue(name, filter[name] ?? '')}`)
            .join(' · ')}
        </p>
        <SelectField
          label="Mail me"
          description="The bell tells you at once, whatever you choose here."
          value={mails}
          data={alertFrequencies.map((value) => ({ value, label: jobLabels.mails[value] }))}
          onChoose={setMails}
        />
        <DialogFoot>
          <Button variant="default" onClick={() => setOpened(false)}>
            {commonTexts.cancel}
          </Button>
          <Button loading={loading} onClick={() => void submit()}>
            Save
          </Button>
        </DialogFoot>
      </Modal>
    </>
  );
}
