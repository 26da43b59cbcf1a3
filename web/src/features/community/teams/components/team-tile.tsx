import { MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { TeamCard } from '#shared/community/teams/contract.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { JoiningBadge } from './joining-badge.tsx'
import { placesWords, teamPlace } from './team-words.ts'

/** One team of the list. The whole tile links to it. */
export function TeamTile({ team }: { team: TeamCard }) {
  const place = teamPlace(team)
  return (
    <li className="panel relative flex gap-4 p-4 [transition:background-color_150ms,border-color_150ms] hover:border-edge hover:bg-raised">
      <Avatar name={team.name} src={team.logoUrl ?? null} size="lg" />
      <div className="grid min-w-0 content-start justify-items-start gap-1.5">
        <h3 className="max-w-full text-lg font-semibold wrap-anywhere">
          <Link to={teamPath(team.id)} className="after:absolute after:inset-0 hover:underline">
            {team.name}
          </Link>{' '}
          <span className="label text-dim">{team.tag}</span>
        </h3>
        {place && (
          <p className="flex max-w-full items-center gap-1.5 text-sm text-dim">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0">{place}</span>
          </p>
        )}
        <p className="readout text-sm text-dim">{placesWords(team)}</p>
        <JoiningBadge team={team} />
      </div>
    </li>
  )
}
