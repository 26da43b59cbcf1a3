import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { hoursUntilMissed, waitingOf } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Banner, type BannerProps } from '#web/ui/banner.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { figure, pauseWords, peopleWords, plannedWords, stillWaiting } from '../components/campaign-words.ts'

type Words = { tone: NonNullable<BannerProps['tone']>; words: string }

function wordsOf({ campaign, counts }: ShownCampaign): Words {
  const { status, planned, counted = 0, pausedFor = 'by_hand', endedAt, refusal } = campaign
  const when = planned ? plannedWords(planned) : ''
  if (status === 'in_review')
    return {
      tone: 'warning',
      words: `This organization’s first news is pending review. It is for ${peopleWords(counted)}${when && `, and is scheduled for ${when}`}.`,
    }
  if (status === 'scheduled')
    return {
      tone: 'info',
      words: planned?.local
        ? `Goes out ${when}, to ${peopleWords(counted)}. To change it, return it to draft.`
        : `Begins within a minute, to ${peopleWords(counted)}.`,
    }
  if (status === 'preparing') return { tone: 'info', words: 'Collecting the recipients.' }
  if (status === 'sending') return { tone: 'info', words: `Going out. ${stillWaiting(counts)}` }
  if (status === 'paused')
    return {
      tone: pausedFor === 'by_hand' ? 'warning' : 'danger',
      words: `${pauseWords[pausedFor]} ${stillWaiting(counts)}`,
    }
  if (status === 'missed')
    return {
      tone: 'danger',
      words: `Its time, ${when}, passed more than ${hoursUntilMissed === 1 ? 'an hour' : `${hoursUntilMissed} hours`} before it could go out. Nothing was sent. Return it to draft and choose another time.`,
    }
  if (status === 'cancelled')
    return { tone: 'warning', words: `Canceled${endedAt ? ` ${localTime(endedAt)}` : ''}.` }
  if (status === 'draft')
    return {
      tone: 'info',
      words: refusal ? `Returned to its author: ${refusal}` : 'The organization is still writing this.',
    }
  return { tone: 'success', words: `Sent${endedAt ? ` ${localTime(endedAt)}` : ''}.` }
}

/** Where a campaign stands, and while it goes out, how far it got. */
export function StandingBanner({ shown }: { shown: ShownCampaign }) {
  const { campaign, counts } = shown
  const { tone, words } = wordsOf(shown)
  const { status, counted = 0 } = campaign
  const isPreparing = status === 'preparing'
  const done = isPreparing ? counts.prepared : counts.prepared - waitingOf(counts)
  const all = Math.max(1, isPreparing ? Math.max(counted, counts.prepared) : counts.prepared)
  return (
    <div className="mb-6 grid gap-3">
      <Banner tone={tone}>
        <p role="status">{words}</p>
      </Banner>
      {(isPreparing || status === 'sending' || status === 'paused') && (
        <div className="grid gap-1">
          <Meter
            label={isPreparing ? 'Prepared' : 'Sent'}
            value={done}
            max={all}
            hot={1}
            clip={1}
            valueText={`${figure(done)} of ${figure(all)}`}
          />
          <p className="text-sm text-dim">
            {figure(done)} of {figure(all)} {isPreparing ? 'prepared' : 'done'}
          </p>
        </div>
      )}
    </div>
  )
}
