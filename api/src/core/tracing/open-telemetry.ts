import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { OpenSpan, Tracer } from './tracing.ts';

class TelemetrySpan implements OpenSpan {
  readonly span: Span;

  constructor(span: Span) {
    this.span = span;
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(name: string, value: string | number): void {
    this.span.setAttribute(name, value);
  }

  end(hasFailed: boolean): void {
    // Words of an error may be words of people.
    if (hasFailed) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

const parts = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function remote(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = parts.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId))
    return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Sends spans to an OTLP receiver over HTTP, many at a time. */
export function openTelemetry(endpoint: string, version: string): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: 2000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'experiencia', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('experiencia', version);
  return {
    open(name, within, traceparent) {
      const parent =
        within instanceof TelemetrySpan
          ? trace.setSpan(ROOT_CONTEXT, within.span)
          : remote(traceparent);
      return new TelemetrySpan(tracer.startSpan(name, {}, parent));
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}
