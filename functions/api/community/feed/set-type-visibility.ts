import { feedSettings, readFeedSettings, visibilityOf } from '#core/community/feed/feed-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { setTypeVisibility as contract } from '#shared/community/feed/contract.ts'

/** Each type is chosen by itself: simultaneous choices of two types both count. */
const setTypeVisibility = ({ actor, body, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { type, visibility } = body
    const settings = await readFeedSettings(actor.userId)
    if (visibilityOf(settings, type) === visibility) return
    const { version } = settings
    const chosen = {
      ...settings,
      visibility: { ...settings.visibility, [type]: visibility },
      version: version + 1,
    }
    await commit(
      feedSettings.put(chosen, version === 0 ? { absent: true } : { version }),
      ...remember(undefined),
    )
  })

export const handler = endpoint(contract, setTypeVisibility)
