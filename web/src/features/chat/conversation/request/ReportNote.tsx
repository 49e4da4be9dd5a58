import { chatRequestTexts } from '@schema/rules/chat/chat-request-texts';
import { IconFlag } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ReportDialog } from '@/features/reports';
import { Button } from '@/ui';
import classes from './Request.module.css';

/** Reports the note of a request that one was sent. */
export function ReportNote({ conversationId }: { conversationId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.buttons}>
      <Button
        variant="subtle"
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {chatRequestTexts.report}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ReportDialog type="chatRequest" id={conversationId} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}
