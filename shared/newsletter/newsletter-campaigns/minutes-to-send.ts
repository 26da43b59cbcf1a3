/** Of each minute, the job that sends works this many seconds. */
export const secondsOfMinute = 50

/** About how long a campaign takes. */
export const minutesToSend = (people: number, perSecond: number): number =>
  Math.ceil(people / (perSecond * secondsOfMinute))
