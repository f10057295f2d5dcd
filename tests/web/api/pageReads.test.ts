import { readdirSync, readFileSync } from 'node:fs';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { PAGE_READS } from '@/contract/pageReads';

const folder = 'src/api/queries';
const isEndpoint = (name: string | undefined): name is EndpointName => name !== undefined && name in endpoints;
const quotedIn = (source: string) => [...source.matchAll(/'(\w+)'/g)].map(([, name]) => name).filter(isEndpoint);

/** What functions that a query takes from src/api/calls send, each from its own lines. */
function sentBy(source: string): EndpointName[] {
  return [...source.matchAll(/import \{([^}]*)\} from '\.\.\/calls\/(\w+)'/g)].flatMap(([, names = '', file]) => {
    const parts = readFileSync(`src/api/calls/${file}.ts`, 'utf8').split(/^(?=export )/m);
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .flatMap((name) => {
        const sent = quotedIn(parts.find((part) => new RegExp(`^export (?:async )?(?:const|function) ${name}\\b`).test(part)) ?? '');
        if (sent.length === 0) throw new Error(`${name} of calls/${file} sends nothing`);
        return sent;
      });
  });
}

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

it('is all that queries ask, by themselves or through calls: none keeps a session in use that nobody is at', () => {
  const asked = sources.flatMap((source) => [...quotedIn(source), ...sentBy(source)]);
  expect(asked.length).toBeGreaterThan(30);
  expect(asked).toEqual(expect.arrayContaining(['kycRecord', 'handoverOpen', 'handoverAsked'].filter(isEndpoint)));
  expect(asked.filter((name) => endpoints[name].auth === 'user' && endpoints[name].method !== 'GET' && !PAGE_READS.has(name))).toEqual([]);
});

it('every other way of queries to calls is known here', () => {
  for (const source of sources) {
    const imports = source.match(/from '\.\.\/calls\/\w+'/g) ?? [];
    expect(source.match(/\.\.\/calls/g)?.length ?? 0).toBe(imports.length);
  }
});
