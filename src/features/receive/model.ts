const GROUP = 4;

/** An address as it is read out: in groups of four. Joined again they are the address. */
export const groupsOf = (address: string): string[] => address.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];

/** How many groups at each end are looked at when two addresses are compared. */
export const isAtEnd = (index: number, count: number): boolean => index === 0 || index >= count - 2;
