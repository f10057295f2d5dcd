import { readdirSync, readFileSync } from 'node:fs';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { PAGE_READS } from '@/contract/pageReads';

const folder = 'src/api/queries';

it('is all that queries ask: none keeps a session in use that nobody is at', () => {
  const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'(\w+)'/g)].map(([, name]) => name))
    .filter((name): name is EndpointName => name !== undefined && name in endpoints);
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((name) => endpoints[name].auth === 'user' && endpoints[name].method !== 'GET' && !PAGE_READS.has(name))).toEqual([]);
});
