import type { ListingService } from '#shared/directory/listings/listing-kinds.ts'

/** The services that someone else says a business offers: those it names keep their order, and new ones follow. */
export const suggestedServices = (
  live: readonly ListingService[],
  asked: readonly ListingService[],
): ListingService[] => {
  const wanted = new Set(asked)
  return [...new Set([...live.filter((one) => wanted.has(one)), ...asked])]
}
