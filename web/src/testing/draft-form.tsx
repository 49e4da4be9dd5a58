import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { type DraftFormOptions, useDraftForm } from '@/core/forms/useDraftForm';
import { PasswordField, TextField, UiProvider } from '@/ui';
import { storedKeys } from './drafts';

/** What the form of these tests asks for. */
const thingSchema = z.object({
  title: z.string().min(1, 'Say what it is'),
  place: z.string().max(5, 'Too long'),
  password: z.string(),
});
export type DraftedThing = z.output<typeof thingSchema>;
export type ThingFormOptions = DraftFormOptions<DraftedThing, DraftedThing, never>;
export const empty: DraftedThing = { title: '', place: '', password: '' };

/** A form with all that a form of the house does. */
export function ThingForm({ label, ...options }: Partial<ThingFormOptions> & { label: string }) {
  const form = useDraftForm<DraftedThing, DraftedThing>({
    name: 'thing',
    unstored: ['password'],
    initial: empty,
    schema: thingSchema,
    failed: 'Failed',
    failureIn: 'form',
    send: () => Promise.resolve(),
    staysOpen: true,
    ...options,
  });
  return (
    <DraftForm form={form} aria-label={label}>
      <TextField label="Place" {...form.field('place')} />
      <TextField label="Title" {...form.field('title')} />
      <PasswordField label="Password" {...form.field('password')} />
      <FormFoot form={form} send="Save" />
    </DraftForm>
  );
}

export const shown = (options: Partial<ThingFormOptions> = {}) => (
  <UiProvider env="test">
    <ThingForm label="Form" {...options} />
  </UiProvider>
);
export const title = () => screen.getByLabelText('Title');
export const place = () => screen.getByLabelText('Place');
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
export const stored = () => storedKeys('form:');

/** An answer that the test gives when it likes. */
export function pending<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}
