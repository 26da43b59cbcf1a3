/** Tells whether a query has the words of a blocked term in their order; both are folded. */
export const isBlocked = (query: string, terms: readonly string[]): boolean =>
  terms.some((term) => ` ${query} `.includes(` ${term} `))
