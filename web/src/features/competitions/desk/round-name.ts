const names = ['Final', 'Semifinals', 'Quarterfinals']

/** What a round of a bracket is called: counted from the end, as those who run know it. */
export const roundName = (round: number, rounds: number): string =>
  names[rounds - 1 - round] ?? `Round ${round + 1}`
