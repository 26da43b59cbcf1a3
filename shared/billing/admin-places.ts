/** Where administrators find a transaction of a member among the others. */
export const transactionPlace = (userId: string, transactionId: string) =>
  `/admin/billing?tab=transactions&userId=${userId}&transaction=${transactionId}` as const

/** Where administrators find a webhook, by the id of its row. */
export const webhookPlace = (webhookId: string) => `/admin/billing?tab=webhooks&q=${webhookId}` as const

/** Where administrators find what the membership and the payments of a member belong to. */
export const accountPlace = (userId: string) => `/admin/users/${userId}` as const
