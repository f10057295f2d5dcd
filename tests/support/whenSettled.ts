/** The same object, whose calls are answered once `settled` has resolved, too: what they set off is done when they are. */
export function whenSettled<Parts extends object>(parts: Parts, settled: () => Promise<void>): Parts {
  return new Proxy(parts, {
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name);
      if (typeof part === 'object' && part !== null) return whenSettled(part, settled);
      if (typeof part !== 'function') return part;
      return (...inputs: unknown[]) => {
        const answer: unknown = Reflect.apply(part, target, inputs);
        return answer instanceof Promise ? answer.finally(settled) : answer;
      };
    },
  });
}
