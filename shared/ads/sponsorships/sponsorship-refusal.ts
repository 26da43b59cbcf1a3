import { AppError } from '#shared/errors.ts'
import { declinedDays, mostOpen, mostSponsors, mostTeams, type SponsorSide } from './sponsorship.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

/** The refusals of sponsorships, each with its sentence. */
export const sponsorshipRefusal = {
  notFound: () => new AppError('not_found', 'sponsorship_not_found', 'There is no such sponsorship.'),
  sponsorNotFound: () =>
    new AppError('not_found', 'sponsor_not_found', 'There is no such business or organization.'),
  notPublished: conflict(
    'sponsor_not_live',
    'Only a published listing or an active organization can be a sponsor.',
  ),
  unowned: conflict('sponsor_unowned', 'No one runs this page yet, so no one could accept.'),
  ownRequest: conflict(
    'sponsorship_own_request',
    'The other side has to answer. You can withdraw your request.',
  ),
  closed: conflict('sponsorship_closed', 'This request has ended. Ask again.'),
  blocked: () => new AppError('forbidden', 'sponsorship_blocked', 'You cannot ask for this sponsorship.'),
  leaving: () =>
    new AppError(
      'forbidden',
      'account_leaving',
      'Your account is about to be deleted. Keep it to take part again.',
    ),
  declined: conflict(
    'sponsorship_declined',
    `The other side declined. You can ask again ${declinedDays} days later.`,
  ),
  full: (side: SponsorSide) =>
    side === 'team'
      ? new AppError(
          'conflict',
          'too_many_sponsors',
          `A team can have ${mostSponsors} sponsors. One of them has to end first.`,
        )
      : new AppError(
          'conflict',
          'too_many_sponsored',
          `A sponsor can have ${mostTeams} teams. One of them has to end first.`,
        ),
  tooManyOpen: conflict(
    'too_many_sponsor_requests',
    `${mostOpen} requests wait for an answer, as many as you can have. Withdraw one first.`,
  ),
}
