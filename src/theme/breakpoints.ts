/** Theme breakpoints in px (specification section 9). A name starts at its width. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** Device classes in px: mobile is narrower than `tablet`, tablet narrower than `desktop`. */
export const deviceWidths = { tablet: 768, desktop: 992, largePc: 1200, smallTradingDesktop: 1300, bigScreen: 1920 } as const;
