import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OwnSide, OwnSponsorship } from '#shared/ads/sponsorships/contract.ts'
import type { SponsorSide, Sponsorship } from '#shared/ads/sponsorships/sponsorship.ts'
import { sponsorPath } from '#shared/ads/sponsorships/sponsorship-paths.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import {
  useAcceptSponsorship,
  useDeclineSponsorship,
  useEndSponsorship,
} from '../api/sponsorship-commands.ts'
import { ownSponsorshipsQuery } from '../api/sponsorship-queries.ts'
import { NamedRow } from './named-row.tsx'

type SponsorshipListProps = { sideId: OwnSide['id']; status: Sponsorship['status']; empty: ReactNode }

/** The sponsorships of one side by status, with what it can do about each. */
export function SponsorshipList({ sideId, status, empty }: SponsorshipListProps) {
  const pages = useInfiniteQuery(ownSponsorshipsQuery(sideId, status))
  const [ending, setEnding] = useState<OwnSponsorship>()
  const side = sideOf(sideId)
  return (
    <>
      <CursorList
        pages={pages}
        waiting={empty && <ListSkeleton rows={2} />}
        failed="The sponsorships did not load"
        empty={empty}
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((item) => {
              const { name, logoUrl, about, to } = otherOf(item, side)
              return (
                <NamedRow
                  key={`${item.team.id} ${item.sponsor.id}`}
                  name={name}
                  logoUrl={logoUrl}
                  about={about}
                  to={to}
                  more={standing(item, side)}
                >
                  {item.status === 'open' && item.askedFor !== side && <Answer item={item} side={side} />}
                  {(item.status === 'active' || (item.status === 'open' && item.askedFor === side)) && (
                    <Button data-own size="sm" onClick={() => setEnding(item)}>
                      {item.status === 'active' ? 'End' : 'Withdraw'}
                      <span className="sr-only"> {name}</span>
                    </Button>
                  )}
                </NamedRow>
              )
            })}
          </ul>
        )}
      </CursorList>
      {ending && <EndDialog item={ending} side={side} onClose={() => setEnding(undefined)} />}
    </>
  )
}

export const sideOf = (id: OwnSide['id']): SponsorSide => (id.startsWith('tea_') ? 'team' : 'sponsor')

function otherOf({ team, sponsor }: OwnSponsorship, side: SponsorSide) {
  const other = side === 'team' ? sponsor : team
  const to = side === 'team' ? sponsorPath(sponsor.id) : teamPath(team.id)
  const about = 'about' in other ? other.about : [other.tag, placeOf(other)].filter(Boolean).join(' · ')
  return { name: other.name, logoUrl: other.logoUrl, about, to: other.hasPage ? to : undefined }
}

const placeOf = ({ city, state }: OwnSponsorship['team']) => [city, state].filter(Boolean).join(', ')

const endings: Record<NonNullable<Sponsorship['endedHow']>, string> = {
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
  gone: 'Ended: no longer on the site',
}

function standing(item: OwnSponsorship, side: SponsorSide): string {
  const { status, askedFor, expiresAt, acceptedAt, endedAt, endedHow } = item
  if (status === 'active') return acceptedAt ? `Since ${utcDay(acceptedAt)}` : ''
  if (status === 'ended')
    return [endings[endedHow ?? 'ended'], endedAt && utcDay(endedAt)].filter(Boolean).join(' · ')
  if (askedFor === side) return `Pending until ${utcDay(expiresAt)}`
  return `${side === 'team' ? 'Offers to sponsor you' : 'Asks for your sponsorship'} · until ${utcDay(expiresAt)}`
}

const requestOf = ({ team, sponsor }: OwnSponsorship, side: SponsorSide) => ({
  params: { teamId: team.id, sponsorId: sponsor.id },
  body: { side },
})

type ItemProps = { item: OwnSponsorship; side: SponsorSide }

function Answer({ item, side }: ItemProps) {
  const { name } = otherOf(item, side)
  const [accept, decline] = [useAcceptSponsorship(), useDeclineSponsorship()]
  const press = (command: typeof accept, done: string) => () =>
    command.mutateAsync(requestOf(item, side)).then(() => {
      toast.success(done)
    }, toastFailure)
  const accepting = usePress(
    press(accept, side === 'team' ? `${name} is your sponsor` : `You sponsor ${name}`),
  )
  const declining = usePress(press(decline, `${name} was declined`))
  return (
    <>
      <Button data-own size="sm" busy={accept.isPending} onClick={accepting}>
        Accept<span className="sr-only"> {name}</span>
      </Button>
      <Button data-own size="sm" variant="ghost" busy={decline.isPending} onClick={declining}>
        Decline<span className="sr-only"> {name}</span>
      </Button>
    </>
  )
}

function EndDialog({ item, side, onClose }: ItemProps & { onClose: () => void }) {
  const { name } = otherOf(item, side)
  const isActive = item.status === 'active'
  return (
    <ConfirmCommand
      command={useEndSponsorship()}
      input={requestOf(item, side)}
      done={isActive ? 'Sponsorship ended' : 'Request withdrawn'}
      title={isActive ? `End the sponsorship with ${name}?` : `Withdraw the request to ${name}?`}
      description={
        isActive ? 'Neither page shows the other any longer. You can ask again.' : 'You can ask again.'
      }
      confirmLabel={isActive ? 'End' : 'Withdraw'}
      danger
      onClose={onClose}
    />
  )
}
