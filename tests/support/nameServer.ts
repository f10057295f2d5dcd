import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';

const TYPE_A = 1;
const TYPE_AAAA = 28;
const NAME_ERROR = 3;

/** What a name leads to; `silent`: no answer comes. */
export type NamesOf = (name: string) => readonly string[] | 'silent' | 'unknown';

/** A name server on loopback (RFC 1035) that says what the test wants, and the names it was asked for. */
export async function openNameServer(namesOf: NamesOf) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (let size = query[at] ?? 0; size > 0; size = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + size));
      at += 1 + size;
    }
    const name = labels.join('.').toLowerCase();
    const type = query.readUInt16BE(at + 1);
    const question = query.subarray(12, at + 5);
    asked.push(`${name} ${type === TYPE_A ? 4 : 6}`);
    const found = namesOf(name);
    if (found === 'silent') return;
    const isUnknown = found === 'unknown';
    const addresses = isUnknown ? [] : found.filter((one) => (type === TYPE_AAAA) === one.includes(':'));
    const records = addresses.map((one) => {
      const bytes = Buffer.from(ipaddr.parse(one).toByteArray());
      const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
      return Buffer.concat([head, bytes]);
    });
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | (isUnknown ? NAME_ERROR : 0), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([head, question, ...records]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const server = `127.0.0.1:${(socket.address() as AddressInfo).port}`;
  return {
    asked,
    /** A resolver that asks here. */
    resolver: (): Resolver => {
      const resolver = new Resolver({ timeout: 1_000, tries: 2 });
      resolver.setServers([server]);
      return resolver;
    },
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
