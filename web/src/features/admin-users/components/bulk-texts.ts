import type { StandingChange } from '#shared/users/change-standing.ts'

export type BulkAction = StandingChange['action']

const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`)

/** What each action is called and what it will do to how many. */
export const bulkTexts: Record<
  BulkAction,
  { label: string; confirm: (count: number) => string; consequence: string; danger?: boolean }
> = {
  approve: {
    label: 'Approve',
    confirm: (count) => `Approve ${accounts(count)}`,
    consequence:
      'Those that wait for approval become active and get a mail. Everybody else stays as they are.',
  },
  suspend: {
    label: 'Suspend',
    confirm: (count) => `Suspend ${accounts(count)}`,
    consequence:
      'They are signed out on all devices at once, cannot log in, and get a mail with your reason. Their plans are paused, and nothing is charged meanwhile; a plan whose last payment failed ends. You can reactivate them later.',
    danger: true,
  },
  reactivate: {
    label: 'Reactivate',
    confirm: (count) => `Reactivate ${accounts(count)}`,
    consequence:
      'Those that are suspended stand where they stood before, and get a mail. Plans that were paused resume if their paid period is not over.',
  },
  change_type: {
    label: 'Change type',
    confirm: (count) => `Change the membership of ${accounts(count)}`,
    consequence: 'What they may do changes at once, and they get a mail.',
  },
}
