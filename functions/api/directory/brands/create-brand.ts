import { adminBrand } from '#core/directory/brands/admin-brand.ts'
import { brandNamed } from '#core/directory/brands/find-brand.ts'
import { newBrand } from '#core/directory/brands/new-brand.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { brandRefusal } from '#shared/directory/brands/brand-refusal.ts'
import { createBrand as contract } from '#shared/directory/brands/contract.ts'

function createBrand({ actor, body: { name }, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    if (await brandNamed(name)) throw brandRefusal.known()
    const { brand, writes } = newBrand({ name, status: 'active' }, now)
    const answer = await adminBrand(brand)
    await commit(
      ...writes,
      recordActivity({ by: actor, type: 'brand_decision', description: `Added the brand ${name}` }, now),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, createBrand)
