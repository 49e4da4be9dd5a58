import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../core/context.ts';
import { aViewer } from '../../testing/transports.ts';
import { Group, GroupMembership, type Subscriber } from './group.ts';

class FakeSubscriber implements Subscriber {
  readonly delivered: string[] = [];
  reason: GraphQLError | null = null;
  constructor(public current: Viewer | null) {}
  viewer(): Viewer | null {
    return this.current;
  }
  deliver(json: string): void {
    this.delivered.push(json);
  }
  reconnect(): void {
    this.delivered.push('connect anew');
  }
  revoke(reason: GraphQLError): void {
    this.reason = reason;
  }
}

const onEmpty = vi.fn();
const isInAudience = (viewer: Viewer | null): boolean => viewer?.college === 'college';
let group: Group;
let [asha, bina]: FakeSubscriber[] = [];
beforeEach(() => {
  onEmpty.mockClear();
  group = new Group('member', isInAudience, onEmpty);
  asha = new FakeSubscriber(aViewer({ id: 'asha' }));
  bina = new FakeSubscriber(aViewer({ id: 'bina' }));
});
const both = (): [FakeSubscriber, FakeSubscriber] => {
  if (!asha || !bina) throw new Error('no subscribers');
  group.add(asha);
  group.add(bina);
  return [asha, bina];
};

describe('a live group', () => {
  it('delivers the same string to all its subscribers, and to one alone', () => {
    const [first, second] = both();
    group.deliver('{}', {});
    group.deliverTo(second, '[]', []);
    expect([first.delivered, second.delivered]).toEqual([['{}'], ['{}', '[]']]);
  });

  it('delivers nothing to those who lost access since the last recheck, nor to those who left', () => {
    const [first, second] = both();
    first.current = aViewer({ id: 'asha', isVerified: false });
    second.current = aViewer({ id: 'bina', college: 'elsewhere' });
    group.deliver('{}', {});
    second.current = aViewer({ id: 'bina' });
    group.remove(second);
    group.deliverTo(second, '{}', {});
    expect([first.delivered, second.delivered]).toEqual([[], []]);
  });

  it('rechecks: who lost access or left the audience is revoked once, the others stay', () => {
    const [first, second] = both();
    first.current = aViewer({ id: 'asha', isVerified: false });
    expect(group.recheckAll()?.id).toBe('bina');
    expect(first.reason?.extensions['code']).toBe('FORBIDDEN');
    expect(second.reason).toBeNull();
    second.current = aViewer({ id: 'bina', college: 'elsewhere' });
    expect(group.recheckAll()).toBeNull();
    expect(second.reason?.message).toMatch(/What you may see has changed/);
    expect(onEmpty).toHaveBeenCalledTimes(1);
  });

  it('keeps those of its access level alone, and those who were not asked about', () => {
    const [first, second] = both();
    const third = new FakeSubscriber(aViewer({ id: 'chitra' }));
    group.add(third);
    const refusal = new GraphQLError('no');
    group.keepOnly(
      'whole',
      new Map<string, string | GraphQLError>([
        ['asha', 'card'],
        ['bina', refusal],
      ]),
    );
    expect(first.reason?.extensions['code']).toBe('CONFLICT');
    expect(second.reason).toBe(refusal);
    expect([third.reason, group.isEmpty]).toEqual([null, false]);
  });

  it('knows each person once, however many subscriptions they have', () => {
    both();
    group.add(new FakeSubscriber(aViewer({ id: 'asha' })));
    expect(group.viewers().map(({ id }) => id)).toEqual(['asha', 'bina']);
  });

  it('says that it is empty once, whether its subscribers leave or are revoked', () => {
    const [first, second] = both();
    const membership = new GroupMembership(group, first);
    membership.leave();
    membership.leave();
    expect(onEmpty).not.toHaveBeenCalled();
    group.revokeAll(new GraphQLError('gone'));
    expect([first.reason, second.reason?.message]).toEqual([null, 'gone']);
    expect(onEmpty).toHaveBeenCalledTimes(1);
  });
});
