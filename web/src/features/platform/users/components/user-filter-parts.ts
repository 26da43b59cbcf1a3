import { MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import { AccountStatus, VerificationStatus } from '#shared/platform/users/user.ts'
import type { UserFilter } from '#shared/platform/users/user-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { statusWord, verificationWord } from './standing-badges.tsx'

/** The filters and orders of the list of accounts. */
export const userFilterParts: FilterPart<keyof UserFilter>[] = [
  { kind: 'search', name: 'q', label: 'Search by name or email', placeholder: 'Name or email' },
  {
    kind: 'choice',
    name: 'type',
    label: 'Membership',
    any: 'All memberships',
    options: MembershipType.options.map((option) => [option, membershipLabels[option]]),
  },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: AccountStatus.options.map((option) => [option, statusWord(option)]),
  },
  {
    kind: 'choice',
    name: 'verification',
    label: 'Verification',
    any: 'Any verification',
    options: VerificationStatus.options.map((option) => [option, verificationWord(option)]),
  },
  {
    kind: 'order',
    label: 'Order',
    options: [
      ['created desc', 'Newest first'],
      ['created asc', 'Oldest first'],
      ['lastLogin desc', 'Last login, newest first'],
      ['lastLogin asc', 'Last login, oldest first'],
      ['name asc', 'Name, A to Z'],
      ['name desc', 'Name, Z to A'],
      ['email asc', 'Email, A to Z'],
      ['email desc', 'Email, Z to A'],
    ],
  },
]
