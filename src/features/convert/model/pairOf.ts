const [DOLLAR, USUAL] = ['USDT', 'BTC'];

/** What an address asks to convert. What it does not say is the usual other side: one coin is never both. */
export function pairOf(from: string | undefined, to: string | undefined): { from: string; to: string } {
  const [given, got] = [from?.toUpperCase(), to?.toUpperCase()];
  if (given) return { from: given, to: got && got !== given ? got : given === USUAL ? DOLLAR : USUAL };
  const wanted = got || USUAL;
  return { from: wanted === DOLLAR ? USUAL : DOLLAR, to: wanted };
}
