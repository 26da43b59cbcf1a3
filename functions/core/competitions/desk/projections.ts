import { countRegistrations } from './event-figures.ts'

export const projections = [countRegistrations]
