const names = ['Final', 'Semifinals', 'Quarterfinals']

/** Names a round of a bracket by its distance from the final, as competitors do. */
export const roundName = (round: number, rounds: number): string =>
  names[rounds - 1 - round] ?? `Round ${round + 1}`
