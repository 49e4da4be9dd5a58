import { useState } from 'react';
import { Button } from '@/ui';
import css from '../form/fields.module.css';
import { DeleteDialog } from './DeleteDialog';

/** The way out: everything that one wrote and uploaded goes. */
export function DataSection({ hasPassword }: { hasPassword: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>
        Deleting your account removes your profile, your posts, questions and answers, your thanks,
        your files and your requests, at once and for good.
      </p>
      <div className={css.buttons}>
        <Button color="danger" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      </div>
      <DeleteDialog opened={isAsking} hasPassword={hasPassword} onClose={() => setAsking(false)} />
    </>
  );
}
