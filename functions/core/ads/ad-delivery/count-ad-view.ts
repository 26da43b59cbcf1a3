import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { FilterReason } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { isViewable, windowOf } from '#shared/ads/ad-delivery/ad-window.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { type AdClaim, networkTag, readAdToken } from './ad-token.ts'
import { adViews, countNetwork } from './ad-views.ts'
import { countFigures, countFiltered } from './figures.ts'
import { programOf } from './serve-ads.ts'
import { addView } from './window-views.ts'

type Seen = {
  token: string
  ip: string
  userAgent: string
  fetchSite: string | undefined
  /** The member who saw it, where one is signed in. */
  by?: { userId: string; isAdministrator: boolean }
}

/** What is older says nothing any more, not even about those who replay it. */
const daysCounted = 2

/** Counts a view of an ad once, or why it does not count. */
export async function countAdView(seen: Seen, now: string): Promise<void> {
  const claim = await readAdToken(seen.token)
  if (!claim || addTime(claim.servedAt, { days: daysCounted }) < now) return
  const reason = (await filterOf(claim, seen, now)) ?? (await counted(claim, seen, now))
  if (reason) await countFiltered(claim, reason, now)
}

async function filterOf(claim: AdClaim, seen: Seen, now: string): Promise<FilterReason | undefined> {
  const program = programOf(seen)
  if (program) return program
  if (!isViewable(claim.servedAt, now)) return 'late'
  if (seen.by?.isAdministrator) return 'own'
  if (!seen.by || claim.kind === 'house') return undefined
  const campaign = await campaigns.get({ id: claim.subject })
  return campaign?.advertiserId === seen.by.userId ? 'own' : undefined
}

/** Refuses a count for a reason, which `reasonOf` tells. */
export const refusedFor = (reason: FilterReason) => () =>
  new AppError('conflict', `ad_${reason}`, 'This does not count.')

/** Undefined where it counts. */
export const reasonOf = (work: () => Promise<void>): Promise<FilterReason | undefined> =>
  untilUnchanged(work, { crowd: true }).then(
    () => undefined,
    (error: unknown) => {
      const reasons = ['replayed', 'late', 'network'] as const
      const found = reasons.find((one) => error instanceof AppError && error.code === `ad_${one}`)
      if (!found) throw error
      return found
    },
  )

async function counted(claim: AdClaim, { ip }: Seen, now: string): Promise<FilterReason | undefined> {
  const { nonce, subject, creative, zone, servedAt } = claim
  const once = adViews.put({ nonce, viewedAt: now, version: 1 }, { absent: true }, refusedFor('replayed'))
  if (claim.kind === 'house') {
    const reason = await reasonOf(() => commit(once))
    if (!reason)
      await countFigures({ subject, creativeId: creative, zone, day: siteDay(servedAt) }, { viewed: 1 })
    return reason
  }
  const window = { campaignId: subject, window: windowOf(servedAt) }
  const network = await networkTag(subject, ip)
  return reasonOf(() =>
    commit(
      once,
      addView(window, { creativeId: creative, nonce }, refusedFor('late')),
      countNetwork({ campaignId: subject, network, what: 'views' }, now, refusedFor('network')),
    ),
  )
}
