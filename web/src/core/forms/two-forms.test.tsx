import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { TextField, UiProvider } from '@/ui';
import { useSchemaForm } from './useSchemaForm';

const schema = z.object({ title: z.string().min(1, 'Say what it is') });

function Form({ label }: { label: string }) {
  const { form, submit } = useSchemaForm({ schema, initialValues: { title: '' } });
  return (
    <form noValidate onSubmit={submit(() => Promise.resolve(), 'Failed')}>
      <TextField label={label} {...form.getInputProps('title')} />
      <button type="submit">Save {label}</button>
    </form>
  );
}

test('what is wrong in one form is focused there, not in the form behind it', async () => {
  render(
    <UiProvider env="test">
      <Form label="Page" />
      <Form label="Dialog" />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save Dialog' }));
  expect(screen.getByLabelText('Dialog')).toHaveFocus();
});
