import { fold } from '#shared/platform/words/fold.ts'

export const guestResults = 'GUESTRES'

/** The list of guest results by name, limited to names that start with `name`. */
export const guestsOf = (name?: string) => ({
  pk: guestResults,
  ...(name && { prefix: fold(name) }),
})
