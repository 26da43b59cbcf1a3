/** How often a test repeats its whole race: often enough to notice, while `npm run bench races` looks longer. */
export const raceRounds = Number(process.env.RACE_ROUNDS ?? 3)
