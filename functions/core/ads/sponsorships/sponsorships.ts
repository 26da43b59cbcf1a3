import { entity } from '#core/platform/db/entity.ts'
import { Sponsorship } from '#shared/ads/sponsorships/sponsorship.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

export const sponsorshipsOfTeam = (teamId: string) => `SPONSORSHIPS#${teamId}`
export const sponsorshipsBySide = (sideId: string) => `SPONSORSHIPS_OF#${sideId}`
export const sponsorshipsAskedBy = (userId: string) => `SPONSORSHIPS_BY#${userId}`

/** Open ones go by when they expire, others by when they began or ended. */
const place = ({ status, expiresAt, acceptedAt, endedAt, requestedAt }: Sponsorship) =>
  `${status}#${{ open: expiresAt, active: acceptedAt, ended: endedAt }[status] ?? requestedAt}`

const daysKept = 365

/** Each team with each of its sponsors. `gsi1` lists those of a team, `gsi2` those of a sponsor, `gsi3` who asked. */
export const sponsorships = entity({
  name: 'sponsorship',
  erasure: 'by its noun',
  schema: Sponsorship,
  key: ({ teamId, sponsorId }: { teamId: string; sponsorId: string }) => ({
    pk: sponsorshipsOfTeam(teamId),
    sk: sponsorId,
  }),
  gsi1: (row) => ({ pk: sponsorshipsBySide(row.teamId), sk: `${place(row)}#${row.sponsorId}` }),
  gsi2: (row) => ({ pk: sponsorshipsBySide(row.sponsorId), sk: `${place(row)}#${row.teamId}` }),
  gsi3: ({ requestedBy, teamId, sponsorId }) =>
    requestedBy ? { pk: sponsorshipsAskedBy(requestedBy), sk: `${teamId}#${sponsorId}` } : undefined,
  expiresAt: ({ status, expiresAt, endedAt }) =>
    status === 'active' ? undefined : addTime(endedAt ?? expiresAt, { days: daysKept }),
})
