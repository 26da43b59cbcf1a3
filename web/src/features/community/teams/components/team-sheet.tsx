import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicTeam } from '#shared/community/teams/contract.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { OrganizationMention } from '#web/features/organizations/organizations/components/organization-mention.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { JoiningBadge } from './joining-badge.tsx'
import { placesWords, teamPlace } from './team-words.ts'

type Shown = Pick<
  PublicTeam,
  | 'name'
  | 'tag'
  | 'bio'
  | 'city'
  | 'state'
  | 'logoUrl'
  | 'createdAt'
  | 'archivedAt'
  | 'status'
  | 'joining'
  | 'capacity'
  | 'memberCount'
  | 'organization'
>

type TeamSheetProps = { team: Shown; actions?: ReactNode }

/** The team's description of itself. */
export function TeamSheet({ team, actions }: TeamSheetProps) {
  const { name, tag, bio, logoUrl, createdAt, archivedAt, status, organization } = team
  const place = teamPlace(team)
  return (
    <Panel screws>
      <div className="flex flex-col gap-6 p-2 sm:flex-row sm:items-start sm:p-4">
        <Avatar name={name} src={logoUrl ?? null} size="xl" />
        <div className="grid min-w-0 grow justify-items-start gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <JoiningBadge team={team} />
            <span className="label text-dim">{tag}</span>
          </div>
          <h1 className="wide max-w-full text-3xl text-balance wrap-anywhere">{name}</h1>
          {place && (
            <p className="flex max-w-full items-center gap-1.5 text-dim">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0">{place}</span>
            </p>
          )}
          <p className="readout text-sm text-dim">
            {status === 'active'
              ? `${placesWords(team)}, since ${utcMonth(createdAt)}`
              : `${utcMonth(createdAt)} to ${utcMonth(archivedAt ?? createdAt)}`}
          </p>
          {organization && (
            <p className="flex max-w-full flex-wrap items-center gap-x-2 text-dim">
              Part of <OrganizationMention organization={organization} />
            </p>
          )}
          {bio && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{bio}</p>}
          {status === 'archived' && (
            <p className="mt-1 text-dim">This team is archived. It has no members, and no one can join it.</p>
          )}
        </div>
        {actions != null && actions !== false && (
          <div className="flex shrink-0 flex-wrap gap-3 sm:flex-col sm:items-stretch">{actions}</div>
        )}
      </div>
    </Panel>
  )
}
