import vm from 'node:vm';

// What tests are compiled by (tests/support/keptScripts.js), which every environment puts in place of Node's own.

const compiledIn = (sandbox: vm.Context, text: string, filename = '/kept/place.js') =>
  vm.compileFunction(text, ['module', 'Math'], { filename, parsingContext: sandbox });

describe('a text that is compiled once for all sandboxes', () => {
  it('gives each a function of its own, over its own globals', () => {
    const [one, other] = [vm.createContext({ name: 'one' }), vm.createContext({ name: 'other' })];
    const text = 'module.seen = name; module.list = []; globalThis.left = (globalThis.left ?? 0) + Math;';
    const seen = [one, other, one].map((sandbox) => {
      const module = { seen: '', list: undefined as unknown };
      compiledIn(sandbox, text)(module, 1);
      return module;
    });
    expect(seen.map((module) => module.seen)).toEqual(['one', 'other', 'one']);
    expect([one.left, other.left]).toEqual([2, 1]);
    expect(seen[0]?.list).toBeInstanceOf(vm.runInContext('Array', one));
    expect(seen[1]?.list).not.toBeInstanceOf(vm.runInContext('Array', one));
    expect(compiledIn(one, text)).not.toBe(compiledIn(one, text));
  });

  it('is read once, and again when it is another', () => {
    const { Script } = vm;
    const made = jest.spyOn(vm, 'Script').mockImplementation((...args) => new Script(...args));
    for (const text of ['return 3;', 'return 3;', 'return 4;']) compiledIn(vm.createContext({}), text, '/kept/counted.js');
    expect(made.mock.calls.map(([text]) => /return \d/.exec(text)?.[0])).toEqual(['return 3', 'return 4']);
    made.mockRestore();
  });

  it('is what stands at its place now', () => {
    const sandbox = vm.createContext({});
    expect(compiledIn(sandbox, 'return 1;')()).toBe(1);
    expect(compiledIn(sandbox, 'return 2;')()).toBe(2);
    expect(compiledIn(sandbox, 'return 1;')()).toBe(1);
  });

  it('ends in a remark, and is told by line and column in a stack', () => {
    const sandbox = vm.createContext({});
    const fail = compiledIn(sandbox, "throw new Error('one');\n// the end", '/kept/failing.js');
    expect(fail).toThrow(expect.objectContaining({ stack: expect.stringContaining('/kept/failing.js:1:7') }));
  });

  it('is refused in the words of Node where it is no text of a function', () => {
    expect(() => compiledIn(vm.createContext({}), 'return (;')).toThrow(/Unexpected token/);
  });
});
