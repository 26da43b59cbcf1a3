import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findRulebook } from '#core/rules/rulebooks/find-rulebook.ts'
import { saveRulebook } from '#core/rules/rulebooks/save-rulebook.ts'
import { AppError } from '#shared/errors.ts'
import { publishRulebook as contract } from '#shared/rules/rulebooks/contract.ts'
import { rulebookProblems } from '#shared/rules/rulebooks/rulebook-problems.ts'

function publishRulebook({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const before = await findRulebook(params)
    if (before.status === 'published') return before
    if (before.status === 'retired')
      throw new AppError(
        'conflict',
        'rulebook_retired',
        'A retired rulebook cannot be published. Create a new version.',
      )
    const { version } = body
    if (before.version !== version) throw concurrentChange()
    const [first, ...more] = rulebookProblems(before)
    if (first)
      throw new AppError('unprocessable', 'rulebook_incomplete', first.message, { errors: [first, ...more] })
    const rulebook = {
      ...before,
      status: 'published' as const,
      publishedAt: now,
      updatedAt: now,
      version: version + 1,
    }
    return saveRulebook({ by, rulebook, expect: { version }, verb: 'Published', remember }, now)
  })
}

export const handler = endpoint(contract, publishRulebook)
