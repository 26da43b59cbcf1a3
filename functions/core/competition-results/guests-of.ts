import { fold } from '#shared/search/fold.ts'

export const guestResults = 'GUESTRES'

/** Where the results of guests stand, by name: those whose name begins so. */
export const guestsOf = (name?: string) => ({
  pk: guestResults,
  ...(name && { prefix: fold(name) }),
})
