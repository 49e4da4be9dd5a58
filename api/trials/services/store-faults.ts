import { setTimeout as sleep } from 'node:timers/promises';
import { requestTexts } from '../../../schema/rules/request-texts.ts';
import { concurrentUploads } from '../../src/limits.ts';
import { aPdf, sendUpload } from '../../src/testing/files.ts';
import { anObjectStore, type ObjectStore } from '../../src/testing/servers/object-store.ts';
import { type Answered, bearer, call, callOn, slowest, statusesOf } from '../tools/calls.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atMost, type Figure, holds, seconds, type Trial } from '../trial.ts';

const answerSeconds = 5;
/** As many as one person may send at a time. */
const uploads = concurrentUploads;

const troubles: Record<string, NonNullable<ObjectStore['lasting']['trouble']>> = {
  reset: 'reset',
  '500': { status: 500, code: 'InternalError' },
  SlowDown: { status: 503, code: 'SlowDown' },
  frozen: 'silence',
};

/** Uploads a document. @returns what came of it; GraphQL says by a code what REST says by 503 */
async function upload(url: string, token: string): Promise<Answered> {
  const query = 'mutation ($file: Upload!) { uploadPostFile(file: $file, kind: material) { id } }';
  const began = performance.now();
  const answer = await sendUpload(url, { token }, query, 'file', {
    bytes: aPdf(),
    name: 'notes.pdf',
  }).then(
    (body: object) => JSON.stringify(body),
    (error: unknown) => String(error),
  );
  const isDone = answer.includes('"uploadPostFile":{');
  return {
    status: isDone ? 200 : answer.includes('UNAVAILABLE') ? 503 : 500,
    milliseconds: performance.now() - began,
    headers: new Headers(),
    text: answer,
  };
}

/** Waits until `/readyz` says something. @returns the seconds that took */
async function untilReadyzSays(url: string, status: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 20_000) {
    if ((await call(`${url}/readyz`)).text.includes(`"${status}"`)) break;
    await sleep(100);
  }
  return seconds(performance.now() - began);
}

async function tryTrouble(
  name: string,
  store: ObjectStore,
  { url, token }: { url: string; token: string },
): Promise<Figure[]> {
  const others = callOn(() => call(`${url}/api/auth/user`, bearer(token)), 2);
  store.lasting.trouble = troubles[name];
  const answers = await Promise.all(Array.from({ length: uploads }, () => upload(url, token)));
  const known = await untilReadyzSays(url, 'degraded: files');
  const ready = await call(`${url}/readyz`);
  store.lasting.trouble = undefined;
  const back = await untilReadyzSays(url, 'ready');
  const again = await upload(url, token);
  const read = await others.end();
  return [
    atMost(`${name}: slowest upload`, seconds(slowest(answers)), answerSeconds, 's'),
    holds(
      `${name}: each upload is a 503 with the store's own words`,
      answers.every(({ status, text }) => status === 503 && text.includes(requestTexts.filesAway)),
      statusesOf(answers),
    ),
    atMost(`${name}: until /readyz says degraded: files`, known, answerSeconds, 's'),
    holds(`${name}: /readyz is 200 meanwhile`, ready.status === 200, String(ready.status)),
    atMost(
      `${name}: other calls refused (${statusesOf(read)})`,
      read.filter(({ status }) => status !== 200).length,
      0,
    ),
    atMost(`${name}: until /readyz says ready again`, back, answerSeconds, 's'),
    holds(`${name}: an upload afterwards`, again.status === 200, String(again.status)),
  ];
}

/** The S3 store resets connections, fails, asks to slow down, and freezes. */
export const storeFaults: Trial = {
  name: 'store-faults',
  about: 'the S3 store resets connections, answers 500 and SlowDown, and freezes',
  planted: [
    {
      about: 'calls wait until the store answers',
      figure: 'frozen: slowest upload',
      inProduct: 'services/patient-store',
    },
  ],
  async run() {
    const store = await anObjectStore();
    const { endpoint, accessKey, secretKey, bucket } = store.minio;
    try {
      const { url } = await startProduct(
        await settings({
          MINIO_ENDPOINT: endpoint,
          MINIO_ACCESS_KEY: accessKey,
          MINIO_SECRET_KEY: secretKey,
          MINIO_BUCKET: bucket,
        }),
      );
      const { token } = await signIn(url);
      const first = await upload(url, token);
      const figures = [holds('an upload before', first.status === 200, first.text)];
      for (const name of Object.keys(troubles))
        figures.push(...(await tryTrouble(name, store, { url, token })));
      return figures;
    } finally {
      store.close();
    }
  },
};
