import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import { brandRefusal } from '#shared/directory/brands/brand-refusal.ts'
import type { AdminBrand } from '#shared/directory/brands/contract.ts'
import { type BrandStep, steppedBrand } from '#shared/directory/brands/stepped-brand.ts'
import { adminBrand } from './admin-brand.ts'
import { brands } from './brands.ts'
import { findBrand } from './find-brand.ts'
import { moveNames } from './move-names.ts'
import { survivingBrands } from './surviving-brands.ts'
import { tellProposer } from './tell-proposer.ts'

type Asked = {
  actor: { userId: string; adminId?: string | undefined }
  brandId: string
  step: BrandStep
  /** The version that was seen. */
  version: number
  remember: (answer: AdminBrand) => Write[]
}

/** An administrator decides about a brand. The listings that carry it follow. */
export function stepBrand(
  { actor, brandId, step: asked, version, remember }: Asked,
  now: string,
): Promise<AdminBrand> {
  return untilUnchanged(async () => {
    const before = await findBrand(brandId)
    if (before.version !== version) throw concurrentChange()
    const survivor = asked.action === 'merge' ? await survivorFor(before, asked.into) : undefined
    const step = survivor ? ({ action: 'merge', into: survivor.id } as const) : asked
    const after = steppedBrand(before, step, now)
    const answer = await adminBrand(after)
    await commit(
      brands.put(after, { version }),
      ...(await moveNames(before, after)),
      // The other one still is what it was, so no two lead to each other.
      ...(survivor ? [brands.check({ id: survivor.id }, { version: survivor.version })] : []),
      announce('brand.changed', { brandId: before.id }, now),
      ...(await tellProposer(before, after, survivor, now)),
      recordActivity(
        {
          by: actor,
          type: 'brand_decision',
          description: said(before, step, survivor),
          before: { name: before.name, status: before.status },
          after: { name: after.name, status: after.status },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

/** The brand that another one becomes, by its own id or by that of one that was merged into it. */
async function survivorFor(brand: Brand, into: string): Promise<Brand> {
  const survivor = (await survivingBrands([into], { consistent: true }))(into)
  if (into === brand.id || survivor?.id === brand.id) throw brandRefusal.intoItself()
  if (survivor?.status !== 'active') throw brandRefusal.notFound()
  return survivor
}

function said({ name }: Brand, step: BrandStep, survivor: Brand | undefined): string {
  switch (step.action) {
    case 'accept':
      return `Accepted the brand ${name}`
    case 'refuse':
      return `Rejected the brand ${name}: ${step.reason}`
    case 'rename':
      return `Renamed the brand ${name} to ${step.name}`
    case 'merge':
      return `Merged the brand ${name} into ${survivor?.name}`
    case 'retire':
      return `Retired the brand ${name}: ${step.reason}`
    case 'restore':
      return `Restored the brand ${name}`
  }
}
