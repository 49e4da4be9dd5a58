import { cpus } from 'node:os';
import type { Bench, Measure } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { figureRow, percentile, plainRow, type Row } from '../figures.ts';
import { Lane } from '../load.ts';
import { actsOf, chosen, type Person, type Share } from './active-people.ts';
import { closeAll, pause, type Subscription, type Watcher, watchProduct } from './sockets.ts';

/** How long somebody looks at what they opened, on average: some seconds, or a minute. */
const thinkSeconds = 10;
/** How many people are tried, one after the other, until answers are late. */
const steps = [500, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000];
const latest = 300;

/** Connections as a proxy in front keeps them: one that is free, or one more. */
class Connections {
  readonly #free: Lane[] = [];
  readonly #port: number;
  constructor(port: number) {
    this.#port = port;
  }
  async ask(request: Buffer): Promise<Buffer> {
    let lane = this.#free.pop();
    while (lane && !lane.isOpen) lane = this.#free.pop();
    lane ??= new Lane(this.#port);
    const answer = await lane.send(request);
    this.#free.push(lane);
    return answer;
  }
  close(): void {
    for (const lane of this.#free.splice(0)) lane.close();
  }
}

/** What was measured while so many people were active. */
interface Step {
  people: number;
  latencies: number[];
  failures: Map<string, number>;
  /** Cores that were busy: the product's process, this one, and all of the machine. */
  cores: { product: number; load: number; machine: number };
  rss: number;
}

/** Processor time of the whole machine so far, in microseconds. */
const machineTime = (): number =>
  cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq), 0) *
  1000;

/** People who act and think in turn, until they are sent home. */
class Crowd {
  readonly #bench: Bench;
  readonly #acts: Share[];
  readonly #connections: Connections;
  readonly #watchers: Watcher[] = [];
  #isOver = false;
  #people = 0;
  #latencies: number[] = [];
  #failures = new Map<string, number>();

  constructor(bench: Bench, acts: Share[]) {
    this.#bench = bench;
    this.#acts = acts;
    this.#connections = new Connections(bench.product.port);
  }

  /** More people come, each with the socket of an open page. */
  async growTo(people: number): Promise<void> {
    const from = this.#people;
    const { product } = this.#bench;
    this.#watchers.push(
      ...(await watchProduct(
        this.#bench,
        product,
        people - from,
        () => ofEveryPage,
        (i) => (from + i) % this.#bench.people.length,
      )),
    );
    for (let i = from; i < people; i += 1) void this.#live(i);
    this.#people = people;
  }

  async #live(i: number): Promise<void> {
    const person = this.#bench.people[i % this.#bench.people.length] as Person;
    while (!this.#isOver) {
      await pause(-Math.log(1 - Math.random()) * thinkSeconds * 1000);
      if (!this.#isOver) await this.#act(person);
    }
  }

  async #act(person: Person): Promise<void> {
    const request = chosen(this.#acts)(person);
    const sent = performance.now();
    try {
      const answer = await this.#connections.ask(request);
      const text = answer.subarray(0, 400).toString();
      if (text.includes('"errors":[')) this.#fail(text.slice(0, 160));
    } catch (error) {
      this.#fail(String(error).slice(0, 160));
    }
    this.#latencies.push(performance.now() - sent);
  }

  #fail(why: string): void {
    this.#failures.set(why, (this.#failures.get(why) ?? 0) + 1);
  }

  /** What it is like for so long, after they have settled. */
  async measure(seconds: number): Promise<Step> {
    const { product } = this.#bench;
    await pause(thinkSeconds * 1000);
    this.#latencies = [];
    this.#failures = new Map();
    const before = [(await product.usage()).cpu, ownTime(), machineTime()] as const;
    const began = performance.now();
    await pause(seconds * 1000);
    const after = [(await product.usage()).cpu, ownTime(), machineTime()] as const;
    const took = (performance.now() - began) * 1000;
    const cores = after.map((time, i) => (time - (before[i] ?? 0)) / took);
    return {
      people: this.#people,
      // Of its own: what comes later is pushed to the other one.
      latencies: this.#latencies.toSorted((a, b) => a - b),
      failures: this.#failures,
      cores: { product: cores[0] ?? 0, load: cores[1] ?? 0, machine: cores[2] ?? 0 },
      rss: (await product.call<{ rss: number }>('memory')).rss,
    };
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await closeAll(this.#watchers.splice(0));
    await pause(2000);
    this.#connections.close();
  }
}

const ownTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const ofEveryPage: Subscription[] = ['ConversationsChanged', 'NotificationsChanged'].map(
  (name) => ({ query: documentOf(name), variables: {} }),
);

const failed = ({ failures }: Step): number =>
  [...failures.values()].reduce((sum, times) => sum + times, 0);

function told(step: Step): string {
  const { product, load, machine } = step.cores;
  const words = [
    `    ${step.people.toLocaleString('en')} people:`,
    `p50 ${percentile(step.latencies, 50).toFixed(0)} ms,`,
    `p95 ${percentile(step.latencies, 95).toFixed(0)} ms of ${step.latencies.length} answers;`,
    `cores busy: product ${product.toFixed(2)}, these people ${load.toFixed(2)}, all ${machine.toFixed(2)};`,
    `${(step.rss / 2 ** 20).toFixed(0)} MB`,
  ];
  const whys = [...step.failures].map(([why, times]) => `      ${times} times: ${why}`);
  return [words.join(' '), ...whys].join('\n');
}

/**
 * How many people one instance and its database carry on this machine, who also plays them: more
 * come until one answer of twenty is late, or any is refused.
 */
export const capacity: Measure = {
  name: 'capacity',
  async run(bench): Promise<Row[]> {
    const crowd = new Crowd(bench, await actsOf(bench));
    const idle = await bench.product.call<{ rss: number }>('memory');
    const seconds = Math.max(10, bench.pace.seconds * bench.pace.rounds);
    let carried: Step | undefined;
    try {
      for (const people of steps.filter((some) => some <= bench.people.length * 9)) {
        await crowd.growTo(people);
        const step = await crowd.measure(seconds);
        console.log(told(step));
        if (failed(step) > 0 || percentile(step.latencies, 95) > latest) break;
        carried = step;
      }
    } finally {
      await crowd.leave();
    }
    if (!carried) return [plainRow('active people at p95 ≤ 300 ms', 0, { atLeast: 5000 })];
    const { people, cores, rss, latencies } = carried;
    const others = cores.machine - cores.product - cores.load;
    return [
      plainRow('active people at p95 ≤ 300 ms', people, { atLeast: 5000 }),
      plainRow('capacity: p95 of them', percentile(latencies, 95), { atMost: latest }, 'ms'),
      figureRow('capacity: cores that the product uses', cores.product),
      figureRow('capacity: cores that the database and others use', others),
      figureRow('capacity: cores that playing the people uses', cores.load),
      figureRow(
        'capacity: one person, processor of the product',
        (cores.product * 1000) / people,
        'ms/s',
      ),
      figureRow(
        'capacity: one person, memory of the product',
        (rss - idle.rss) / people / 1024,
        'kB',
      ),
    ];
  },
};
