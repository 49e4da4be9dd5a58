import { voiceTexts } from '@schema/rules/chat/voice-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { message } from '@/testing/rooms/chat';
import { asOldAddress } from '@/ui';

/** The element that plays, as far as a page sees it. */
class FakeAudio extends EventTarget {
  src = '';
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  isPaused = true;
  constructor() {
    super();
    made.push(this);
  }
  play(): Promise<void> {
    this.isPaused = false;
    played.push(this.src);
    return refuses ? Promise.reject(new DOMException('', 'NotSupportedError')) : Promise.resolve();
  }
  pause(): void {
    this.isPaused = true;
    this.dispatchEvent(new Event('pause'));
  }
}
let made: FakeAudio[] = [];
let played: string[] = [];
/** Whether the press is told that nothing can be played, as Safari tells it. */
let refuses = false;

const spoken = (number: number, milliseconds = 48_000, over: object = {}) => ({
  ...message(number),
  kind: 'voice' as const,
  content: '',
  voice: { __typename: 'VoiceFacts' as const, milliseconds, waveform: Array(48).fill(50) },
  file: {
    __typename: 'MessageFile' as const,
    id: `f${number}`,
    name: 'Voice message.webm',
    size: 9000,
    pages: null,
    url: `/files/f${number}?old`,
    picture: '',
    largePicture: '',
    downloadUrl: `/files/f${number}?keep`,
  },
  ...over,
});

/** A page with these, in a module world of its own: what plays belongs to the page. */
async function play(...messages: ReturnType<typeof spoken>[]) {
  vi.resetModules();
  const { default: VoicePlayer } = await import('./VoicePlayer');
  const { open: openAnew } = await import('@/testing/open');
  let fails = false;
  openAnew(
    () => (
      <>
        {messages.map((one) => (
          <VoicePlayer key={one.id} message={one} file={one.file} voice={one.voice} />
        ))}
      </>
    ),
    {
      path: '/',
      answers: {
        Message: ({ id }) => {
          if (fails) throw new Error('gone');
          const found = messages.find((one) => one.id === id);
          return {
            message: { ...found, file: { ...found?.file, url: `${found?.file.url}&new` } },
          };
        },
      },
    },
  );
  const groups = await screen.findAllByRole('group');
  const at = (place: number) => within(groups[place] ?? document.body);
  const happens = (event: string, seconds?: number) =>
    act(() => {
      const audio = made.at(-1);
      if (audio && seconds !== undefined) audio.currentTime = seconds;
      audio?.dispatchEvent(new Event(event));
    });
  return {
    at,
    happens,
    breakLine: () => {
      fails = true;
    },
    press: (place: number, name: string) =>
      userEvent.click(at(place).getByRole('button', { name })),
    place: (place: number) => at(place).getByRole('slider').getAttribute('aria-valuetext'),
  };
}

beforeEach(() => {
  made = [];
  played = [];
  refuses = false;
  localStorage.clear();
  vi.stubGlobal('Audio', FakeAudio);
});

