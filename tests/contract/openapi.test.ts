import Ajv2020 from 'ajv/dist/2020';
import { endpoints } from '@/contract/endpoints';
import { openApiDocument } from '@/contract/openapi';

describe('the OpenAPI document', () => {
  const document = openApiDocument('v1', '/api');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  it('has every endpoint once', () => {
    const listed = operations.map(({ path, method, operation }) => [operation.operationId, method.toUpperCase(), path]);
    expect(listed).toEqual(Object.entries(endpoints).map(([name, { method, path }]) => [name, method, path]));
  });

  it('says which calls need a token', () => {
    for (const { operation } of operations) {
      const { auth } = endpoints[operation.operationId];
      const asked = { none: [], user: ['session'], handover: ['handover'] }[auth];
      expect(operation.security.flatMap((one) => Object.keys(one))).toEqual(asked);
      // A phone that is not the one is no session that has ended.
      expect('403' in operation.responses).toBe(auth === 'user');
    }
  });

  it('holds schemas that a validator of its own dialect takes', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const { operation } of operations) {
      const [{ schema } = {}] = Object.values(operation.responses['200']?.content ?? {});
      expect(ajv.validateSchema(schema as object)).toBe(true);
      expect(operation.parameters.every(({ schema: parameter }) => ajv.validateSchema(parameter))).toBe(true);
    }
  });

  it('says of which types the files are that calls answer with', () => {
    const typesOf = (path: string) => Object.keys(document.paths[path]?.get?.responses['200']?.content ?? {});
    expect(typesOf('/security/export/file')).toEqual(['application/zip']);
    expect(typesOf('/upload/file')).toEqual(['image/jpeg', 'application/pdf']);
    expect(typesOf('/site/image')).toContain('image/svg+xml');
  });

  it('checks the length of tuples', () => {
    const klines = document.paths['/market/klines']?.get?.responses['200']?.content['application/json']?.schema;
    const isValid = new Ajv2020({ strict: false }).compile(klines as object);
    const candle = [1, '1', '1', '1', '1', '0', '0'];
    const answerOf = (row: unknown[]) => ({ code: '0', msg: 'success', data: [row] });
    expect([isValid(answerOf(candle)), isValid(answerOf([...candle, '1'])), isValid(answerOf(candle.slice(1)))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
