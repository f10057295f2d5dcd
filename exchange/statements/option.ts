/** By which the exchange's program knows that it is to draw a statement. */
export const STATEMENT_OPTION = '--draw-statement';
