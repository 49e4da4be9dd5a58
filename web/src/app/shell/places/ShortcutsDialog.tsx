import { adminShortcuts, placesTexts, shortcuts } from '@schema/rules/pages/places-texts';
import { Fragment } from 'react';
import { useViewer } from '@/features/identity';
import { Modal } from '@/ui';
import css from './Places.module.css';

/** What the keyboard does, key by key. */
export default function ShortcutsDialog({
  opened,
  onClose,
}: {
  opened: boolean;
  onClose: () => void;
}) {
  const { me } = useViewer();
  const all = me?.isAdmin || me?.isSuperAdmin ? [...shortcuts, ...adminShortcuts] : shortcuts;
  return (
    <Modal opened={opened} onClose={onClose} title={placesTexts.shortcuts} size="md">
      <dl className={css.shortcuts}>
        {all.map(({ keys, what, where }) => (
          <div key={`${keys.join()} ${where ?? ''}`} className={css.shortcut}>
            <dt>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' + '}
                  <kbd className={css.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>
              {what}
              {where && <span className={css.where}>{where}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
