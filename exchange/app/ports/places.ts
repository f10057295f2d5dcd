/** Where addresses are. */
export interface Places {
  /** ISO 3166-1 alpha-2 of the country an address is registered in; null for private ones and where nobody knows. */
  countryOf(ip: string): string | null;
}
