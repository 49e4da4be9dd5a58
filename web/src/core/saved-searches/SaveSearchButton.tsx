import {
  alertFrequencies,
  savedSearchTexts as texts,
} from '@schema/rules/bookmarks/saved-search-texts';
import { commonTexts } from '@schema/rules/common-texts';
import { IconBellPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import type { AlertFrequency } from '@/generated/documents';
import { Button, DialogFoot, Modal, notify, SelectField } from '@/ui';

type Props = {
  /** The filters that would be kept, in words. */
  words: string;
  /** What is said once it is kept. */
  done: string;
  loading: boolean;
  onSave: (mails: AlertFrequency) => Promise<unknown>;
};

/**
 * Keeps the filters of a list: what comes and fits is told at the bell, and by mail as often as one
 * likes.
 */
export function SaveSearchButton({ words, done, loading, onSave }: Props) {
  const [opened, setOpened] = useState(false);
  const [mails, setMails] = useState<AlertFrequency>('weekly');
  const submit = async () => {
    try {
      await onSave(mails);
      setOpened(false);
      notify.success(done);
    } catch (error) {
      notify.error(errorText(error, texts.saveFailed));
    }
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBellPlus size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {texts.save}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={texts.save}>
        <p>{words}</p>
        <SelectField
          label={texts.mailMe}
          description={texts.bell}
          value={mails}
          data={alertFrequencies.map((value) => ({ value, label: texts.mails[value] }))}
          onChoose={setMails}
        />
        <DialogFoot>
          <Button variant="default" onClick={() => setOpened(false)}>
            {commonTexts.cancel}
          </Button>
          <Button loading={loading} onClick={() => void submit()}>
            {texts.submit}
          </Button>
        </DialogFoot>
      </Modal>
    </>
  );
}
