/** Tokens tell the time of the user pool, which is the machine’s: moving the laptop’s clock does not change it. */
export const poolTime = (): string => new Date().toISOString()
