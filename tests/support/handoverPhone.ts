import type { EndpointName } from '@/contract/endpoints';
import type { HandoverAsked, HandoverOpened } from '@/contract/handover';
import { HEADER_HANDOVER } from '@/contract/headers';
import { newToken } from '@/exchange/app/tokens';
import { ask } from './authorisation/ask';
import { dataOf } from './authorisation/probe';
import type { Answer, FuzzedExchange } from './fuzzedExchange';
import { picture, sha256 } from './sampleFiles';

/** A phone that is not signed in, with a secret of its own. */
export class HandoverPhone {
  readonly secret = newToken();

  constructor(
    private readonly exchange: FuzzedExchange,
    private readonly host = 'kontor.localhost',
  ) {}

  call(name: EndpointName, params: Record<string, unknown>, file?: Buffer): Promise<Answer> {
    const headers = { host: this.host, [HEADER_HANDOVER]: this.secret, 'user-agent': IPHONE };
    return ask(this.exchange, name, params, undefined, { file, headers });
  }

  open(link: string): Promise<Answer> {
    return this.call('handoverOpen', { link, phone: this.secret });
  }

  /** Opens a link and is let in by the computer that made it. */
  async join(link: string, confirm: (number: string) => Promise<unknown>): Promise<HandoverAsked> {
    const { number } = await dataOf<HandoverOpened>(this.open(link));
    await confirm(number ?? '');
    return dataOf<HandoverAsked>(this.call('handoverAsked', {}));
  }

  /** A photo for a place, from its first piece to the end. */
  async send(slot: string, file?: Buffer): Promise<HandoverAsked> {
    const photo = file ?? (await picture('png'));
    const sum = sha256(photo);
    const { sessionId } = await dataOf<{ sessionId: string }>(this.call('handoverUploadBegin', { slot, size: photo.length, sha256: sum }));
    await dataOf(this.call('handoverUploadPart', { sessionId, offset: 0, sha256: sum }, photo));
    return dataOf<HandoverAsked>(this.call('handoverUploadFinish', { sessionId }));
  }
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
