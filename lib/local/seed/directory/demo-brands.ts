import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { fold } from '#shared/platform/words/fold.ts'

/** Names that no one makes; the first eight belong to members, and `Northline` has drivers, too. */
const names = [
  'Northline',
  'Rookery',
  'Redbed',
  'Tolland',
  'Undertow',
  'Yarrow',
  'Sealed Bay',
  'Oakes',
  'Ironwren',
  'Copperhead Row',
  'Lowmark',
  'Gravelle',
  'Tessaline',
  'Basalt Nine',
  'Kestrelworks',
  'Ohmstead',
  'Fairwind Coils',
  'Blackthorn Power',
  'Quarrystone',
  'Nimbus & Vale',
  'Harrow Electric',
  'Pinecrest DSP',
  'Solder & Sons',
  'Marrow Acoustics',
  'Thistledown',
  'Verdant Row',
  'Stonefly',
  'Gullwing',
  'Emberline',
  'Wexcable',
] as const

/** Asked for by a shop, and not looked at yet. */
const proposed = 'Calder Reach'

export type DemoBrandName = (typeof names)[number] | typeof proposed

const daysOld = 500

/** The brands of the demo: those that listings carry, and one that waits for its review. */
export function demoBrands(now: string): Brand[] {
  const brand = (name: DemoBrandName, createdAt: string): Brand => ({
    id: deriveId('brn', createdAt, name) as Brand['id'],
    name,
    folded: fold(name),
    status: 'active',
    createdAt,
    updatedAt: createdAt,
    version: 1,
  })
  return [
    ...names.map((name, at) => brand(name, addTime(now, { days: at - daysOld }))),
    {
      ...brand(proposed, addTime(now, { days: -2 })),
      status: 'proposed',
      proposedBy: demoUserId(demoEmail('retailer')) as NonNullable<Brand['proposedBy']>,
    },
  ]
}

/** A brand as the listings that carry it name it. */
export function demoNamedBrand(name: DemoBrandName, now: string): NamedBrand {
  const brand = demoBrands(now).find((one) => one.name === name)
  if (!brand) throw new Error(`No brand of the demo is called ${name}`)
  const { id, status } = brand
  return { id, name, ...(status === 'proposed' && { isProposed: true as const }) }
}
