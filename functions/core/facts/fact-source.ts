/** What our facts name as their source on the bus, and what the rules wait for. */
export const factSource = 'car-audio'
