import { DeliveryError, type Mailer, type Message } from '../app/ports/mailer';

export interface SmsGatewaySettings {
  url: string;
  /** Sent as they are: a key, a content type. */
  headers: Readonly<Record<string, string>>;
  /** With {to}, {text}, {id} and {brand} in it. */
  body: string;
}

const TIMEOUT_MS = 15_000;
const JSON_TYPE = 'application/json';

const asJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** What is filled in is text to whoever reads the body, whatever stands in it. */
function escaperOf(contentType: string): (text: string) => string {
  if (contentType.includes('json')) return asJson;
  if (contentType.includes('x-www-form-urlencoded')) return encodeURIComponent;
  return (text) => text;
}

/** ECONNREFUSED, TimeoutError: never what was sent. */
function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'failed';
}

/** Hands text messages to a gateway over HTTP, as its template says. Numbers are E.164, texts are UTF-8. */
export function createSmsGateway({ url, headers, body }: SmsGatewaySettings): Mailer {
  const own = new Headers({ 'content-type': JSON_TYPE, ...headers });
  const inBody = escaperOf(own.get('content-type') ?? JSON_TYPE);
  const fill = (template: string, message: Message, escaped: (text: string) => string) => {
    const values: Record<string, string> = { to: message.to, text: message.text, id: message.id, brand: message.brandName };
    return template.replace(/\{(to|text|id|brand)\}/g, (_whole, name: string) => escaped(values[name] ?? ''));
  };
  return {
    send: async (message) => {
      // The id stays the same when a message is sent again: a gateway that knows the header drops the double.
      const answer = await fetch(fill(url, message, encodeURIComponent), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...Object.fromEntries(own), 'idempotency-key': message.id },
        body: fill(body, message, inBody),
      }).catch((error: unknown) => {
        throw new DeliveryError(`sms gateway ${codeOf(error)}`, false, error);
      });
      await answer.body?.cancel();
      // A wrong key and a bad template are the operator's to mend; of a number alone, nothing is known.
      if (!answer.ok) throw new DeliveryError(`sms gateway ${answer.status}`, false);
    },
  };
}
