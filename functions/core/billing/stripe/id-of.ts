/** The id of what Stripe names by its id or, where it was expanded, shows whole. */
export const idOf = (ref: string | { id?: string } | null | undefined): string | undefined =>
  typeof ref === 'string' ? ref : (ref?.id ?? undefined)
