import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { badUserInput, unsupportedType } from '../../core/errors.ts';
import type { RestRow } from '../../core/feature.ts';
import { isContainer, isNestedDeeper } from '../../core/limits/nesting.ts';
import { bodyBytes, jsonLevels, uploadBytes, uploadFiles } from '../../limits.ts';
import { countParsed } from '../connections/held-bodies.ts';

/** An empty body counts as `{}`: a POST without a body may still name JSON as its type. */
function addJsonParser(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, {});
      return;
    }
    countParsed(request.raw, String(body));
    let parsed: unknown;
    try {
      parsed = JSON.parse(String(body));
    } catch {
      done(badUserInput(requestTexts.invalidJson), undefined);
      return;
    }
    // Its fields would all be left out, which some calls take for "all of them".
    if (!isContainer(parsed) || Array.isArray(parsed))
      done(badUserInput(requestTexts.notAnObject), undefined);
    else if (isNestedDeeper(parsed, jsonLevels))
      done(badUserInput(requestTexts.tooDeep), undefined);
    else done(null, parsed);
  });
}

/** Forms are accepted by the rows that say so, and read by those that want them; elsewhere 415. */
function addFormParser(scope: FastifyInstance, rows: RestRow[]): void {
  const forms = new Map(rows.map(({ path, form }) => [path, form]));
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      const form = forms.get(request.routeOptions.url ?? '') ?? null;
      if (form === null) done(unsupportedType(requestTexts.unsupportedType), undefined);
      else done(null, form === 'read' ? Object.fromEntries(new URLSearchParams(String(body))) : {});
    },
  );
}

/** Readers of JSON, form and multipart bodies, for the routes of the scope. */
export async function addBodyParsers(scope: FastifyInstance, rows: RestRow[]): Promise<void> {
  await scope.register(multipart, {
    // File names come as they were sent: the rule refuses one with folders, instead of losing them.
    preservePath: true,
    limits: { fileSize: uploadBytes, files: uploadFiles, fieldSize: bodyBytes, fields: 200 },
    throwFileSizeLimit: false,
  });
  addJsonParser(scope);
  addFormParser(scope, rows);
}
