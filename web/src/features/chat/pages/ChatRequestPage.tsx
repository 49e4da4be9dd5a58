import { useSearchParams } from 'react-router-dom';
import { Brand } from '@/core/Brand';
import { Card, Page } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { LinkedRequest } from '../by-link/LinkedRequest';
import classes from '../by-link/LinkedRequest.module.css';

/** Where the links of a reminder lead: opening it answers nothing, a press does, without signing in. */
export default function ChatRequestPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <Page title={chatPageTexts.byLink.title} titleHidden width="reading">
      <Card padding="lg" className={classes.card}>
        <Brand to="/" />
        <LinkedRequest key={token} token={token} />
      </Card>
    </Page>
  );
}
