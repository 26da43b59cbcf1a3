import { Link } from 'react-router-dom'
import type { PublicTeam, RosterMember } from '#shared/community/teams/contract.ts'
import { roleLabels } from '#shared/community/teams/role-labels.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { membersWords } from './team-words.ts'

/** The members of a team: those with public profiles by name, and how many others there are. */
export function Roster({ team: { roster, others } }: { team: Pick<PublicTeam, 'roster' | 'others'> }) {
  return (
    <Panel flush title="Members">
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {roster.map((member) => (
          <RosterRow key={`${member.path}${member.from}`} member={member} />
        ))}
      </ul>
      {others > 0 && (
        <p className="border-t border-line px-5 py-4 text-dim">
          {roster.length > 0
            ? `And ${membersWords(others)} without a public profile.`
            : `${membersWords(others)}, without a public profile.`}
        </p>
      )}
    </Panel>
  )
}

function RosterRow({ member: { name, role, from, path, pictureUrl } }: { member: RosterMember }) {
  return (
    <li className="relative flex items-center gap-3 px-5 py-3 hover:bg-raised">
      <Avatar name={name} src={pictureUrl ?? null} />
      <p className="min-w-0 wrap-anywhere">
        {path ? (
          <Link to={path} className="block font-semibold after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        ) : (
          <span className="block font-semibold">{name}</span>
        )}
        <span className="text-sm text-dim">
          {roleLabels[role]} since {utcMonth(from)}
        </span>
      </p>
    </li>
  )
}
