import type { ClassCard } from '#shared/competitions/competitions/contract.ts'

/** The class that the results open with: the one of the address, else the first that has begun. */
export const chosenClass = (
  items: readonly ClassCard[],
  classKey: string | null | undefined,
): ClassCard | undefined =>
  items.find((one) => one.classKey === classKey) ?? items.find(({ state }) => state !== 'planned') ?? items[0]
