/** The partition that lists a member’s likes and comments. */
export const interactionsPartition = (userId: string) => `INTERACTIONS_OF#${userId}`
