import { EllipsisVertical } from 'lucide-react'
import type { PauseReason } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { AdPace } from '#shared/ads/ad-delivery/contract.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { campaignTones, stateLabel } from '#web/features/ads/ad-campaigns/own/campaign-words.ts'
import { PersonLink } from '#web/features/directory/listings/administration/standing-facts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DropdownMenu, type MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Column } from '#web/ui/table.tsx'
import type { StopStep } from './stop-dialog.tsx'

type Ask = (step: StopStep, pace: AdPace) => void

const figure = (value: number) => value.toLocaleString('en-US')

const pauseWords: Record<PauseReason, string> = {
  advertiser: 'by its advertiser',
  administrator: 'by an administrator',
  suspended: 'account suspended',
  dispute: 'payment disputed',
}

/** A sponsor has all views of its days. */
const isCounted = ({ booked }: AdPace) => booked > 0
const delivered = (pace: AdPace) =>
  isCounted(pace) ? `${figure(pace.viewed)} of ${figure(pace.booked)}` : `${figure(pace.viewed)}, sponsor`
const left = ({ remaining, open, refunded }: AdPace) =>
  [
    `${figure(remaining)} left`,
    `${figure(open)} open`,
    ...(refunded > 0 ? [`${figure(refunded)} refunded`] : []),
  ].join(' · ')
const today = (pace: AdPace) =>
  isCounted(pace) ? `${figure(pace.dayServed)} of ${figure(pace.dayAllowance)}` : '–'

/** The steps that are open to administrators as a campaign stands. */
export function stopSteps({ pausedBy = [], ...pace }: AdPace, now: string): StopStep[] {
  const state = campaignStateAt(pace, now)
  if (state === 'scheduled' || state === 'running') return ['pause', 'cancel']
  if (state !== 'paused') return []
  return [pausedBy.includes('administrator') ? 'resume' : 'pause', 'cancel']
}

const labels: Record<StopStep, string> = { pause: 'Pause', resume: 'Resume', cancel: 'End' }

const entriesFor = (pace: AdPace, now: string, ask: Ask): MenuEntry[] =>
  stopSteps(pace, now).map((step) => ({
    kind: 'action',
    label: labels[step],
    danger: step === 'cancel',
    onSelect: () => ask(step, pace),
  }))

/** A paid campaign in the list of administrators. */
export const paceColumns = (now: string, ask: Ask): Column<AdPace>[] => [
  {
    id: 'campaign',
    header: 'Campaign',
    narrow: 'main',
    cell: (pace) => {
      const state = campaignStateAt(pace, now)
      const { name, zone, advertiser, pausedBy = [] } = pace
      return (
        <>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <Badge tone={campaignTones[state]}>{stateLabel(state)}</Badge>
          </span>
          <span className="block text-sm text-dim wrap-anywhere">
            {zoneName(zone)} · <PersonLink person={advertiser} />
            {state === 'paused' &&
              pausedBy.length > 0 &&
              ` · paused ${pausedBy.map((by) => pauseWords[by]).join(', ')}`}
          </span>
        </>
      )
    },
  },
  {
    id: 'viewed',
    header: 'Views',
    numeric: true,
    cell: (pace) => (
      <>
        {delivered(pace)}
        {isCounted(pace) && <span className="block text-sm text-dim">{left(pace)}</span>}
      </>
    ),
  },
  { id: 'today', header: 'Served today', numeric: true, cell: today },
  { id: 'ends', header: 'Last day', className: 'whitespace-nowrap', cell: ({ endsOn }) => utcDay(endsOn) },
  {
    id: 'phone',
    header: 'Pace',
    className: 'sm:hidden',
    narrow: 'foot',
    cell: (pace) => (
      <span className="block text-sm text-dim">
        {[
          `${delivered(pace)} viewed`,
          isCounted(pace) && left(pace),
          isCounted(pace) && `today ${today(pace)}`,
          `until ${utcDay(pace.endsOn)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    heading: <span className="sr-only">Actions</span>,
    className: 'text-right',
    narrow: 'action',
    cell: (pace) =>
      stopSteps(pace, now).length > 0 && (
        <DropdownMenu
          trigger={
            <IconButton
              label={`Actions for ${pace.name}`}
              icon={<EllipsisVertical className="size-5" aria-hidden="true" />}
            />
          }
          entries={entriesFor(pace, now, ask)}
        />
      ),
  },
]
