export const transactionsOf = (userId: string) => `/admin/billing?tab=transactions&userId=${userId}`
export const accountOf = (userId: string) => `/admin/users/${userId}`
