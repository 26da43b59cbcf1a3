import { zoneOfState } from './zone-of-state.ts'

/** The other clock of the states that have two. */
const others: Readonly<Record<string, string>> = {
  AK: 'America/Adak',
  AZ: 'America/Denver',
  FL: 'America/Chicago',
  ID: 'America/Los_Angeles',
  IN: 'America/Chicago',
  KS: 'America/Denver',
  KY: 'America/Chicago',
  MI: 'America/Chicago',
  ND: 'America/Denver',
  NE: 'America/Denver',
  NV: 'America/Denver',
  OR: 'America/Denver',
  SD: 'America/Denver',
  TN: 'America/New_York',
  TX: 'America/Denver',
}

/** The zones of a state by its code, the one in which most people live first. */
export const zonesOfState = (code: string): string[] =>
  [zoneOfState(code), others[code]].filter((zone) => zone !== undefined)
