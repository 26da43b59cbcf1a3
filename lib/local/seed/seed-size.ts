/** How much a cloud begins with: all that a demo shows, or what tests need of it. */
export type SeedSize = 'whole' | 'small'
