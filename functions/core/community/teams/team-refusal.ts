import { AppError } from '#shared/errors.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)
const forbidden = (sentence: string) => () => new AppError('forbidden', 'not_allowed_in_team', sentence)

/** The refusals of teams, each with its sentence. */
export const teamRefusal = {
  notFound: () => new AppError('not_found', 'team_not_found', 'Team not found'),
  memberNotFound: () => new AppError('not_found', 'member_not_found', 'This person is not in the team.'),
  inviteNotFound: () =>
    new AppError('not_found', 'invitation_not_found', 'This invitation or request has ended.'),
  archived: conflict('team_archived', 'This team is archived.'),
  removed: conflict(
    'team_removed',
    'An administrator took this team off the site. No one can join it until it is shown again.',
  ),
  full: conflict('team_full', 'The team is full.'),
  byInvitation: conflict('team_by_invitation', 'This team takes new members by invitation only.'),
  inATeam: conflict('in_a_team', 'Leave your team first.'),
  inAnotherTeam: (name: string) =>
    new AppError('conflict', 'member_in_another_team', `${name} is in another team.`),
  inThisTeam: (name?: string) =>
    new AppError(
      'conflict',
      'in_this_team',
      name ? `${name} is already in this team.` : 'You are already in this team.',
    ),
  leaving: () =>
    new AppError(
      'forbidden',
      'account_leaving',
      'Your account is about to be deleted. Keep it to take part again.',
    ),
  nameTaken: conflict('team_name_taken', 'This name is taken.'),
  ownerStays: conflict('owner_stays', 'To leave, transfer ownership first.'),
  capacityTooLow: (members: number) =>
    new AppError(
      'conflict',
      'capacity_too_low',
      `The team has ${members} members, so the limit cannot go below ${members}.`,
    ),
  belowOwnRole: forbidden('You can only manage members below your own role.'),
  ownRole: forbidden('Transfer the team to change your own role.'),
  ownerActive: conflict('owner_active', 'The owner of this team is active and can transfer it.'),
  ownerOnly: forbidden('Only the owner can do this.'),
  editorsOnly: forbidden('Only the owner and co-owners can do this.'),
  managersOnly: forbidden('Only the owner, co-owners, and moderators can do this.'),
}
