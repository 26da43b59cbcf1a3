import { countSubscribers } from './audience-counters.ts'
import { noteLeavers } from './note-leavers.ts'

/** The figures of the newsletter’s audience, and who left it. */
export const projections = [countSubscribers, noteLeavers]
