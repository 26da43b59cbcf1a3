/** The page where administrators find a member’s transaction among the others. */
export const transactionPlace = (userId: string, transactionId: string) =>
  `/admin/billing?tab=transactions&userId=${userId}&transaction=${transactionId}` as const

/** The page where administrators find a webhook, by the id of its row. */
export const webhookPlace = (webhookId: string) => `/admin/billing?tab=webhooks&q=${webhookId}` as const

/** The page where administrators find the account behind a membership and its payments. */
export const accountPlace = (userId: string) => `/admin/users/${userId}` as const
