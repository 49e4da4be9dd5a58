import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '@/ui';
import { DevicesButton } from './bar/DevicesButton';

const stop = vi.fn();
const getUserMedia = vi.fn();
beforeEach(() => {
  stop.mockReset();
  getUserMedia.mockReset();
  vi.stubGlobal('RTCPeerConnection', vi.fn());
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia,
      enumerateDevices: () =>
        Promise.resolve([{ kind: 'audioinput', deviceId: 'm1', label: 'Headset' }]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  localStorage.clear();
});

const openDialog = async () => {
  render(
    <UiProvider env="test">
      <DevicesButton />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Microphone and speaker' }));
};

test('a microphone is chosen and tried before a call, and closed with the dialog', async () => {
  getUserMedia.mockResolvedValue({ id: 's1', getTracks: () => [{ stop }] });
  await openDialog();
  expect(await screen.findByRole('meter', { name: 'How loud you are' })).toBeInTheDocument();
  await screen.findByRole('option', { name: 'Headset' });
  await userEvent.selectOptions(screen.getByLabelText('Microphone'), 'Headset');
  await waitFor(() =>
    expect(getUserMedia).toHaveBeenLastCalledWith({
      audio: expect.objectContaining({ deviceId: { exact: 'm1' } }) as object,
    }),
  );
  const openedBefore = getUserMedia.mock.calls.length;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(openedBefore));
});

test('without a microphone it says what to do', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await openDialog();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Allow the microphone for this page/);
});
