import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { FilePicker } from './FilePicker.tsx';

test('what is wrong with a file is tied to the field that it was chosen in', () => {
  const picker = (error: string | null) => (
    <UiProvider env="test">
      <FilePicker
        label="Upload the logo"
        file={null}
        onPick={() => undefined}
        accept={['.png']}
        hint="PNG, under 5 MB"
        error={error}
      />
    </UiProvider>
  );
  const { rerender } = render(picker(null));
  const field = screen.getByLabelText(/Upload the logo/);
  expect(field).toHaveAccessibleDescription('PNG, under 5 MB');
  rerender(picker('This file is too large'));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('PNG, under 5 MB This file is too large');
});
