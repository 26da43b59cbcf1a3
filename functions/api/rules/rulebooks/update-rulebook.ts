import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { findRulebook } from '#core/rules/rulebooks/find-rulebook.ts'
import { saveRulebook } from '#core/rules/rulebooks/save-rulebook.ts'
import { AppError } from '#shared/errors.ts'
import { updateRulebook as contract } from '#shared/rules/rulebooks/contract.ts'
import { rulebookChangeRefusal } from '#shared/rules/rulebooks/rulebook-change.ts'

async function updateRulebook({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const before = await findRulebook(params)
  const refused = rulebookChangeRefusal(before)
  if (refused) throw new AppError('conflict', refused.code, refused.message)
  const { version, ...fields } = body
  if (before.version !== version) throw concurrentChange()
  const { sourceUrl: _, ...rest } = before
  const rulebook = { ...rest, ...fields, updatedAt: now, version: version + 1 }
  return saveRulebook({ by, rulebook, expect: { version }, verb: 'Changed', remember }, now)
}

export const handler = endpoint(contract, updateRulebook)
