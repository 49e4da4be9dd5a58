import { videoSource } from '@schema/rules/calls/video';
import { expect, it } from 'vitest';

const embedded = { kind: 'embed', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' };

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
])('%s is embedded from the host without cookies', (address) => {
  expect(videoSource(address)).toEqual(embedded);
});

it('a film file is played as it is', () => {
  expect(videoSource('https://cdn.college.example/intro.mp4?v=2')).toEqual({
    kind: 'file',
    src: 'https://cdn.college.example/intro.mp4?v=2',
  });
});

it.each([
  '',
  'intro',
  'javascript:alert(1)',
  'http://cdn.college.example/intro.mp4',
  'https://elsewhere.example/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/a',
  'https://www.youtube.com/watch?v=<script>aaa',
  'https://me:secret@cdn.example/a.mp4',
])('%s is none', (address) => {
  expect(videoSource(address)).toBeNull();
});
