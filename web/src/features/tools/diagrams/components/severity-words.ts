/** The severity of an issue, in words. */
export const severityWords = {
  error: { one: 'error', many: 'errors', tone: 'danger' },
  warning: { one: 'warning', many: 'warnings', tone: 'warning' },
  info: { one: 'note', many: 'notes', tone: 'neutral' },
} as const
