/** The address of a team. */
export const teamPath = (teamId: string): string => `/team/${teamId}`
