import { countFollowers } from './follower-counts.ts'

/** The figures of organizations that members follow. */
export const projections = [countFollowers]
