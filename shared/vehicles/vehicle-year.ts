/** Next year's models are already on the road. */
export const latestYear = (now: string): number => Number(now.slice(0, 4)) + 1

export const yearRefusal = (year: number, now: string): string | undefined =>
  year > latestYear(now) ? `Enter a year up to ${latestYear(now)}.` : undefined
