import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import {
  claimIdOf,
  guestClaims,
  type StoredGuestClaim,
} from '#core/competitions/competitions/guest-claims.ts'
import { env } from '#core/env.ts'
import { events } from '#core/events/events/events.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { hasResult } from '#shared/competitions/competition-results/class-result.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'

/**
 * The page where guests claim their results. The secret comes after `#`, which no server and no referrer
 * sees.
 */
const claimLink = (handle: string) => `${env('SITE_URL')}/claim-result#${handle}`

type Named = Pick<CompetitionClass, 'eventId' | 'classKey'>

/**
 * Mails guests with an address a link to claim what they reached, once for each guest of an event, when the first of
 * their classes is verified. The claim is written with the mail, so a second delivery mails no one again.
 */
export async function inviteGuests(named: Named, now: string): Promise<void> {
  const [of, event] = await Promise.all([
    competitionClasses.get(named, { consistent: true }),
    events.get({ id: named.eventId }),
  ])
  if (of?.state !== 'verified' || !event) return
  const published = await readRevision({ ...named, revision: of.revision })
  const guests = published?.entries.filter((entry) => !entry.competitorId && hasResult(entry)) ?? []
  for (const { registrationId } of guests) {
    const [registration, claim] = await Promise.all([
      registrations.get({ eventId: named.eventId, id: registrationId }, { consistent: true }),
      guestClaims.get({ registrationId }, { consistent: true }),
    ])
    const { email: toEmail, name: guestName } = registration?.guest ?? {}
    if (!toEmail || !guestName || claim) continue
    const { handle, secretHash } = newHandle(claimIdOf(registrationId))
    const { eventId } = named
    const invited: StoredGuestClaim = {
      registrationId,
      eventId,
      secretHash,
      createdAt: now,
      updatedAt: now,
      version: 1,
    }
    const mail = queueMail(
      {
        toEmail,
        templateId: 'guest-results',
        data: { eventTitle: event.title },
        secretData: { claimUrl: claimLink(handle) },
        priority: 'normal',
      },
      now,
    )
    await commit(guestClaims.put(invited, { absent: true }), ...mail)
  }
}
