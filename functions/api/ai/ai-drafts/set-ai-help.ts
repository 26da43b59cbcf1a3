import { aiHelpOf, aiHelpSwitches } from '#core/ai/ai-drafts/ai-help.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setAiHelp as contract } from '#shared/ai/ai-drafts/contract.ts'

const setAiHelp = ({ actor: { user }, body: { isOff }, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { id: userId } = user
    const [before, answer] = await Promise.all([
      aiHelpSwitches.get({ userId }, { consistent: true }),
      aiHelpOf(user, now, { isOff }),
    ])
    if ((before?.isOff ?? false) === isOff) return answer
    const version = (before?.version ?? 0) + 1
    await commit(
      aiHelpSwitches.put({ userId, isOff, version }, before ? { version: before.version } : { absent: true }),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, setAiHelp)
