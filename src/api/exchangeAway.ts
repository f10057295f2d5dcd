/** Thrown by what loads a page when the exchange did not answer: nobody can say then whether there is what was asked for. */
export class ExchangeAway extends Error {
  constructor() {
    super('the exchange did not answer');
    this.name = 'ExchangeAway';
  }
}
