/** The page of what a member bought, or sold. */
export const salesPath = (tab: 'bought' | 'sold' = 'bought'): string =>
  tab === 'sold' ? '/marketplace/sales?tab=sold' : '/marketplace/sales'
