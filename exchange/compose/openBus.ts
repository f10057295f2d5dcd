import type { Bus } from '../app/ports/bus';
import type { Log } from '../app/ports/log';
import { StartError } from '../app/startError';
import { createInProcessBus } from '../bus/inProcessBus';
import { createNatsBus } from '../bus/natsBus';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';

async function connected(url: string, log: Log): Promise<Bus> {
  try {
    return await createNatsBus({ url, log });
  } catch (error) {
    throw new StartError('settingInvalid', `Setting NATS_URL: the message server cannot be reached (${(error as Error).message}).`);
  }
}

/** NATS where it is set, else within this process. @throws StartError when the server cannot be reached. */
export async function openBus(settings: Settings, log: Log, closers: Closers): Promise<Bus> {
  const bus = settings.NATS_URL === null ? createInProcessBus(log) : await connected(settings.NATS_URL, log);
  closers.add('bus', () => bus.close());
  return bus;
}
