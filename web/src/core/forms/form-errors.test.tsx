import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '@/testing/open';
import { useFormErrors } from './useFormErrors';

test.each([
  ['title', 'at its field', null],
  ['owner', 'for the form, which has no such field', 'Not so'],
])('what the server says of %s stands %s', (field, _where, failure) => {
  render(
    <form aria-label="Form">
      <button type="button">Other</button>
      <input name="title" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const { result } = renderHook(() => useFormErrors('Failed'));
  const error = refusal('BAD_USER_INPUT', 'Not so', { [field]: 'Not this' });
  act(() => result.current.showRefusal(form, error));
  expect(result.current.fieldErrors).toEqual({ [field]: 'Not this' });
  expect(result.current.failure).toBe(failure);
  expect(document.activeElement).toBe(failure ? document.body : screen.getByRole('textbox'));
});
