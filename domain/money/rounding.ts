/** `down` is towards zero, `up` away from zero, `half-up` to the nearest with ties away from zero. */
export type Rounding = 'down' | 'up' | 'half-up';
