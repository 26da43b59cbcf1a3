/** The words of the question why something is not approved. */
export const rejection = {
  least: 1,
  most: 500,
  hint: 'Up to 500 characters. The advertiser will see it.',
  label: 'What to change',
  missing: 'Say what to change.',
  confirmLabel: 'Reject',
  busyText: 'Rejecting...',
  failed: 'We couldn’t reject it',
  danger: true,
} as const
