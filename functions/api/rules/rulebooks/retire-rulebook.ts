import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findRulebook } from '#core/rules/rulebooks/find-rulebook.ts'
import { saveRulebook } from '#core/rules/rulebooks/save-rulebook.ts'
import { AppError } from '#shared/errors.ts'
import { retireRulebook as contract } from '#shared/rules/rulebooks/contract.ts'

function retireRulebook({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const before = await findRulebook(params)
    if (before.status === 'retired') return before
    if (before.status === 'draft')
      throw new AppError('conflict', 'rulebook_draft', 'Only a published rulebook can be retired.')
    const { version } = body
    if (before.version !== version) throw concurrentChange()
    const rulebook = { ...before, status: 'retired' as const, updatedAt: now, version: version + 1 }
    return saveRulebook({ by, rulebook, expect: { version }, verb: 'Retired', remember }, now)
  })
}

export const handler = endpoint(contract, retireRulebook)
