/** Where the likes and the comments of a member are listed. */
export const interactionsPartition = (userId: string) => `INTERACTIONS_OF#${userId}`
