import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** A number read when Prometheus asks: connected clients, queued commands. */
export interface GaugeReading {
  name: string;
  help: string;
  read: () => number | Promise<number>;
}

/** The same of several things at once, each with its labels in order. */
export interface LabelledGaugeReading {
  name: string;
  help: string;
  labels: readonly string[];
  read: () => readonly { of: readonly string[]; value: number }[];
}

export interface Metrics {
  registry: Registry;
  /** Names start with `kontor_`; counters that only grow end in `_total`. */
  addGauge(reading: GaugeReading): void;
  addLabelledGauge(reading: LabelledGaugeReading): void;
}

/** A registry of its own per exchange, so that two of them (tests) never mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    addGauge: ({ name, help, read }) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read());
        },
      });
    },
    addLabelledGauge: ({ name, help, labels, read }) => {
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        collect() {
          this.reset();
          for (const { of, value } of read()) this.labels(...of).set(value);
        },
      });
    },
  };
}

/** Times every answer by endpoint of the contract and status, and serves what was measured at /metrics. */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics): void {
  const seconds = new Histogram({
    name: 'kontor_http_request_seconds',
    help: 'Time to answer, by endpoint and HTTP status',
    labelNames: ['endpoint', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // Unknown paths share one label: a scanner must not fill the memory.
    const endpoint = request.routeOptions.config.endpoint ?? request.routeOptions.url ?? 'unknown';
    seconds.observe({ endpoint, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
