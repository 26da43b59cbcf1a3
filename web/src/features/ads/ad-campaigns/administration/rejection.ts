/** The words of the question why something is not approved. */
export const rejection = {
  least: 1,
  most: 500,
  hint: 'Up to 500 characters. The advertiser reads it.',
  label: 'What has to change',
  missing: 'Say what has to change.',
  confirmLabel: 'Reject',
  busyText: 'Rejecting...',
  failed: 'We couldn’t reject it',
  danger: true,
} as const
