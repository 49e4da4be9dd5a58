import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { FormNotice } from './FormNotice';
import { LeaveGuard } from './leaving/LeaveGuard';

type Props = Omit<ComponentProps<'form'>, 'form' | 'onSubmit' | 'ref'> & {
  /** Of `useDraftForm`. */
  form: ComponentProps<typeof FormNotice>['form'] & {
    setElement: (element: HTMLFormElement | null) => void;
    isChanged: boolean;
    isSending: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** What becomes of unsaved words as the page is left, where that is asked about. */
  leave?: { text: string; isLost: boolean };
  children: ReactNode;
};

/** The element of a form, with what there is to choose or to know of its draft. */
export function DraftForm({ form, leave, children, ...rest }: Props) {
  const { setElement, onSubmit, isChanged, isSending } = form;
  return (
    <form {...rest} ref={setElement} noValidate onSubmit={onSubmit}>
      {leave && <LeaveGuard {...leave} when={isChanged && !isSending} />}
      <FormNotice form={form} />
      {children}
    </form>
  );
}
