import { countSubscribers } from './audience-counters.ts'

/** The figures of the newsletter’s audience. */
export const projections = [countSubscribers]
