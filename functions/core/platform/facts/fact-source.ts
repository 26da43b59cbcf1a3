/** The source of our facts on the bus, which the rules wait for. */
export const factSource = 'car-audio'