test('it is played, says where it is, and moves by the keyboard', async () => {
  const { press, happens, place, at } = await play(spoken(1));
  expect(screen.getByRole('group')).toHaveAccessibleName('Voice message · 0:48');
  expect(place(0)).toBe('0:00 of 0:48');
  await press(0, 'Play');
  happens('loadedmetadata');
  happens('playing');
  happens('timeupdate', 12.3);
  expect(place(0)).toBe('0:12 of 0:48');
  expect(at(0).getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  act(() => at(0).getByRole('slider').focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(made[0]?.currentTime).toBeCloseTo(22.3);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(place(0)).toBe('0:00 of 0:48');
  await press(0, 'Pause');
  expect(made[0]?.isPaused).toBe(true);
});

test('a recording that this device kept is not asked for by its old address: it gets its new one first', async () => {
  const kept = spoken(1);
  const old = String(asOldAddress('/files/f1'));
  const { press, breakLine, at } = await play({ ...kept, file: { ...kept.file, url: old } });
  breakLine();
  await press(0, 'Play');
  expect(await at(0).findByText(voiceTexts.missing)).toBeInTheDocument();
  expect(played).toEqual([]);
});

test('one is played at a time, each from where it was left, and the next of a run follows', async () => {
  const { press, happens, place } = await play(spoken(1), spoken(2), spoken(4));
  await press(0, 'Play');
  happens('loadedmetadata');
  happens('timeupdate', 5);
  await press(2, 'Play');
  expect(made).toHaveLength(1);
  expect(played).toEqual(['/files/f1?old', '/files/f4?old']);
  expect(place(0)).toBe('0:05 of 0:48');
  await press(0, 'Play');
  happens('loadedmetadata');
  expect(made[0]?.currentTime).toBe(5);
  happens('ended');
  expect(played.at(-1)).toBe('/files/f2?old');
  expect(place(0)).toBe('0:00 of 0:48');
  // Between the second and the fourth somebody wrote something.
  const before = played.length;
  happens('ended');
  expect(played).toHaveLength(before);
});

test('its speed is the speed of all, and the device remembers it', async () => {
  const first = await play(spoken(1), spoken(2));
  await first.press(0, 'Play');
  await first.press(0, '1×, speed');
  expect(made[0]?.playbackRate).toBe(1.5);
  await first.press(1, '1.5×, speed');
  expect(made[0]?.playbackRate).toBe(2);
  document.body.replaceChildren();
  const later = await play(spoken(3));
  await later.press(0, 'Play');
  expect(made.at(-1)).toMatchObject({ playbackRate: 2, defaultPlaybackRate: 2 });
  await later.press(0, '2×, speed');
  expect(later.at(0).getByRole('button', { name: '1×, speed' })).toBeInTheDocument();
});

test('an address that has run out is renewed once; what fails then says so and is tried again', async () => {
  const { press, happens, at, breakLine } = await play(spoken(1));
  await press(0, 'Play');
  happens('error');
  await waitFor(() => expect(played.at(-1)).toBe('/files/f1?old&new'));
  happens('playing');
  breakLine();
  happens('error');
  expect(await at(0).findByRole('status')).toHaveTextContent(
    'This voice message could not be played.',
  );
  expect(at(0).getByRole('button', { name: 'Download' })).toBeInTheDocument();
  await press(0, 'Retry');
  expect(await at(0).findByRole('status')).toBeInTheDocument();
});

test.each([
  ['alone', false],
  ['and the element tells it too', true],
])(
  'what the browser refuses at the press, %s, is said in words, with a download',
  async (_, tells) => {
    refuses = true;
    const { press, at, happens } = await play(spoken(1));
    await press(0, 'Play');
    if (tells) happens('error');
    await waitFor(() => expect(played).toEqual(['/files/f1?old', '/files/f1?old&new']));
    if (tells) happens('error');
    expect(await at(0).findByRole('status')).toHaveTextContent(
      'This voice message could not be played.',
    );
    expect(at(0).getByRole('button', { name: 'Download' })).toBeInTheDocument();
    expect(played).toHaveLength(2);
    // What it takes by now is played.
    refuses = false;
    await press(0, 'Retry');
    await waitFor(() => expect(played).toHaveLength(3));
    happens('playing');
    expect(at(0).getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  },
);

test('what was taken back sounds no longer, and nothing does on another page', async () => {
  const { press, happens } = await play(spoken(1), spoken(2));
  const { nowPlaying } = await import('./now-playing');
  await press(0, 'Play');
  happens('playing');
  act(() => nowPlaying.stop('m2'));
  expect(made[0]?.isPaused).toBe(false);
  act(() => nowPlaying.stop('m1'));
  expect(made[0]?.isPaused).toBe(true);
  await press(1, 'Play');
  act(() => nowPlaying.stop());
  expect(made[0]?.isPaused).toBe(true);
});
