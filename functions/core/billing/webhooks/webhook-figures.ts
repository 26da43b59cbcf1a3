/** The name of the figures of one hour. */
export const webhooksIn = (hour: string) => `HOUR#${hour}`
export const hourOf = (at: string) => at.slice(0, 13)
