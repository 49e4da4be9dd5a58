import { describe, expect, it } from 'vitest';
import { parseId, requireId } from './ids.ts';

const sent = '0192F1A0-0000-7000-8000-00000000000A';

describe('ids as they were sent', () => {
  it('are compared in lower case', () => {
    expect(parseId(sent)).toBe(sent.toLowerCase());
    expect(requireId(sent, () => new Error('unused'))).toBe(sent.toLowerCase());
  });

  it('are refused as ids of nothing are, where they can be none', () => {
    expect(parseId('x')).toBeNull();
    for (const wrong of ['', 'x', null, 7, `${sent}0`])
      expect(() => requireId(wrong, () => new Error('Post not found'))).toThrow('Post not found');
  });
});
