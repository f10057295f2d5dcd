/** How many decimals a price is shown with: cents at least, for 91,675.9 is no price of money. */
export const priceDecimals = (price: string): number => Math.max(2, price.split('.')[1]?.length ?? 0);
