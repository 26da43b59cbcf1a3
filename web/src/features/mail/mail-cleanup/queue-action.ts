import type { QueueAction } from '#web/features/platform/mails/components/queue-action.ts'

export const queueAction: QueueAction = {
  label: 'Clean up',
  load: async () => ({ default: (await import('./components/cleanup-dialog.tsx')).CleanupDialog }),
}
