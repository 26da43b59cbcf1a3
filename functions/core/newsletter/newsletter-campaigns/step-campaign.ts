import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaigns } from './campaigns.ts'
import { shownCampaign } from './shown-campaign.ts'

type Stepping = {
  /** The campaign as it is now, if the caller may step it. */
  find: () => Promise<Campaign>
  /** The version that the caller saw, where another one must not be stepped; without it, the step is of what is there. */
  version?: number
  /** The campaign after the step; the same one where nothing is left to do. */
  step: (before: Campaign) => Campaign | Promise<Campaign>
  /** What is written together with it. */
  also?: (before: Campaign, after: Campaign) => Write[] | Promise<Write[]>
  remember: (answer: ShownCampaign) => Write[]
}

/**
 * A step of a campaign, on the version that was read: of two at once one finds the campaign as the other left it. What
 * its status does not have is refused before a version that has passed, since that says more.
 */
export async function stepCampaign({
  find,
  version,
  step,
  also,
  remember,
}: Stepping): Promise<ShownCampaign> {
  const answered = await untilUnchanged(async () => {
    const before = await find()
    const after = await step(before)
    if (version !== undefined && before.version !== version) return undefined
    if (after === before) return shownCampaign(before)
    const answer = await shownCampaign(after)
    await commit(
      campaigns.put(after, { version: before.version }),
      ...((await also?.(before, after)) ?? []),
      ...remember(answer),
    )
    return answer
  })
  // No repetition finds a version that has passed.
  if (!answered) throw concurrentChange()
  return answered
}
