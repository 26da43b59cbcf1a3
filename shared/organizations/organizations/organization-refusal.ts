import { AppError } from '#shared/errors.ts'
import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import { mostOwned, mostPeople, type Organization } from './organization.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

/** What its last owner can do instead. */
const instead: Partial<Record<Organization['status'], string>> = {
  active: ', or archive it',
  draft: ', or delete the draft',
}

/** The refusals of organizations, each with its sentence. */
export const organizationRefusal = {
  notFound: () => new AppError('not_found', 'organization_not_found', 'Organization not found'),
  personNotFound: () =>
    new AppError('not_found', 'person_not_found', 'This person is not in the organization.'),
  inviteNotFound: () => new AppError('not_found', 'invitation_not_found', 'This invitation has ended.'),
  role: () => new AppError('forbidden', 'org_role', 'Your role does not include this.'),
  notDraft: conflict('org_not_draft', 'Only a draft can be deleted. Archive the organization instead.'),
  reasonRequired: () =>
    new AppError('invalid', 'reason_required', 'Say what to change.', {
      errors: [{ path: 'body.reason', message: 'Required' }],
    }),
  lastOwner: conflict('org_last_owner', 'Name another owner first.'),
  lastOwnerOf: ({ name, status }: Pick<Organization, 'name' | 'status'>) =>
    new AppError(
      'conflict',
      'org_last_owner',
      `Name another owner of ${name} first${instead[status] ?? ''}.`,
    ),
  busy: conflict(
    'org_busy',
    'This organization has running campaigns or open claims. It can be archived once they end.',
  ),
  inReview: conflict('org_in_review', 'This organization is being reviewed. Withdraw it to change it.'),
  suspended: conflict('org_suspended', 'This organization is suspended.'),
  removed: conflict('org_removed', 'An administrator took this organization off the site.'),
  archived: conflict('org_archived', 'This organization is archived.'),
  notActive: conflict('org_not_active', 'This organization is not active yet.'),
  decided: conflict('already_decided', 'Someone else has already decided this.'),
  platformOnly: () =>
    new AppError(
      'forbidden',
      'platform_only',
      'Only administrators can change the platform’s contact information.',
    ),
  tooManyPeople: conflict(
    'too_many_people',
    `An organization can have up to ${mostPeople} people, including those you invited.`,
  ),
  tooManyOwned: conflict(
    'org_limit',
    `You own ${mostOwned} organizations. Archive one, or leave one to another owner.`,
  ),
  inHere: conflict('in_this_organization', 'You are already in this organization.'),
  accountPending: () => new AppError('forbidden', 'account_pending', awaitingApproval),
  leaving: () =>
    new AppError(
      'forbidden',
      'account_leaving',
      'Your account is about to be deleted. Keep it to take part again.',
    ),
  incomplete: (fields: readonly string[]) =>
    new AppError('unprocessable', 'org_incomplete', `Before you submit it, add: ${fields.join(', ')}.`),
  ownerUnknown: () =>
    new AppError('unprocessable', 'owner_unknown', 'Choose a member with an active account.'),
}
