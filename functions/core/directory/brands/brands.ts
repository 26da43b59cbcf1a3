import { entity } from '#core/platform/db/entity.ts'
import { Brand } from '#shared/directory/brands/brand.ts'

export const brandsPartition = (status: Brand['status']) => `BRANDS#${status}`
export const brandsProposedBy = (userId: string) => `BRANDS_BY#${userId}`

/** Brands. `gsi1` lists those of a status by name, `gsi2` those that a member proposed. */
export const brands = entity({
  name: 'brand',
  erasure: 'by its noun',
  schema: Brand,
  key: ({ id }: { id: string }) => ({ pk: `BRAND#${id}`, sk: 'BRAND' }),
  gsi1: ({ status, folded, id }) => ({ pk: brandsPartition(status), sk: `${folded}#${id}` }),
  gsi2: ({ proposedBy, id }) => (proposedBy ? { pk: brandsProposedBy(proposedBy), sk: id } : undefined),
})
