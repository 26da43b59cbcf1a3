import { foldedKey } from '#shared/platform/words/folded-key.ts'

export const guestResults = 'GUESTRES'

/** The list of guest results by name, limited to names that start with `name`. */
export const guestsOf = (name?: string) => ({
  pk: guestResults,
  ...(name && { prefix: foldedKey(name) }),
})
