import type { HealthCheck } from './check.ts';

/** Whether several servers hear of each other. */
export const instances: HealthCheck = {
  name: 'instances',
  title: 'Between servers',
  about: 'Whether news reaches everybody at once, where more than one server runs.',
  whenUnknown: 'Start Redis or Valkey, or look whether REDIS_URL still names it.',
  degraded: ({ events }) => !events.isReady() && 'redis',
  measure: ({ events, config }) =>
    Promise.resolve(
      !config.redisUrl
        ? { state: 'good', words: 'One server runs and needs no other.' }
        : events.isReady()
          ? { state: 'good', words: 'What carries news between servers answers.' }
          : {
              state: 'bad',
              words:
                'What carries news between servers does not answer: people on one server see late what happens on another.',
              advice: 'Start Redis or Valkey, or look whether REDIS_URL still names it.',
            },
    ),
};
