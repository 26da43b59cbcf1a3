/** A class, if someone is ranked in it there: the table of everyone must not pass for that of a state. */
export const rankedIn = <Of extends { states: readonly string[] }>(
  of: Of | undefined,
  scope: string,
): Of | undefined => (scope === 'all' || of?.states.includes(scope) ? of : undefined)
