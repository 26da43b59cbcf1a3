import type { StandingChange } from '#shared/platform/users/change-standing.ts'

export type BulkAction = StandingChange['action']

const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`)

/** The name of each action, and its effect on a number of accounts. */
export const bulkTexts: Record<
  BulkAction,
  { label: string; confirm: (count: number) => string; consequence: string; danger?: boolean }
> = {
  approve: {
    label: 'Approve',
    confirm: (count) => `Approve ${accounts(count)}`,
    consequence:
      'Pending accounts become active, and their owners are emailed. All other accounts stay the same.',
  },
  suspend: {
    label: 'Suspend',
    confirm: (count) => `Suspend ${accounts(count)}`,
    consequence:
      'They are logged out on all devices right away, can’t log in, and get an email with your reason. Their plans are paused, and we charge nothing while they are suspended; a plan whose last payment failed ends. You can reactivate them later.',
    danger: true,
  },
  reactivate: {
    label: 'Reactivate',
    confirm: (count) => `Reactivate ${accounts(count)}`,
    consequence:
      'Suspended accounts return to their previous status, and their owners are emailed. Plans that were paused resume if their paid period is not over.',
  },
  change_type: {
    label: 'Change membership',
    confirm: (count) => `Change the membership of ${accounts(count)}`,
    consequence: 'Their permissions change right away, and they are emailed.',
  },
}
