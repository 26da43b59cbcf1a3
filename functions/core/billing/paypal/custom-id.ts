type Owner = { userId: string; subscriptionId: string }

/** The owner, as a PayPal subscription and each of its payments state it. */
export const customIdOf = ({ userId, subscriptionId }: Owner) => `${userId}:${subscriptionId}`

export function ownerOf(customId: string | undefined): Owner | undefined {
  const [, userId, subscriptionId] = /^([0-9a-f-]{36}):(sub_[0-9A-Z]{26})$/.exec(customId ?? '') ?? []
  return userId && subscriptionId ? { userId, subscriptionId } : undefined
}
