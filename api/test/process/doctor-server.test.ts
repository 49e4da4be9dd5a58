import { afterAll, expect, it } from 'vitest';
import { createDatabase, dropWithCopies } from '../../src/testing/servers/server-databases.ts';
import { doctor } from '../support/archives.ts';
import { builtServer } from '../support/once-per-run.ts';
import { dataFolder, endProcesses } from '../support/process.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
afterAll(() => {
  endProcesses();
});

it.skipIf(!serverUrl)(
  'npm run doctor changes nothing in a database on a server whose migrations were not applied',
  async () => {
    await builtServer();
    const { name, url } = await createDatabase(serverUrl ?? '');
    const { code, said } = await doctor({ DATA_DIR: dataFolder(), DATABASE_URL: url });
    expect(said).toMatch(
      /^good {3}Database: It answers and holds .* connections? (is|are) in use, of/m,
    );
    expect(said).toMatch(/^look {3}Version: .* changes are missing\.$/m);
    expect(code).toBe(1);
    await dropWithCopies(serverUrl ?? '', name);
  },
  120_000,
);
