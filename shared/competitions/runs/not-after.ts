/** The time that a device says, but not one that is still to come: its clock may be ahead. */
export const notAfter = (deviceAt: string, now: string): string =>
  Date.parse(deviceAt) > Date.parse(now) ? now : deviceAt
