import type { FastifyInstance } from 'fastify';
import { loopbackOnly } from './loopbackOnly';

/** How to sign in to the demo account of a practice brand. */
export interface DemoSignIn {
  email: string;
  password: string;
}

/** Tells `npm start` what to print. On loopback only, and 404 where there is no demo account. */
export function registerDemoAccountRoutes(app: FastifyInstance, demoAccount: () => DemoSignIn | undefined): void {
  app.get('/demo-account', { onRequest: loopbackOnly }, (_request, reply) => {
    const demo = demoAccount();
    if (!demo) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send({ email: demo.email, password: demo.password });
  });
}
