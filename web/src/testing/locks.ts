type Turn = { name: string; isShared: boolean; begin: () => void };

/**
 * Locks as browsers have them, for the tabs of one browser.
 * @returns `close`, which releases what is held, as if its tab were closed
 */
export function browserLocks() {
  const held = new Set<{ name: string; isShared: boolean; end: () => void }>();
  let line: Turn[] = [];
  const isFree = ({ name, isShared }: Pick<Turn, 'name' | 'isShared'>): boolean =>
    [...held].every((one) => one.name !== name || (one.isShared && isShared));
  const next = (): void => {
    const turn = line.find(isFree);
    if (!turn) return;
    line = line.filter((one) => one !== turn);
    turn.begin();
    next();
  };
  const infoOf = ({ name, isShared }: Pick<Turn, 'name' | 'isShared'>) => ({
    name,
    mode: isShared ? 'shared' : 'exclusive',
  });
  return {
    close: () => held.forEach(({ end }) => end()),
    manager: {
      query: () => Promise.resolve({ held: [...held].map(infoOf), pending: line.map(infoOf) }),
      request: (
        name: string,
        { mode, ifAvailable, signal }: LockOptions,
        work: (lock: object | null) => unknown,
      ) =>
        new Promise((resolve, reject) => {
          const isShared = mode === 'shared';
          const begin = () => {
            const lock = { name, isShared, end: () => held.delete(lock) && next() };
            held.add(lock);
            void Promise.resolve(work(lock)).then(resolve).finally(lock.end);
          };
          if (ifAvailable && !isFree({ name, isShared })) return resolve(work(null));
          const turn = { name, isShared, begin };
          signal?.addEventListener('abort', () => {
            line = line.filter((one) => one !== turn);
            reject(new Error('aborted'));
          });
          line.push(turn);
          queueMicrotask(next);
        }),
    },
  };
}
