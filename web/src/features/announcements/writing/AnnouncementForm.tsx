import { adminTexts } from '@schema/rules/administration/admin-texts';
import { announcementTexts as texts } from '@schema/rules/announcements/announcements-texts';
import { errorText } from '@/core/errors';
import { DraftForm } from '@/core/forms/DraftForm';
import { AnnouncementsDocument } from '@/generated/documents';
import {
  useCreateAnnouncementMutation,
  useDeactivateAnnouncementMutation,
} from '@/generated/hooks';
import { Button, Card, notify } from '@/ui';
import { AnnouncementFields, Reach } from './AnnouncementFields';
import css from './AnnouncementForm.module.css';
import { useAnnouncementForm } from './announcement-form';

/** Writes an announcement: its words with a preview, when, for whom, and whether it is mailed. */
export function AnnouncementForm({ onCreated }: { onCreated: () => void }) {
  const [create] = useCreateAnnouncementMutation();
  const [deactivate] = useDeactivateAnnouncementMutation({
    refetchQueries: [AnnouncementsDocument],
  });
  /** It goes from every page again, and its words come back to be mended. */
  const takeBack = async (id: string, undo: () => void) => {
    try {
      await deactivate({ variables: { id } });
      undo();
      onCreated();
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed('/announcements')));
    }
  };
  const form = useAnnouncementForm({
    announcement: null,
    send: async (input, { undo }) => {
      const { data } = await create({ variables: { input } });
      notify.success(input.startsAt ? texts.planned : texts.created, {
        undo: data ? () => void takeBack(data.createAnnouncement.id, undo) : undefined,
      });
      onCreated();
    },
  });
  return (
    <Card as="section" aria-labelledby="announce-heading" className={css.new}>
      <DraftForm form={form} className={css.form}>
        <h2 id="announce-heading">New announcement</h2>
        <AnnouncementFields form={form} />
        <div className={css.foot}>
          <Reach values={form.values} />
          <Button type="submit" loading={form.isSending}>
            {form.values.startsAt ? texts.plan : texts.announce}
          </Button>
        </div>
      </DraftForm>
    </Card>
  );
}
