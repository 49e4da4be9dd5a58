import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobOpening, opening } from '../../../testing/builders/jobs.ts';
import { aPdf } from '../../../testing/files.ts';
import { anAlumnus, type Json, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: { uploads: { points: 1, seconds: 3600 } } });
});
afterAll(() => app.close());

it('an edit with a wrong field is refused before its files are taken in', async () => {
  const poster = await anAlumnus(app);
  const id = await aJobOpening(poster);
  const edit = async (facts: Json): Promise<Json> => {
    const form = new FormData();
    form.set(
      'operations',
      JSON.stringify({
        query:
          'mutation ($id: ID!, $input: JobInput!, $attachment: Upload) { updateJob(id: $id, input: $input, attachment: $attachment) { role fileName filePages fileSize } }',
        variables: { id, input: opening(facts), attachment: null },
      }),
    );
    form.set('map', '{"0":["variables.attachment"]}');
    form.set('0', new File([new Uint8Array(aPdf(2))], 'about.pdf', { type: 'application/pdf' }));
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${poster.token}`, 'apollo-require-preflight': 'true' },
      body: form,
    });
    return response.json();
  };
  for (const facts of [{ role: ' ' }, { deadline: 'soon' }, { role: ' ' }])
    expect((await edit(facts)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  // The one upload of this hour is still there.
  expect((await edit({ role: 'Better' })).data).toEqual({
    updateJob: {
      ...{ role: 'Better', fileName: 'about.pdf' },
      ...{ filePages: 2, fileSize: aPdf(2).length },
    },
  });
});
