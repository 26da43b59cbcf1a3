import { brandNamed } from '#core/directory/brands/find-brand.ts'
import { newBrand } from '#core/directory/brands/new-brand.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import { brandRefusal } from '#shared/directory/brands/brand-refusal.ts'
import { namedBrand } from '#shared/directory/brands/carried-brands.ts'
import { proposeBrand as contract } from '#shared/directory/brands/contract.ts'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'

/** Two who propose the same name at once have the same brand: the one of them that comes second finds it. */
function proposeBrand({ actor, body: { name }, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const known = await brandNamed(name)
    if (known) return carried(known)
    const { brand, writes } = newBrand({ name, status: 'proposed', proposedBy: actor.user.id }, now)
    const answer = carried(brand)
    await commit(...writes, ...remember(answer))
    return answer
  })
}

function carried(brand: Brand): NamedBrand {
  const named = namedBrand(brand)
  if (!named) throw brandRefusal.refused()
  return named
}

export const handler = endpoint(contract, proposeBrand)
