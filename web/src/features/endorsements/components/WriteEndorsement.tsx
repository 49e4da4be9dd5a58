import { useUnsentStore } from '@/features/questions';
import { useSubmitEndorsement } from '../useSubmitEndorsement';
import { EndorsementForm } from './EndorsementForm';

type Props = { userId: string; firstName: string };

/** The form to endorse a student. What is typed is stored on this device until it is accepted. */
export function WriteEndorsement({ userId, firstName }: Props) {
  const store = useUnsentStore(`endorsement:${userId}`);
  const submit = useSubmitEndorsement(userId);
  return <EndorsementForm key={store?.key} name={firstName} store={store} onSubmit={submit} />;
}
